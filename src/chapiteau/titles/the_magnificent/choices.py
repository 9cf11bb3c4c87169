"""The legal actions of The Magnificent for people."""

from chapiteau.game import State
from chapiteau.titles.the_magnificent.rules import scoring, words
from chapiteau.titles.the_magnificent.rules.actions import (
    ARRANGE,
    BOARD,
    CARD,
    COLOUR,
    COLOURS,
    COMPLETE,
    DIE,
    DISCARD_NEW,
    DISCARD_PAIR,
    END_TURN,
    ENOUGH,
    FACE,
    FROM_DECK,
    GEM,
    KINDS,
    LEAVE,
    LEVEL,
    M_CARD,
    M_KEEP,
    M_SCORING,
    MOST_SHOWS,
    ORDER_PLACES,
    OWED,
    PAIR,
    PASSED,
    RING,
    SECTION,
    SECTIONS,
    SELL,
    SHOW,
    SIZES,
    SOURCE,
    SPEND,
    STEPS,
    T_BITS,
    T_EXCHANGE,
    T_PAY,
    T_POSTER,
    TENT_SPACE,
    TILE,
    TRAINER,
    USE_MASTER,
    USE_SPACE,
    USE_TRAINER,
    WAGON,
)
from chapiteau.titles.the_magnificent.rules.build import side
from chapiteau.titles.the_magnificent.rules.camp import CELLS, PLACES, SIDE, cells
from chapiteau.titles.the_magnificent.rules.perform import ORDERS, hats
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.words import Choice, Message

Args = words.Args


def choices(state: State, player: int) -> list[Choice]:
    """One Choice per legal action, in the same order."""
    assert isinstance(state, MagnificentState)
    return [_choice(state, player, action) for action in state.legal_actions(player)]


def _choice(state: MagnificentState, player: int, action: int) -> Choice:
    if action >= TILE:
        return _tile(state, action)
    if action >= ARRANGE:
        return _arrange(state, action)
    if action >= LEVEL:
        return _action(state, action)
    if action >= SOURCE:
        return _poster(state, action)
    if action >= DIE:
        return _card(state, player, action)
    if action >= SPEND:
        return _detail(state, action)
    return _use(state, action)


def _todo(state: Table) -> int:
    """What comes next; -1 for nothing."""
    return state.todo[-1] & (1 << T_BITS) - 1 if state.todo else -1


# ---- placing tiles


