"""Turns of a game: plays, exchanges, passes, what is refused, and taking back."""

import pytest

from tests.engine.scrabble.games import WORDS, after, answer, config_of, place, refused, table
from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    TakeBack,
)
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.sentences import sentence
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Exchanged, Noted, Played

BAG = "EEEEEEEEEEEE"


def test_a_game_begins_with_full_racks() -> None:
    """Drawn one after the other; the seed decides."""
    game = ScrabbleGame.begin(config_of(3), WORDS)
    assert game.board.is_empty
    assert [len(rack) for rack in game.position.racks] == [7, 7, 7]
    assert len(game.position.bag) == 79
    assert (game.position.scores, game.to_move, game.phase) == ((0, 0, 0), 0, Phase.PLAY)
    assert game == ScrabbleGame.begin(config_of(3), WORDS)
    assert game != ScrabbleGame.begin(config_of(3, seed=6), WORDS)


def test_a_play_scores_and_draws() -> None:
    """The rack is filled up, the next player is to move, and the sheet has a line."""
    game = table("CATXXXX", "DOGYYYY", bag=BAG)
    outcome = game.apply(place("8G CAT"), 1_200)
    state = outcome.round
    assert isinstance(outcome.verdict, Played)
    assert outcome.verdict.drawn == "EEE"
    assert sentence(outcome.verdict) == "CAT scores 10 points."
    assert state.rack(0) == Rack("EEEXXXX")
    assert (state.to_move, state.position.scores, len(state.position.bag)) == (1, (10, 0), 9)
    assert state.sheet == (
        Entry(0, EntryKind.PLAY, "ACTXXXX", 10, 10, place("8G CAT"), "", ("cat",), 1_200),
    )
    assert state.moves == (TimedMove(place("8G CAT"), 1_200),)
    assert state.last_place == place("8G CAT")
    assert game.last_place is None


def test_sentences_name_all_that_a_play_makes() -> None:
    """Its words, and whether it is a bingo."""
    game = table("QUIZEDA", "DOGYYYY", bag=BAG, challenge=ChallengeRule.SINGLE)
    assert sentence(answer(game, "8B QUIZEDA")) == "QUIZEDA, a bingo, scores 104 points."
    game = table("DOYYYYS", "DOGYYYY", bag=BAG, plays=("8G CAT", "H8 AD"))
    assert sentence(answer(game, "J8 SO")) == "SO scores 8 points and makes CATS."


def test_all_wrong_words_are_named() -> None:
    """In the order of the play; the play is not made."""
    game = table("DOXTSZY", "DOGYYYY", bag=BAG, plays=("8G CAT",))
    assert refused(game, "8G ...X") == "CATX is not in the word list (set)."
    assert refused(game, "9G DO") == "CD and AO are not in the word list (set)."
    assert refused(game, "9F ODX") == "ODX, CD and AX are not in the word list (set)."
    assert isinstance(answer(game, "8G ...S"), Played)


def test_an_exchange_gives_others_for_the_tiles() -> None:
    """They are drawn before the old ones go back; it earns nothing."""
    game = table("CATXXXX", "DOGYYYY", bag="EEEEEEE")
    outcome = game.apply(Exchange("XCXX"), 10)
    state = outcome.round
    assert outcome.verdict == Exchanged("CXXX", "EEEE")
    assert sentence(outcome.verdict) == "4 tiles exchanged."
    assert state.rack(0) == Rack("AEEEETX")
    assert state.position.bag.tiles == "CEEEXXX"
    assert (state.to_move, state.position.scoreless) == (1, 1)
    assert state.sheet == (Entry(0, EntryKind.EXCHANGE, "ACTXXXX", 0, tiles="CXXX", elapsed_ms=10),)
    assert state.moves == (TimedMove(Exchange("CXXX"), 10),)


def test_an_exchange_in_the_first_turn() -> None:
    """Of all tiles, the blank among them."""
    state = after(table("CATXX??", "DOGYYYY", bag=BAG), "swap catxx??")
    assert (state.rack(0), state.board.is_empty) == (Rack("EEEEEEE"), True)


@pytest.mark.parametrize(
    ("bag", "move", "expected"),
    [
        ("EEEEEE", "swap A", "An exchange needs 7 tiles in the bag; it has 6."),
        ("", "swap A", "An exchange needs 7 tiles in the bag; it has 0."),
        (BAG, "swap", "Exchange at least one tile."),
        (BAG, "swap CATT", "You have one T, not two."),
        (BAG, "swap AZ?", "You have no Z or blank."),
        (BAG, Exchange("a"), "You have no a."),
        (BAG, "accept", "There is no play to accept."),
        (BAG, "challenge", "This game has no challenges: words are checked as "),
        (BAG, TakeBack(1), "This game has no Undo. Choose it when you set one up."),
    ],
)
def test_what_cannot_be_done(bag: str, move: str | Move, expected: str) -> None:
    """With the reason; nothing changes."""
    game = table("CATXXXX", "DOGYYYY", bag=bag)
    assert refused(game, move).startswith(expected)


