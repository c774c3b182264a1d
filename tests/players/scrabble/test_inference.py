"""What the opponent may have kept, against all racks one by one."""

from collections import Counter
from itertools import combinations
from math import comb, prod

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, after, board, place
from tests.players.scrabble.computers import LEAVES, at, opponents
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Challenge, Exchange, Pass, TakeBack
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.exchanges import best_exchange
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.last_play import Basis, LastPlay, last_play
from wordarcade.support.progress import Cancelled

GADDAG = gaddag_of(opponents().lexicon)
GENERATOR = Generator(GADDAG, STANDARD, ENGLISH, LEAVES)


def inferred(game: ScrabbleGame, margin: int = 0, seed: int = 0) -> Counter[str]:
    """Return how often each leave was found, after the last play of a game."""
    play = last_play(game)
    assert play is not None
    inference = Inference(GADDAG, STANDARD, ENGLISH, LEAVES, margin)
    return Counter(inference.infer(play, game.unseen(game.to_move), seed=seed).leaves)


def fits(play: LastPlay, leave: str, margin: int) -> bool:
    """Return whether a play was within the margin of the best with a leave, of all moves."""
    rack = rack_tiles(play.place.tiles) + leave
    plays = GENERATOR.plays(play.board, rack, bag_size=play.bag_size)
    number = plays.number_of(play.place)
    assert number is not None
    best = max(plays[0].equity, best_exchange(rack, LEAVES).equity)
    return best <= plays[number].equity + margin


@pytest.mark.parametrize(
    ("plays", "margin"), [((), 0), ((), 9_000), (("8H OAT",), 7_000), (("8H OAT",), 12_000)]
)
def test_leaves_are_those_with_which_the_play_was_about_the_best(
    plays: tuple[str, ...], margin: int
) -> None:
    """All of them and no others, by all moves of each rack; a margin lets in more."""
    laid = place("H7 D.G" if plays else "8G DOG")
    game = after(at("DGOSTUV", "EEEEEEE", plays=plays, bag="AACQIVZ?"), laid)
    play = last_play(game)
    assert play is not None
    leaves = {in_order("".join(each)) for each in combinations(game.unseen(1), 7 - len(laid.laid))}
    possible = {leave for leave in leaves if fits(play, leave, margin)}
    assert 0 < len(possible) < len(leaves)
    assert set().union(*(inferred(game, margin, seed) for seed in range(20))) == possible


def test_a_leave_is_as_likely_as_its_rack() -> None:
    """Of racks with two of a tile there are fewer, though the tile seems to be as common."""
    game = after(at("DGOSTUU", "EEEEEEE", bag="UUUODDDGG"), place("8G DOG"))
    play = last_play(game)
    assert play is not None
    found = sum((inferred(game, 99_000, seed) for seed in range(8)), Counter[str]())
    laid, unseen = Counter("DOG"), Counter(game.unseen(1))
    ways = {
        leave: prod(
            comb(unseen[tile] + laid[tile], Counter(leave)[tile] + laid[tile])
            for tile in {*unseen, *laid}
        )
        for leave in found
    }
    likely = [leave for leave in found if ways[leave] / sum(ways.values()) > 0.04]
    assert len(likely) > 4
    for leave in likely:
        share = ways[leave] / sum(ways.values())
        assert found[leave] / found.total() == pytest.approx(share, rel=0.2)


def test_the_board_before_is_that_without_the_tiles_laid() -> None:
    """Those that the play runs through stay."""
    game = after(at("CTVVVVV", "EEEEEEE", plays=("8H A",), bag="UUUUUUU"), place("8G C.T"))
    assert last_play(game) == LastPlay(place("8G C.T"), board("8H A"), 7)


def test_without_a_play_nothing_is_inferred() -> None:
    """At first, after other moves, after all tiles were played, and once the bag is empty."""
    game = at("CATSDOG", "EEEEEEE", bag="UUUUUUUU", challenge=ChallengeRule.DOUBLE)
    assert last_play(game) is None
    assert last_play(after(game, Pass())) is None
    assert last_play(after(game, Exchange("CAT"))) is None
    played = after(game, place("8G CAT"))
    assert last_play(played) == LastPlay(place("8G CAT"), Board(), 8)
    friendly = at("CATSDOG", "EEEEEEE", bag="UUUUUUUU", friendly=True)
    assert last_play(after(friendly, place("8G CAT"), TakeBack(1))) is None
    assert last_play(after(game, place("8G CATSDOG"))) is None
    wrong = after(game, place("8G TAC"))
    assert last_play(after(wrong, Challenge())) is None
    assert last_play(after(at("CATSDOG", "EEEEEEE", bag="UU"), place("8G CAT"))) is None


def test_a_play_that_was_challenged_in_vain_is_answered() -> None:
    """By the challenger, who goes on; not by its own player, after a turn that was lost."""
    for rule, answered in (
        (ChallengeRule.SINGLE, True),
        (ChallengeRule.FIVE_POINT, True),
        (ChallengeRule.DOUBLE, False),
    ):
        game = at("CATSDOG", "EEEEEEE", bag="UUUUUUUU", challenge=rule)
        challenged = after(game, place("8G CAT"), Challenge())
        play = LastPlay(place("8G CAT"), Board(), 8)
        assert last_play(challenged) == (play if answered else None)


def test_it_says_what_it_rests_on() -> None:
    """The play as it is written elsewhere, and how many of the leaves drawn fit it."""
    game = after(at("CTVVVVV", "EEEEEEE", plays=("8H A",), bag="UUUUUUU"), place("8G C.T"))
    play = last_play(game)
    assert play is not None
    leaves, basis = Inference(GADDAG, STANDARD, ENGLISH, LEAVES).infer(play, game.unseen(1))
    assert (basis.play, basis.fitting) == ("8G CAT", len(leaves))
    assert 0 < basis.fitting <= basis.drawn <= 1_000


@pytest.mark.parametrize(
    ("basis", "told"),
    [
        (Basis("8D QUIZ", 312, 1_000), "inferred from 8D QUIZ; 312 of 1,000 leaves drawn fit."),
        (Basis("8D QUIZ", 1, 1_000), "inferred from 8D QUIZ; 1 of 1,000 leaves drawn fits."),
        (
            Basis("8D QUIZ", 0, 990),
            "nothing can be inferred from 8D QUIZ; none of 990 leaves drawn fits.",
        ),
        (
            Basis("8D QIZ", 0, 0),
            "nothing can be inferred from 8D QIZ; it makes a word that is not in the list.",
        ),
    ],
)
def test_the_sentence_on_a_rack(basis: Basis, told: str) -> None:
    """One, whatever came of it."""
    assert basis.sentence == f"The opponent's rack: {told}"


def test_nothing_is_inferred_from_what_nobody_would_play() -> None:
    """Neither from a word that is none, nor where every rack has something much better."""
    challenged = at("TACSDOG", "EEEEEEE", bag="UUUUUUUU", challenge=ChallengeRule.DOUBLE)
    assert not inferred(after(challenged, place("8G TAC")))
    assert not inferred(after(at("AAZZZZZ", "EEEEEEE", bag="ZZZZZZZ"), place("8H AA")))


def test_it_can_be_stopped() -> None:
    """What the report raises ends it."""

    def stop(share: float) -> None:
        if share:
            raise Cancelled

    game = after(at("CATSDOG", "EEEEEEE", bag="UUUUUUUU"), place("8G CAT"))
    play = last_play(game)
    assert play is not None
    with pytest.raises(Cancelled):
        Inference(GADDAG, STANDARD, ENGLISH, LEAVES).infer(play, game.unseen(1), report=stop)
