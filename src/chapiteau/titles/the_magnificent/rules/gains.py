"""MG-5.2, MG-5.3, MG-9.2: how gems, posters and other gains come to a player."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    CLEAR,
    DISCARD_NEW,
    E_CLEAR,
    E_COINS,
    E_EACH,
    E_GEM,
    E_MARKER,
    E_POINTS,
    FROM_DECK,
    GEM,
    LEAVE,
    MOST_GEMS,
    S_BONUSES,
    SECTION,
    SECTIONS,
    SOURCE,
    T_GEM,
    T_PART,
    T_POSTER,
    T_SECTION,
)
from chapiteau.titles.the_magnificent.rules.table import Table


def gain(table: Table, part: int) -> None:
    """The player in turn gains a part of a bonus, or is asked for what it leaves to choose."""
    player = table.player
    effect, amount = table.box.effect[part], table.box.amount[part]
    if effect == E_COINS:
        table.coins[player] += amount
    elif effect == E_POINTS:
        table.earn(player, S_BONUSES, amount)
    elif effect == E_MARKER:
        table.markers[player] += amount
    elif effect == E_CLEAR:
        for _ in range(amount):
            take_gem(table, CLEAR)
        return
    elif effect == E_EACH:
        for kind in range(CLEAR):
            take_gem(table, kind)
        return
    elif effect == E_GEM:
        table.push(T_GEM)
        return
    else:
        table.push(T_POSTER)
        return
    if table.telling:
        told = words.by(player) | {"gain": words.part(table.box, part)}
        table.tell(EVERYBODY, "magnificent-log-gains", told)


def gain_all(table: Table, parts: list[int]) -> None:
    """All parts of a bonus, in their order, before anything else."""
    for i in range(len(parts) - 1, -1, -1):
        table.push(T_PART, parts[i])


# ---- gems


def take_gem(table: Table, kind: int) -> None:
    """MG-5.2: a gem comes into the store, or becomes a coin."""
    player = table.player
    stored = table.gain_gem(player, kind)
    if table.telling:
        # texts: magnificent-log-gem, magnificent-log-gem-coin
        told = words.by(player) | {"gem": words.gem(kind)}
        name = "magnificent-log-gem" if stored else "magnificent-log-gem-coin"
        table.tell(EVERYBODY, name, told)


def has_room(table: Table, kind: int) -> bool:
    """MG-5.2: whether the player in turn can store a gem of this kind."""
    return table.gems[table.player * 4 + kind] < MOST_GEMS


def gem_actions(table: Table) -> list[int]:
    """MG-5.2: coloured gems of a kind with room."""
    return [GEM + kind for kind in range(CLEAR) if has_room(table, kind)]


def settle_gem(table: Table) -> bool:
    """MG-5.2: a gem of choice, where there is no choice. True when the player has to be asked."""
    legal = gem_actions(table)
    if len(legal) > 1:
        return True
    table.todo.pop()
    take_gem(table, legal[0] - GEM if legal else 0)
    return False


# ---- posters


def any_poster(table: Table) -> bool:
    """Whether there is a poster to take (MG-5.3)."""
    return len(table.poster_deck) + len(table.poster_discard) > 0 or max(table.poster_display) >= 0


def draw_poster(table: Table) -> int:
    """The top of the deck; the discards become a new deck when it is empty (ruling, MG-5.3). -1 when there is none."""
    if not table.poster_deck:
        if not table.poster_discard:
            return -1
        table.renewed += 1
        if table.telling:
            told: words.Args = {"count": len(table.poster_discard)}
            table.tell(EVERYBODY, "magnificent-log-posters-reshuffled", told)
        cards = table.poster_discard
        table.poster_discard = []
        pieces.reshuffle(table, table.poster_deck, cards, "posters", table.renewed)
    return pieces.draw(table, table.poster_deck, EVERYBODY)


def vacant_sections(table: Table) -> list[int]:
    """Sections of the player in turn without a poster."""
    at = table.player * SECTIONS
    return [section for section in range(SECTIONS) if table.poster[at + section] < 0]


def source_actions(table: Table) -> list[int]:
    """MG-5.3: where a poster may come from; with all sections taken it may be skipped."""
    legal: list[int] = [] if vacant_sections(table) else [LEAVE]
    for place in range(len(table.poster_display)):
        if table.poster_display[place] >= 0:
            legal.append(SOURCE + place)
    if table.poster_deck or table.poster_discard:
        legal.append(FROM_DECK)
    return legal


def settle_poster(table: Table) -> bool:
    """MG-5.3: a gain without any poster left is lost. True when the player has to be asked."""
    if any_poster(table):
        return True
    table.todo.pop()
    if table.telling:
        table.tell(EVERYBODY, "magnificent-log-no-poster", words.by(table.player))
    return False


def take_poster(table: Table, action: int) -> None:
    """MG-5.3: the source is named, the display is refilled, then the card is placed."""
    table.todo.pop()
    player = table.player
    if action == LEAVE:
        if table.telling:
            table.tell(EVERYBODY, "magnificent-log-skips-poster", words.by(player))
        return
    if action == FROM_DECK:
        if table.telling:
            table.tell(EVERYBODY, "magnificent-log-draws-poster", words.by(player))
        poster = draw_poster(table)
    else:
        place = action - SOURCE
        poster = table.poster_display[place]
        if table.telling:
            told = words.by(player) | {"poster": words.poster(table.box, poster)}
            table.tell(EVERYBODY, "magnificent-log-takes-poster", told)
        table.poster_display[place] = -1
    # The card in hand is not yet a discard, so it cannot come back by a reshuffle.
    refill_posters(table)
    table.push(T_SECTION, poster)


def refill_posters(table: Table) -> None:
    """MG-5.3: the display is refilled, also where there was no card for a gap before."""
    for place in range(len(table.poster_display)):
        if table.poster_display[place] < 0:
            table.poster_display[place] = draw_poster(table)
            if table.telling and table.poster_display[place] >= 0:
                shown: words.Args = {"poster": words.poster(table.box, table.poster_display[place])}
                table.tell(EVERYBODY, "magnificent-log-poster-shown", shown)


def section_actions(table: Table) -> list[int]:
    """MG-5.3: a vacant section; with all five taken replace one or discard the new one. MG-6.4: one completed in this show stays."""
    vacant = vacant_sections(table)
    if vacant:
        return [SECTION + section for section in vacant]
    open_ones = [section for section in range(SECTIONS) if not table.face_down >> section & 1]
    return [DISCARD_NEW] + [SECTION + section for section in open_ones]


def settle_section(table: Table, poster: int) -> bool:
    """True when the player has to be asked where it goes."""
    legal = section_actions(table)
    if len(legal) != 1:
        return True
    place_poster(table, poster, legal[0])
    return False


def place_poster(table: Table, poster: int, action: int) -> None:
    """MG-5.3: onto a section, or onto the discards."""
    table.todo.pop()
    player = table.player
    told = words.by(player) | {"poster": words.poster(table.box, poster)}
    if action == DISCARD_NEW:
        table.poster_discard.append(poster)
        if table.telling:
            table.tell(EVERYBODY, "magnificent-log-discards-poster", told)
        return
    at = player * SECTIONS + action - SECTION
    old = table.poster[at]
    table.poster[at] = poster
    if old >= 0:
        table.poster_discard.append(old)
    if table.telling:
        # texts: magnificent-log-puts-poster, magnificent-log-replaces-poster
        name = "magnificent-log-puts-poster" if old < 0 else "magnificent-log-replaces-poster"
        table.tell(EVERYBODY, name, told | {"section": action - SECTION + 1})
