"""The words of a view of New Title: what is asked, the position in sentences, how the match ended."""

from chapiteau.words import Message, Result, Source, by_place, say, seat
from tools.template.title.rules import words
from tools.template.title.rules.position import BIDDING, OVER, UNSAID, Position
from tools.template.title.rules.state import NewTitleState


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
    told = [say("new-title-describe-round", round=state.round, rounds=box.rounds)]
    for i, card in enumerate(state.trick):
        played = seat((state.leader + i) % state.players)
        told.append(say("new-title-describe-played", player=played, card=words.card(box, card)))
    if not state.trick and state.phase != OVER:
        told.append(say("new-title-describe-leads", player=seat(state.leader)))
    for player in range(state.players):
        bid, name = state.bids[player], seat(player)
        if bid == UNSAID:
            told.append(say("new-title-describe-unsaid", player=name))
        else:
            tricks = state.tricks[player]
            told.append(say("new-title-describe-seat", player=name, bid=bid, tricks=tricks))
    if viewer >= 0 and state.hands[viewer]:
        told.append(say("new-title-describe-hand", cards=words.cards(box, state.hands[viewer])))
    return told


def result(state: NewTitleState) -> Result:
    """Places by NT-1.1, and where the points came from (NT-4.1)."""
    kept = [count * state.box.kept for count in state.kept]
    tricks = [points - part for points, part in zip(state.points, kept, strict=True)]
    return Result(
        places=by_place(state.ranking()),
        reason=Message("new-title-over", {"rounds": state.box.rounds}),
        tie_break=None,
        sources=[
            Source(Message("new-title-source-kept"), kept),
            Source(Message("new-title-source-tricks"), tricks),
        ],
    )