def test_a_word_that_goes_on_is_told_only_if_it_is_one() -> None:
    """Else typing it in full would be refused as well; not where plays can be challenged."""
    game = after(table("CATXXXX", "SOGQUYY", bag=BAG), "8G CAT")
    assert refused(game, "8J SO").startswith("CATSO is not in the word list")
    double = table("CATXXXX", "SOGQUYY", bag=BAG, challenge=ChallengeRule.DOUBLE)
    assert refused(after(double, "8G CAT"), "8J SO") == "That makes CATSO. Type 8G CATSO."


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """Whatever it is."""
    game = after(table("CATXXXX", "DOGYYYY", bag=BAG, friendly=True), "8G CAT", EndGame())
    for move in (place("8G ...S"), Pass(), Challenge(), Accept(), EndGame(), TakeBack(1)):
        assert refused(game, move) == "The game is over."


def test_six_scoreless_turns_end_the_game() -> None:
    """Passes, exchanges and plays of blanks alone; any point starts the count anew."""
    game = table("TA??XXX", "DOGYYYY", bag=BAG)
    state = after(game, "pass", "swap D", "8G ?a?t", "pass", "pass")
    assert (state.position.scoreless, state.position.scores) == (5, (0, 0))
    scored = after(state, "H8 .O", "pass", "pass", "pass", "pass", "pass")
    assert (scored.position.scoreless, scored.phase) == (5, Phase.PLAY)
    for sixth in ("pass", "swap E"):
        over = after(scored, sixth)
        assert (over.phase, over.ending) == (Phase.OVER, Ending.SCORELESS)
    assert after(state, "pass").ending is Ending.SCORELESS


def test_no_play_is_possible_and_still_the_game_ends() -> None:
    """With nothing that can be played or exchanged, passing leads to an end."""
    state = table("QV", "ZX", plays=("8G CAT",))
    for _ in range(6):
        state = after(state, "pass")
    assert (state.phase, state.position.scores) == (Phase.OVER, (-14, -18))


def test_one_tile_makes_two_words() -> None:
    """Both count, however the play is given; it is on record across."""
    game = table("SXXXXXX", "DOGYYYY", bag=BAG, plays=("8G CAT", "J5 DOG"))
    across, down = place("8G ...S"), place("J5 ...S")
    assert game.apply(across) == game.apply(down) == game.apply(place("J8 S"))
    state = after(game, down)
    assert state.last_place == across
    assert state.moves[-1].move == across
    assert state.sheet[-1].words == ("cats", "dogs")


def test_one_tile_makes_one_word_down() -> None:
    """It is on record down."""
    game = table("SXXXXXX", "DOGYYYY", bag=BAG, plays=("J5 DOG",))
    assert after(game, place("8J S")).last_place == place("J5 ...S")


def test_what_a_player_cannot_see() -> None:
    """The bag and the racks of all others, in order."""
    game = table("CAT", "?OG", "ZZ", bag="EEA")
    assert game.unseen(0) == "AEEGOZZ?"
    assert game.unseen(2) == "AACEEGOT?"
    assert [game.rack(player).tiles for player in range(3)] == ["ACT", "GO?", "ZZ"]


def test_moves_are_taken_back() -> None:
    """As if they had not been made, but the time that has passed; the same tiles come again."""
    begun = ScrabbleGame.begin(config_of(friendly=True, clock_ms=60_000), WORDS)
    first = begun.apply(Exchange(begun.rack(0).tiles[:3]), 1_000).round
    second = first.apply(Pass(), 3_000).round
    outcome = second.apply(TakeBack(1), 4_000)
    assert outcome.verdict == Noted()
    back = outcome.round
    assert (back.position, back.sheet, back.phase) == (first.position, first.sheet, first.phase)
    assert back.used_ms == (2_000, 2_000)
    assert [timed.move for timed in back.moves][1:] == [Pass(), TakeBack(1)]
    again = back.apply(Pass(), 4_500).round
    assert (again.position, again.used_ms) == (second.position, (2_000, 2_500))
    assert refused(again, TakeBack(3)) == ("You can't undo that many moves: the game has 2 moves.")
    assert refused(again, TakeBack(0)).startswith("You can't undo that many moves")
    whole = again.apply(TakeBack(2), 5_000).round
    assert (whole.position, whole.sheet) == (begun.position, ())
    assert ScrabbleGame.replay(whole.config, WORDS, whole.moves) == whole


def test_the_moves_since_the_turn_of_a_player() -> None:
    """As many as lead back to it, other players' turns and moves taken back included."""
    begun = ScrabbleGame.begin(config_of(3, friendly=True), WORDS)
    assert begun.moves_since([0, 1, 2]) == 0
    state = after(begun, "pass", "pass", "pass", "pass")
    assert [state.moves_since([player]) for player in range(3)] == [1, 3, 2]
    assert state.moves_since([1, 2]) == 2
    state = after(state, TakeBack(2))
    assert [state.moves_since([player]) for player in range(3)] == [2, 1, 0]


def test_the_course_of_a_game_leaves_out_what_was_taken_back() -> None:
    """One state for each move that stands, from the first to the present one."""
    begun = ScrabbleGame.begin(config_of(friendly=True), WORDS)
    state = after(begun, "pass", "pass")
    state = after(state, TakeBack(1), "end")
    course = state.course()
    assert [len(each.sheet) for each in course] == [0, 1, 3]
    assert course[0] == begun
    assert course[-1] == state
