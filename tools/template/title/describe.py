"""The words of a view of New Title: what is asked, the position in sentences, how the match ended."""

from chapiteau.words import Message, Result, Source, seat
from tools.template.title.rules import words
from tools.template.title.rules.position import BIDDING, OVER, UNSAID, Position


def status(state: Position) -> Message:
    """What is asked now."""
    if state.phase == OVER:
        return Message("new-title-over", {"rounds": state.box.rounds})
    if state.phase == BIDDING:
        return Message("new-title-status-bidding")
    return Message("new-title-status-playing")


def hint(state: Position) -> Message:
    """What the player in turn can do."""
    if state.phase == BIDDING:
        return Message("new-title-hint-bidding", {"kept": state.box.kept})
    return Message("new-title-hint-playing")


def description(state: Position, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows."""
    box = state.box
    told = [_say("new-title-describe-round", round=state.round, rounds=box.rounds)]
    for i, card in enumerate(state.trick):
        played = seat((state.leader + i) % state.players)
        told.append(_say("new-title-describe-played", player=played, card=words.card(box, card)))
    if not state.trick and state.phase != OVER:
        told.append(_say("new-title-describe-leads", player=seat(state.leader)))
    for player in range(state.players):
        bid, name = state.bids[player], seat(player)
        if bid == UNSAID:
            told.append(_say("new-title-describe-unsaid", player=name))
        else:
            tricks = state.tricks[player]
            told.append(_say("new-title-describe-seat", player=name, bid=bid, tricks=tricks))
    if viewer >= 0 and state.hands[viewer]:
        told.append(_say("new-title-describe-hand", cards=words.cards(box, state.hands[viewer])))
    return told


def _say(text: str, **args: int | str | Message | list[Message]) -> Message:
    return Message(text, args)


def result(state: Position) -> Result:
    """Places by NT-1.1, and where the points came from (NT-4.1)."""
    ranking = [1 + sum(other > own for other in state.points) for own in state.points]
    places = [
        [player for player in range(state.players) if ranking[player] == place]
        for place in sorted(set(ranking))
    ]
    kept = [count * state.box.kept for count in state.kept]
    tricks = [points - part for points, part in zip(state.points, kept, strict=True)]
    return Result(
        places=places,
        reason=Message("new-title-over", {"rounds": state.box.rounds}),
        tie_break=None,
        sources=[
            Source(Message("new-title-source-kept"), kept),
            Source(Message("new-title-source-tricks"), tricks),
        ],
    )
