"""What turns were worth beside all moves that their players had."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from tests.engine.scrabble.games import after, config_of
from tests.players.scrabble.computers import LEAVES, at, in_turn, opponents
from tests.players.scrabble.turns import analysed_in, analyst_of, turn_in
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Challenge, EndGame, Exchange, Pass, Place, TakeBack
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.analysis import (
    AnalysedTurn,
    costliest,
    performance,
    static_margin,
)
from wordarcade.players.scrabble.analyst import MOST_BEST
from wordarcade.players.scrabble.game_analysis import analysis_of_last_turn
from wordarcade.players.scrabble.game_turns import turns_of_game
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.turn_draws import kept_by
from wordarcade.players.scrabble.win_probability import win_table


def begun(**options: Any) -> ScrabbleGame:
    """Return a game in which the first player can lay a word of the lexicon at once."""
    return ScrabbleGame.begin(config_of(seed=39, **options), opponents().lexicon)


def analysed(game: ScrabbleGame, *players: int) -> tuple[AnalysedTurn, ...]:
    """Return the turns of some players, or of all."""
    turns = turns_of_game(game, players or None)
    return opponents().analyst(game.config).analyse(turns)


@pytest.mark.parametrize(("first", "second"), [("expert", "novice"), ("club", "novice")])
def test_what_holds_of_every_turn(first: str, second: str) -> None:
    """The best come first and no loss is negative; who has rank 1 has lost nothing."""
    game = in_turn(begun(), first, second)
    turns = analysed(game)
    assert [turn.turn.number for turn in turns] == list(range(1, len(turns) + 1))
    for turn in turns:
        equities = [candidate.equity for candidate in turn.best]
        assert 1 <= len(equities) <= MOST_BEST
        assert equities == sorted(equities, reverse=True)
        assert turn.played is not None
        assert turn.loss is not None
        assert turn.rank is not None
        assert turn.loss >= 0
        assert (turn.rank == 1) == (turn.loss == 0)
        listed = [candidate.equity > turn.played.equity for candidate in turn.best]
        assert turn.rank - 1 == sum(listed) or (all(listed) and turn.rank > MOST_BEST)
        assert turn.played.score == turn.turn.score
        assert turn.phonies == ()
    gains = sum(entry.gain for entry in game.sheet if entry.place)
    assert sum(turn.turn.score for turn in turns) == gains


def test_the_best_move_is_the_one_that_the_adviser_gives() -> None:
    """Hints and the analysis agree, and an expert gives nothing away."""
    game = in_turn(begun(), "expert", "novice")
    adviser = opponents().adviser(game.config)
    course = game.course()
    for turn in analysed(game):
        before = next(state for state in course if len(state.sheet) == turn.turn.line)
        assert turn.best[0].move == move_of(adviser.best(before))
        if turn.player == 0:
            assert (turn.loss, turn.rank) == (0, 1)
    assert costliest(analysed(game, 0), 3) == ()


def test_a_position_by_hand() -> None:
    """Points, leaves and equities that were counted by hand."""
    turn = analysed_in(at("CV", "DO", plays=("8G AT",), bag="E"), Pass(), "at", "cat")
    assert [candidate.text for candidate in turn.best] == ["8F CAT"]
    (best,) = turn.best
    assert (best.score, best.kept, best.penalty) == (5, "V", 0)
    assert best.leave == LEAVES.value("V")
    assert best.equity == 5 * MILLI + LEAVES.value("V")
    assert (turn.rank, turn.loss) == (2, best.equity - LEAVES.value("CV"))


def test_passing_and_exchanging_give_away_what_could_be_played() -> None:
    """What is kept counts for what was done, and for what would have been best."""
    passed, exchanged = analysed(after(begun(), Pass(), Exchange("A")))
    for turn in (passed, exchanged):
        assert turn.played is not None
        assert turn.played.score == 0
        assert turn.loss == turn.best[0].equity - turn.played.equity > 0
        assert turn.played.equity == LEAVES.value(turn.played.kept)
    assert passed.played is not None
    assert passed.played.kept == passed.turn.view.rack
    assert [passed.turn.text, exchanged.turn.text] == ["pass", "exchange A"]


def test_with_no_legal_move_but_passing_nothing_is_lost() -> None:
    """A pass is best if it is the only move."""
    turn = analysed_in(at("V", "Q", plays=("8G AT",)), Pass(), "at")
    assert [candidate.text for candidate in turn.best] == ["pass"]
    assert (turn.loss, turn.rank) == (0, 1)


def test_a_play_that_was_withdrawn_earned_nothing() -> None:
    """It counts as a turn without points, one that stood as what it earned; neither has a rank."""
    game = begun(challenge=ChallengeRule.SINGLE)
    wrong = Place(112, Direction.ACROSS, game.rack(0).tiles[:2])
    (stands,) = analysed(after(game, wrong), 0)
    (withdrawn,) = analysed(after(game, wrong, Challenge()), 0)
    kept = game.rack(0).tiles[2:]
    assert stands.played is not None
    assert withdrawn.played is not None
    assert stands.played.equity == stands.turn.score * MILLI + LEAVES.value(kept)
    assert stands.turn.score > withdrawn.turn.score == 0
    assert withdrawn.turn.move == wrong
    assert withdrawn.played.equity == LEAVES.value(game.rack(0).tiles)
    for turn in (stands, withdrawn):
        assert turn.rank is None
        assert turn.phonies == (wrong.tiles.lower(),)
    assert performance([stands, withdrawn], 0).phonies == 2


def test_a_missed_bingo_is_told_with_the_turn() -> None:
    """A bingo that beats the play made is missed; who made one has missed none."""
    game = at("AEINRST", "DO", plays=("8G AT",), bag="E")
    words = ("at", "stainer", "sat")
    missed, made = (analysed_in(game, move, *words) for move in ("F8 SAT", "F8 STAINER"))
    assert missed.bingo is not None
    assert missed.bingo == missed.best[0]
    assert (missed.bingo.text, missed.bingo.bingo) == ("F8 STAINER", True)
    assert (made.bingo, made.loss, made.rank) == (None, 0, 1)
    assert performance([missed, made], 0).bingos == 1
    assert performance([missed, made], 0).missed_bingos == 1


def test_what_is_close_is_no_slip() -> None:
    """A point of static equity tells nothing; several do, and so does one where all is known."""
    game = at("OOOO", "DO", plays=("8G AT",), bag="E" * 8)
    words = ("at", "oat", "to")
    best, close, clear = (
        analysed_in(game, move, *words) for move in ("8F O..", "H8 .O", Exchange("O"))
    )
    for turn in (best, close, clear):
        assert [each.text for each in turn.contenders] == ["8F OAT", "H8 TO"]
    assert [turn.is_slip for turn in (best, close, clear)] == [False, False, True]
    assert [turn.loss for turn in (best, close)] == [0, 1 * MILLI]
    assert costliest((best, close, clear), 3) == (clear,)
    assert [static_margin(tiles) for tiles in (0, 7, 8)] == [8_000, 8_000, 3_000]
    exact = replace(close, solved=True)
    assert exact.is_slip
    assert [each.text for each in exact.contenders] == ["8F OAT"]
    view = replace(close.turn.view, players=1)
    assert replace(close, turn=replace(close.turn, view=view)).is_slip


def test_a_bingo_that_is_close_was_not_missed() -> None:
    """It has a little more equity, which tells nothing."""
    game = at("AEINRST", "DO", plays=("8G AT",), bag="E")
    (analyst, turn) = analyst_of("at", "stainer", "sat"), turn_in(game, "F8 SAT")
    (missed,) = analyst.analyse([turn])
    assert missed.bingo is not None
    assert missed.played is not None
    near = replace(missed.played, equity=missed.bingo.equity - MILLI // 2)
    assert analyst.explained(replace(missed, played=near)).bingo is None
    assert analyst.explained(missed).bingo == missed.bingo


def test_turns_taken_back_are_no_turns() -> None:
    """Only what stands is analysed."""
    game = after(begun(friendly=True), Pass(), TakeBack(1), Exchange("G"))
    assert [turn.turn.text for turn in analysed(game)] == ["exchange G"]


def test_the_turn_before_those_taken_back_is_analysed() -> None:
    """The turns, their racks and draws are those of a game without anything taken back."""
    stands = Exchange("G"), Pass(), Pass(), Exchange("A")
    undone = *stands[:3], TakeBack(2), *stands[1:3], Pass(), TakeBack(1), stands[3]
    game = after(begun(friendly=True), *undone)
    assert turns_of_game(game) == turns_of_game(after(begun(friendly=True), *stands))


def test_the_first_racks_and_what_is_drawn_are_luck() -> None:
    """Every rack drawn has its luck; who draws nothing has none."""
    turns = analysed(after(begun(), Pass(), Exchange("A"), Pass(), Pass()))
    assert [turn.luck is not None for turn in turns] == [True, True, False, True]
    total = performance(turns, 1).luck
    assert total == pytest.approx(sum(turn.luck or 0 for turn in turns if turn.player == 1))


def test_what_a_player_did_is_summed_up() -> None:
    """The mean of the losses, and who has no turn has no mean."""
    turns = analysed(after(begun(), Pass(), Pass(), Exchange("G"), EndGame()))
    losses = [turn.loss or 0 for turn in turns if turn.player == 0]
    assert performance(turns, 0).average_loss == pytest.approx(sum(losses) / len(losses) / MILLI)
    assert performance((), 0).average_loss is None
    assert performance((), 0).luck is None


def test_the_costliest_turns_come_first() -> None:
    """No more than were asked for; a turn that cost nothing is not among them."""
    turns = analysed(after(begun(), Pass(), Pass(), Exchange("G"), EndGame()))
    losses = sorted((turn.loss or 0 for turn in turns), reverse=True)
    assert [turn.loss for turn in costliest(turns, 2)] == losses[:2]


def test_win_probabilities_are_those_of_the_table() -> None:
    """By the lead and, while tiles are drawn, the leave; for games of two alone."""
    table = win_table()
    turn = analysed_in(at("CV", "DO", plays=("8G AT",), bag="EEE"), Pass(), "at", "cat")
    (best,) = turn.best
    unseen = len(turn.turn.view.unseen)
    assert best.win == table.chance(best.equity / MILLI, unseen - 1) is not None
    assert turn.played is not None
    assert turn.played.win == table.chance(LEAVES.value("CV") / MILLI, unseen)
    last = analysed_in(at("CVZ", "DO", plays=("8G AT",)), "8F C..", "at", "cat")
    assert last.best[0].win == 0.0  # 5 points more are 6 less in the end
    three = analysed_in(at("CV", "DO", "DO", plays=("8G AT",), bag="E"), Pass(), "at", "cat")
    assert three.best[0].win is None


def test_what_the_opponent_holds_counts_against_the_chance_to_win() -> None:
    """As its leave value, as long as tiles can be drawn with which to make use of it."""
    table = win_table()
    made = turn_in(at("CV", "DO", plays=("8G AT",), bag="EEE"), Pass())
    for held in ("V", "S", ""):
        (turn,) = analyst_of("at", "cat").analyse([replace(made, opponent_holds=held)])
        (best,) = turn.best
        unseen = len(turn.turn.view.unseen)
        assert best.win == table.chance((best.equity - LEAVES.value(held)) / MILLI, unseen - 1)
        assert turn.played is not None
        spread = LEAVES.value("CV") - LEAVES.value(held)
        assert turn.played.win == table.chance(spread / MILLI, unseen)
    empties = turn_in(at("CV", "DO", plays=("8G AT",), bag="E"), "8F C..")
    knowing, ignorant = analyst_of("at", "cat").analyse(
        [replace(empties, opponent_holds="DO"), empties]
    )
    assert knowing.best == ignorant.best


def test_turns_tell_what_the_opponent_kept_where_racks_lie_open() -> None:
    """A finished game has them all; one's own turns alone tell nothing of the other's rack."""
    game = in_turn(begun(), "club", "novice")
    turns = turns_of_game(game)
    assert turns[0].opponent_holds == ""
    for before, turn in pairwise(turns):
        assert before.move is not None
        assert turn.opponent_holds == kept_by(before.view.rack, before.move)
    assert any(turn.opponent_holds for turn in turns)
    assert turns_of_game(game, (0, 1)) == turns
    for player in (0, 1):
        assert not any(turn.opponent_holds for turn in turns_of_game(game, (player,)))
    last = analysis_of_last_turn(game, 1, opponents().analyst(game.config))
    assert [turn.turn.opponent_holds for turn in last.turns] == [""]
    three = after(ScrabbleGame.begin(config_of(3, seed=39), opponents().lexicon), Pass(), Pass())
    assert not any(turn.opponent_holds for turn in turns_of_game(three))


def test_a_play_that_came_off_the_board_kept_the_whole_rack() -> None:
    """Nothing was drawn, so that all of it is known to the review."""
    game = begun(challenge=ChallengeRule.SINGLE)
    rack = game.rack(0).tiles
    phony = Place(112, Direction.ACROSS, rack[:2])
    withdrawn, passed = turns_of_game(after(game, phony, Challenge(), Pass()))
    assert withdrawn.withdrawn
    assert passed.opponent_holds == rack


def test_an_opening_is_listed_once_and_wins_by_its_equity() -> None:
    """Wherever it is laid, and however many tiles it takes; that which was played is among them."""
    opening = at("CATSEIO", "DO", bag="E" * 60)
    words = ("at", "cat", "cats", "coast", "os", "to", "cast", "oat", "oats", "taco", "tacos")
    turn = analysed_in(opening, "8F CAT", *words)
    texts = [each.text.rpartition(" ")[2] for each in turn.best]
    assert turn.played in turn.best
    places = [(text, each.equity) for text, each in zip(texts, turn.best, strict=True)]
    assert len(places) == len({*places}) == 10
    wins = [each.win for each in turn.best if each.win is not None]
    assert len(wins) == 10
    assert wins == sorted(wins, reverse=True)


def test_the_rank_of_an_opening_is_its_place_in_the_list() -> None:
    """An opening that is better counts once, as it is listed, not at each of its places."""
    opening = at("CATSEIO", "DO", bag="E" * 60)
    turn = analysed_in(opening, "8F CAT", "at", "cat", "cats", "taco", "tacos")
    assert turn.played is not None
    ahead = [each for each in turn.best if each.equity > turn.played.equity]
    assert any(isinstance(each.move, Place) for each in ahead)
    assert turn.rank == 1 + len(ahead) < 10


@pytest.mark.parametrize(("rack", "win"), [("DODODOD", 1.0), ("", 0.5)])
def test_who_goes_out_has_won_or_not(rack: str, win: float) -> None:
    """The game is over: the points decide, those of the other's rack counted twice."""
    game = at("C", rack, plays=("8G AT",))
    behind = replace(game.position, scores=(0, 0 if rack else 5))
    turn = analysed_in(replace(game, position=behind), "8F C..", "at", "cat")
    assert turn.best[0].win == win


def test_an_analysis_can_be_given_up() -> None:
    """What the report raises comes out; else it tells rising shares from 0."""
    game = after(begun(), Pass(), Pass(), EndGame())
    shares: list[float] = []
    opponents().analyst(game.config).analyse(turns_of_game(game), shares.append)
    assert shares == sorted(shares)
    assert 0 == shares[0] < shares[-1] <= 1
