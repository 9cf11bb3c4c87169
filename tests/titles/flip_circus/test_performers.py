"""FC-4: what the performers can do."""

import pytest

from chapiteau.words import SPECTATOR
from tests.titles.flip_circus.build import (
    DECLINE,
    END_TURN,
    backs,
    board,
    faces,
    flip,
    legal,
    look,
    play,
    position,
    refusal,
    swap,
    told,
    use,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("FC-4.1")
def test_the_acrobat_changes_places_with_the_token_five_places_on() -> None:
    state = play(position("CA AM CM MF CF FS CS ST CT TA"), use(2), DECLINE)
    assert faces(state) == "CCCMCFASCT"
    play(state, use(7))
    assert faces(state) == "CACMCFCSCT"


@pytest.mark.rule("FC-4.2")
def test_the_neighbours_of_the_magician_change_places() -> None:
    state = play(position("AC MF CM AM CF FS CS ST CT TA"), use(2))
    assert faces(state) == "CMAACFCSCT"
    state = play(position("MF CM AM CF FS CS ST CT TA AC"), use(1))
    assert faces(state) == "MAACFCSCTC"


@pytest.mark.rule("FC-4.3", "FC-4.7")
def test_the_fortune_teller_shows_both_neighbours_to_the_looker_only() -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA")
    events = told(state, use(6))
    assert faces(state) == "CACMCFCSCT"
    assert backs(state, 0) == "....F.S..."
    assert backs(state, 1) == backs(state, SPECTATOR) == "." * 10
    public = [message for message, audience in events if audience & 0b10]
    private = [message for message, audience in events if not audience & 0b10]
    assert [message.id for message in public] == ["flip-teller-used"]
    assert [message.id for message in private] == ["flip-seen", "flip-seen"]


@pytest.mark.rule("FC-4.4")
def test_a_strongman_is_not_swapped_but_moved_by_others_and_flipped() -> None:
    state = position("SC AM CM CF CA SF CT MF ST TA")
    assert faces(state) == "SACCCSCMST"
    for place in (10, 1, 5, 6, 8):
        assert (swap(place) in legal(state)) == (place == 10)
    assert swap(9) in legal(state)
    assert {flip(1), flip(6), flip(9)} <= set(legal(state))
    magician = position("SC MF CM")
    assert faces(play(magician, use(2)))[:3] == "CMS"
    acrobat = position("AM CM CF CA CT SC")
    assert faces(play(acrobat, use(1)))[:6] == "SCCCCA"


@pytest.mark.rule("FC-4.5", "FC-4.6")
def test_an_acrobat_does_not_move_a_face_up_tamer_opposite() -> None:
    state = position("AM CM CF CA CS TC")
    assert refusal(state, use(1)) == ("FC-4.5", "flip-error-tamer-acrobat")
    play(state, flip(6), DECLINE)
    assert faces(play(state, use(1)))[5] == "A"


@pytest.mark.rule("FC-4.5", "FC-4.6")
@pytest.mark.parametrize("ring", ["TC MF CM", "CM MF TC"])
def test_a_magician_has_no_effect_beside_a_face_up_tamer(ring: str) -> None:
    assert refusal(position(ring), use(2)) == ("FC-4.5", "flip-error-tamer-magician")
    face_down = ring.replace("TC", "CT")
    assert faces(play(position(face_down), use(2)))[:3] == "CMC"


@pytest.mark.rule("FC-4.5")
def test_a_fortune_teller_sees_only_the_neighbour_who_is_no_tamer() -> None:
    state = play(position("TC FS CM"), use(2))
    assert backs(state, 0) == "..M......."
    state = play(position("CM FS TC"), use(2))
    assert backs(state, 0) == "M........."


@pytest.mark.rule("FC-4.6")
def test_a_fortune_teller_between_two_tamers_cannot_be_used() -> None:
    state = position("TC FS TA")
    assert refusal(state, use(2)) == ("FC-4.6", "flip-error-tamer-fortune-teller")
    assert backs(play(state, flip(3), use(2)), 0) == "..T......."


@pytest.mark.rule("FC-4.5")
def test_an_applause_look_may_look_behind_a_tamer() -> None:
    state = position("TC FS CM", applause=(1, 0))
    assert backs(play(state, look(1)), 0) == "C........."


@pytest.mark.rule("FC-4.6")
def test_what_is_known_already_does_not_matter() -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA")
    play(state, use(6), use(6))
    assert board(state).left == 0


@pytest.mark.rule("FC-4.6")
def test_tokens_that_show_the_same_face_still_change_places() -> None:
    state = position("CA MF CM AM CF FS CS ST CT TA")
    ids = [token.id for token in board(state).ring]
    play(state, use(2), use(2))
    assert [token.id for token in board(state).ring] == ids
    play(state, END_TURN, use(2))
    moved = [token.id for token in board(state).ring]
    assert moved == [ids[2], ids[1], ids[0], *ids[3:]]
    state = position("CA CM CF MF CS FS CT ST AM TA")
    ids = [token.id for token in board(state).ring]
    play(state, swap(1))
    assert [token.id for token in board(state).ring][:2] == [ids[1], ids[0]]


@pytest.mark.rule("FC-4.7")
def test_everybody_sees_which_tokens_were_looked_at_until_the_next_step() -> None:
    state = play(position("CA AM CM MF CF FS CS ST CT TA", applause=(1, 0)), use(6))
    for viewer in (0, 1, SPECTATOR):
        looked = [place for place, token in enumerate(board(state, viewer).ring, 1) if token.looked]
        assert looked == [5, 7]
    play(state, look(2))
    assert [place for place, token in enumerate(board(state).ring, 1) if token.looked] == [2]
    play(state, flip(9))
    assert not any(token.looked for token in board(state).ring)


@pytest.mark.rule("FC-4.7")
def test_the_team_mate_sees_what_was_looked_at_by_either_way() -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA", players=4, applause=(1, 0))
    play(state, use(6), look(2))
    for mate in (0, 2):
        assert backs(state, mate) == ".M..F.S..."
    for other in (1, 3, SPECTATOR):
        assert backs(state, other) == "." * 10