def _tile(state: Table, action: int) -> Choice:
    size, code = (action - TILE) // PLACES, (action - TILE) % PLACES
    number = state.colour * 2 + size
    turned = state.box.figures[number].by_number[code // CELLS]
    area = turned.mask << code % CELLS
    board = side(state)
    gains = [
        words.part(state.box, part)
        for covered in cells(area & board.bonuses)
        for part in board.bonus[covered]
    ]
    label: Args = {
        "tile": words.tiles(number, 1),
        "cells": words.cell_list(area),
        "turn": turned.number + 1,
        "count": len(gains),
        "gains": gains,
    }
    grip = turned.grip + code % CELLS
    targets = [
        f"tile:{SIZES[size]}",
        f"turn:{turned.number}",
        f"cell:{grip // SIDE}:{grip % SIDE}",
    ]
    return Choice(action, Message("magnificent-choice-place", label), "MG-4.2", "place", targets)


def _arrange(state: Table, action: int) -> Choice:
    if action == ARRANGE:
        label = Message("magnificent-choice-leave-posters")
        return Choice(action, label, "MG-6.4", "turn")
    at = state.player * SECTIONS
    moves = [
        (section + 1, source + 1)
        for section, source in enumerate(ORDERS[action - ARRANGE])
        if state.poster[at + source] >= 0
    ]
    told = [
        Message("magnificent-put", {"section": section, "from": source})
        for section, source in moves
        if section != source
    ]
    targets = [f"put:{section}:{source}" for section, source in moves]
    label = Message("magnificent-choice-arrange", {"posters": told})
    return Choice(action, label, "MG-6.4", "arrange", targets)


# ---- the action of the turn


def _action(state: Table, action: int) -> Choice:
    if action < STEPS:
        return _level(state, action)
    if action < SHOW:
        steps = action - STEPS
        space = (state.wagon[state.colour] + steps) % RING
        label: Args = {"steps": steps, "wagon": words.wagon(state.colour)}
        label["end"] = words.ring_space(state, state.colour * RING + space)
        target = f"ring:{COLOURS[state.colour]}:{space}"
        message = Message("magnificent-choice-travel", label)
        return Choice(action, message, "MG-5.1", "travel", [target])
    if action < OWED:
        return _show(state, action)
    what = action - OWED
    cell = next(waiting % CELLS for waiting in state.owed if waiting // CELLS == what)
    named: Args = {"what": words.owed(what), "cell": words.cell(cell)}
    message = Message("magnificent-choice-owed", named)
    return Choice(action, message, "MG-4.3", "bonus", [f"bonus:{cell // SIDE}:{cell % SIDE}"])


def _level(state: Table, action: int) -> Choice:
    number = action - LEVEL
    board = side(state)
    tiles = [
        words.tiles(state.colour * 2 + size, board.tiles[number * 2 + size])
        for size in (1, 0)
        if board.tiles[number * 2 + size]
    ]
    label: Args = {"power": board.power[number], "tiles": tiles}
    message = Message("magnificent-choice-build", label)
    return Choice(action, message, "MG-4.1", "build", [f"level:{number}"])


def _show(state: Table, action: int) -> Choice:
    hat, space = (action - SHOW) // MOST_SHOWS, (action - SHOW) % MOST_SHOWS
    label: Args = {"space": state.box.shows[space], "posters": state.box.posters_of_show[space]}
    targets = [f"track:{ORDER_PLACES + space}"]
    name = "magnificent-choice-show"
    if len(hats(state)) > 1:
        place = state.hat[state.player * 2 + hat]
        targets.insert(0, f"hat:track:{place}" if place >= 0 else "hat:front")
        name = "magnificent-choice-show-hat"
        label["place"] = words.track_place(state, place)
    # texts: magnificent-choice-show, magnificent-choice-show-hat
    return Choice(action, Message(name, label), "MG-6.1", "perform", targets)


# ---- posters and tents


def _poster(state: Table, action: int) -> Choice:
    box = state.box
    if action == FROM_DECK:
        label = Message("magnificent-choice-poster-deck")
        return Choice(action, label, "MG-5.3", "poster", ["poster:deck"])
    if action < SECTION:
        place = action - SOURCE
        named: Args = {"poster": words.poster(box, state.poster_display[place])}
        label = Message("magnificent-choice-poster", named)
        return Choice(action, label, "MG-5.3", "poster", [f"poster:{place}"])
    if action < COMPLETE:
        return _section(state, action - SECTION)
    if action < TENT_SPACE:
        section = action - COMPLETE
        at = state.player * SECTIONS + section
        poster, tent = state.poster[at], state.tent[at]
        told: Args = {"section": section + 1}
        told["points"] = box.poster_points[poster] + box.tent_points[tent]
        told["coins"] = box.poster_coins[poster] + box.tent_coins[tent]
        label = Message("magnificent-choice-complete", told)
        return Choice(action, label, "MG-6.3", "complete", [f"section:{section + 1}"])
    if action < PASSED:
        space = action - TENT_SPACE
        gains = words.parts(box, box.tent_space[space])
        label = Message("magnificent-choice-tent", {"space": space + 1, "gains": gains})
        return Choice(action, label, "MG-5.4", "tent", [f"tent:{space + 1}"])
    place = action - PASSED
    label = Message("magnificent-choice-passed", {"tent": words.tent(box, state.ring_tent[place])})
    target = f"ring:{COLOURS[place // RING]}:{place % RING}"
    return Choice(action, label, "MG-5.4", "tent", [target])


def _section(state: Table, section: int) -> Choice:
    old = state.poster[state.player * SECTIONS + section]
    told: Args = {"section": section + 1}
    label = Message("magnificent-choice-section", told)
    if old >= 0:
        told |= {"poster": words.poster(state.box, old)}
        label = Message("magnificent-choice-replace", told)
    return Choice(SECTION + section, label, "MG-5.3", "poster", [f"section:{section + 1}"])


# ---- dice, cards, drafts, pairs


def _card(state: Table, player: int, action: int) -> Choice:
    box = state.box
    if action < CARD:
        die = action - DIE
        label = Message("magnificent-choice-die", {"die": words.die(die)})
        return Choice(action, label, "MG-3.1", "die", [f"die:{KINDS[die // 6]}-{die % 6 + 1}"])
    if action < TRAINER:
        return _master(state, player, action - CARD)
    if action < BOARD:
        tile = action - TRAINER
        told: Args = {"number": tile + 1, "effect": words.part(box, box.trainer[tile])}
        label = Message("magnificent-choice-trainer", told)
        return Choice(action, label, "MG-2.6", "draft", [f"trainer:{words.trainer_code(tile)}"])
    if action < PAIR:
        label = Message("magnificent-choice-board", {"board": words.board(action - BOARD)})
        return Choice(action, label, "MG-12.3", "draft")
    discarding = action >= DISCARD_PAIR
    place = action - (DISCARD_PAIR if discarding else PAIR)
    told = {"card": words.master(box, state.display[place])}
    # texts: magnificent-choice-pair, magnificent-choice-pair-card
    # texts: magnificent-choice-discard, magnificent-choice-discard-card
    name = "magnificent-choice-discard" if discarding else "magnificent-choice-pair"
    if state.trainer_display[place] >= 0:
        told["trainer"] = words.trainer(box, state.trainer_display[place])
    else:
        name += "-card"
    rule = "MG-7.3" if discarding else "MG-7.2"
    return Choice(action, Message(name, told), rule, "pair", [f"pair:{place}"])


def _master(state: Table, player: int, card: int) -> Choice:
    box = state.box
    targets = [f"master:{words.card_id(card)}"]
    told: Args = {"card": words.card(card)}
    if state.todo:
        told["effect"] = words.part(box, box.top[card])
        label = Message("magnificent-choice-copy", told)
        return Choice(CARD + card, label, "MG-9.3", "bonus", targets)
    if state.mode == M_CARD:
        told = {"id": words.card_id(card), "effect": words.part(box, box.top[card])}
        label = Message("magnificent-choice-put-die", told)
        return Choice(CARD + card, label, "MG-3.1", "card", targets)
    if state.mode == M_KEEP:
        label = Message("magnificent-choice-keep", {"card": words.master(box, card)})
        return Choice(CARD + card, label, "MG-12.4", "draft", targets)
    assert state.mode == M_SCORING
    told["points"] = scoring.card_points(state, player, card)
    told["bottom"] = words.bottom(box, card)
    label = Message("magnificent-choice-score", told)
    return Choice(CARD + card, label, "MG-7.4", "score", targets)


# ---- details of bonuses


def _detail(state: Table, action: int) -> Choice:
    todo = _todo(state)
    if action < COLOUR:
        kind = action - SPEND
        label = Message("magnificent-choice-spend", {"gem": words.gem(kind)})
        return Choice(action, label, "MG-3.2", "gem", [f"gem:{KINDS[kind]}"])
    if action < FACE:
        label = Message("magnificent-choice-colour", {"colour": words.colour(action - COLOUR)})
        return Choice(action, label, "MG-3.3", "colour")
    if action < WAGON:
        label = Message("magnificent-choice-face", {"face": action - FACE + 1})
        return Choice(action, label, "MG-9.2", "bonus")
    if action < GEM:
        wagon = action - WAGON
        steps = state.todo[-1] >> T_BITS
        told: Args = {"wagon": words.wagon(wagon), "steps": steps}
        label = Message("magnificent-choice-wagon", told)
        return Choice(action, label, "MG-5.1", "trainer", [f"wagon:{COLOURS[wagon]}"])
    kind = (action - GEM) % len(KINDS)
    targets = [f"gem:{KINDS[kind]}"]
    named: Args = {"gem": words.gem(kind), "coins": state.todo[-1] >> T_BITS}
    if action >= SELL:
        label = Message("magnificent-choice-sell", named)
        return Choice(action, label, "MG-5.2", "trainer", targets)
    if todo == T_EXCHANGE:
        label = Message("magnificent-choice-buy", named)
        return Choice(action, label, "MG-5.2", "trainer", targets)
    if todo == T_PAY:
        label = Message("magnificent-choice-pay", {"gem": words.gem(kind)})
        return Choice(action, label, "MG-6.3", "complete", targets)
    label = Message("magnificent-choice-gem", {"gem": words.gem(kind)})
    return Choice(action, label, "MG-5.2", "gem", targets)


# ---- bonuses, and the end of things


def _use(state: Table, action: int) -> Choice:
    box = state.box
    if action == USE_MASTER:
        part = box.top[state.card]
        told: Args = {"card": words.card(state.card), "effect": words.part(box, part)}
        label = Message("magnificent-choice-master", told)
        target = f"master:{words.card_id(state.card)}"
        return Choice(action, label, "MG-3.1", "bonus", [target])
    if action >= USE_SPACE:
        space = action - USE_SPACE
        used: Args = {"trainer": words.space(box, space), "cost": box.space_cost[space]}
        target = f"printed:{space + 1}"
        label = Message("magnificent-choice-use", used)
        return Choice(action, label, "MG-3.1", "trainer", [target])
    if action >= USE_TRAINER:
        tile = action - USE_TRAINER
        named: Args = {"trainer": words.trainer(box, tile), "cost": box.trainer_cost[tile]}
        label = Message("magnificent-choice-use", named)
        return Choice(action, label, "MG-3.1", "trainer", [f"trainer:{words.trainer_code(tile)}"])
    if action == END_TURN:
        return Choice(action, Message("magnificent-choice-end"), "MG-3.1", "turn")
    todo = _todo(state)
    if action == ENOUGH:
        if todo == T_EXCHANGE:
            label = Message("magnificent-choice-end-exchange")
            return Choice(action, label, "MG-3.1", "turn")
        return Choice(action, Message("magnificent-choice-end-show"), "MG-6.2", "turn")
    if action == DISCARD_NEW:
        return Choice(action, Message("magnificent-choice-discard-new"), "MG-5.3", "turn")
    assert action == LEAVE
    if todo == T_POSTER:
        return Choice(action, Message("magnificent-choice-skip-poster"), "MG-5.3", "turn")
    return Choice(action, Message("magnificent-choice-leave-tent"), "MG-5.4", "turn")
