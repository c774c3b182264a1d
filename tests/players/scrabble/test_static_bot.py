"""The moves of static players."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.games import after, config_of, place
from tests.players.scrabble.computers import EASY, TIERS, at, in_turn, opponents
from tests.players.scrabble.turns import turn_in
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.bag import Bag
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Accept, Challenge, Exchange, Move, Pass, Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.players.scrabble.play import Play
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support.errors import ArcadeError

STATIC = [level for level, skill in shipped_skills().items() if skill.simulation is None]
LEVELS = st.sampled_from(STATIC)
SEEDS = st.integers(0, 2**64 - 1)


def chosen(level: str, game: ScrabbleGame) -> Move:
    """Return what a computer of a level does."""
    return opponents().bot(level, game.config).choose(game)


@given(st.lists(LEVELS, min_size=2, max_size=4), SEEDS, st.sampled_from(ChallengeRule))
@settings(max_examples=30)
def test_games_of_computers_come_to_an_end(
    levels: list[str], seed: int, challenge: ChallengeRule
) -> None:
    """No move is ever refused, all words are valid, and the same seed gives the same game."""
    config = config_of(len(levels), seed=seed, challenge=challenge)
    begun = ScrabbleGame.begin(config, opponents().lexicon)
    game = in_turn(begun, *levels)
    assert game.moves == in_turn(begun, *levels).moves
    assert all(word in TIERS for entry in game.sheet for word in entry.words)


@given(LEVELS, SEEDS, st.randoms())
def test_what_cannot_be_seen_does_not_matter(level: str, seed: int, rng: Any) -> None:
    """The same move is made whatever the others hold and the bag will give."""
    config = config_of(3, seed=seed)
    game = ScrabbleGame.begin(config, opponents().lexicon)
    hidden = game.unseen(0)
    mixed = "".join(rng.sample(hidden, len(hidden)))
    racks = (game.rack(0), Rack.of(mixed[:7]), Rack.of(mixed[7:14]))
    bag = Bag(in_order(mixed[14:]), rng.getrandbits(64))
    other = replace(game, position=replace(game.position, racks=racks, bag=bag))
    assert chosen(level, game) == chosen(level, other)


@given(SEEDS)
def test_a_novice_makes_common_words_only(seed: int) -> None:
    """As long as tiles can be exchanged, and someone has scored, rare words are not played."""
    begun = ScrabbleGame.begin(config_of(seed=seed), opponents().lexicon)
    states = in_turn(begun, "novice", "novice").course()
    for before, made in pairwise(states):
        if len(before.position.bag) >= 7 and not before.position.scoreless:
            rare = [word for word in made.sheet[len(before.sheet)].words if word not in EASY]
            assert not rare


def test_an_expert_makes_the_best_play() -> None:
    """The rare word that earns more is seen; what is kept may be worth more than a play."""
    game = at("ACDIOVZ", "AAAAAAA", bag="A" * 20)
    assert chosen("expert", game) == place("8D ZODIAC")
    assert chosen("expert", at("STAOTVV", "AAAAAAA", bag="A" * 20)) == Exchange("VV")


def test_a_hopeless_rack_is_exchanged() -> None:
    """Whoever can lay nothing puts awkward tiles back, and keeps a blank or an S."""
    for level in STATIC:
        game = at("SUUVVVV", "AAAAAAA", bag="A" * 7)
        assert chosen(level, game) == Exchange("UUVVVV")


def test_without_a_play_or_an_exchange_there_is_only_passing() -> None:
    """With fewer than seven tiles in the bag nothing can be exchanged."""
    for level in STATIC:
        assert chosen(level, at("UUVVVVV", "AAAAAAA", bag="A" * 6)) == Pass()


@pytest.mark.parametrize("level", STATIC)
@pytest.mark.parametrize("rack", ["AQT", "AIKXXXX", "ADOXXXX"])
def test_nobody_passes_who_can_play(level: str, rack: str) -> None:
    """If nothing else is possible, even a novice makes a play of rare words."""
    for seed in range(20):
        game = at(rack, "AAAAAAA", plays=("8G TA",), bag="", seed=seed)
        move = chosen(level, game)
        assert isinstance(move, Place)
        assert after(game, move).sheet[-1].gain > 0


def test_in_vain_nobody_exchanges_for_ever() -> None:
    """A novice who knows no word that can be laid plays a rare one if the turn before failed."""
    game = at("AIKXXXX", "AAAAAAA", bag="A" * 30)
    assert isinstance(chosen("novice", game), Exchange)
    failed = replace(game, position=replace(game.position, scoreless=1))
    assert chosen("novice", failed) == place("8H AI")


def test_with_an_empty_bag_going_out_counts() -> None:
    """An expert goes out, which earns the tiles of the others, and leaves the higher score."""
    game = at("DS", "QQQQQQQ", plays=("8G QUO", "12A QAT"), bag="")
    plays = opponents().adviser(game.config).plays(game)
    move = chosen("expert", game)
    assert max(plays, key=lambda play: play.score).place == place("12A ...S")
    assert isinstance(move, Place)
    assert after(game, move).ending is Ending.WENT_OUT


@pytest.mark.parametrize("level", STATIC)
def test_thinking_can_be_given_up(level: str) -> None:
    """What the report raises comes out; shares are from 0 to 1."""
    game = at("ACDIOVZ", "AAAAAAA", plays=("8G CAT",), bag="A" * 20)
    player = opponents().bot(level, game.config)
    shares: list[float] = []
    assert player.choose(game, shares.append) == player.choose(game)
    assert 0 == min(shares) <= max(shares) <= 1

    def stop(_share: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        player.choose(game, stop)


def doubting(level: str, word: str) -> int:
    """Return in how many of 200 games a computer challenges the first play."""
    tiles = word.upper()
    challenges = 0
    for seed in range(200):
        game = at(tiles, "AAAAAAA", bag="A" * 20, challenge=ChallengeRule.SINGLE, seed=seed)
        challenges += chosen(level, after(game, place(f"8G {tiles}"))) == Challenge()
    return challenges


def test_who_challenges_what() -> None:
    """The expert is always right; others miss wrong words, and doubt valid ones they do not know.

    Nobody doubts a word of the own vocabulary.
    """
    assert doubting("expert", "tac") == 200
    assert 100 < doubting("club", "tac") < 180
    assert 30 < doubting("novice", "tac") < 100
    assert doubting("expert", "sadiq") == 0
    assert 0 < doubting("club", "sadiq") < 30
    assert 0 < doubting("novice", "sadiq") < 30
    assert doubting("novice", "cat") == 0


@pytest.mark.parametrize(("word", "move"), [("cat", Accept()), ("tac", Challenge())])
def test_the_last_play_is_accepted_or_challenged(word: str, move: Move) -> None:
    """The play that ends the game waits for an answer, which is the right one."""
    game = at(word.upper(), "AAAAAAA", bag="", challenge=ChallengeRule.DOUBLE)
    assert chosen("expert", after(game, place(f"8G {word.upper()}"))) == move


def test_levels_with_real_words(home: Locations, arcade: Lexicon) -> None:
    """A game of each against the next: valid words, plausible scores, the better one ahead."""
    real = Opponents.open(lexicons_of(home), arcade)
    totals = {}
    for level in STATIC:
        game = ScrabbleGame.begin(config_of(seed=1), arcade)
        players = [real.bot(level, game.config)] * 2
        while not game.ending:
            game = after(game, players[game.to_move].choose(game))
        assert all(word in arcade for entry in game.sheet for word in entry.words)
        totals[level] = sum(game.position.scores)
    assert totals["novice"] < totals["club"] < totals["expert"]


def test_going_out_is_worth_what_it_brings_against_the_mean_of_the_others() -> None:
    """Of two, twice what the other holds; of three, one and a half times what the others hold."""
    for others, brings in ((("ZE",), 22), (("Z", "E"), 16)):
        game = at("T", *others, plays=("8G SA",), bag="")
        adviser = opponents().adviser(game.config)
        best = adviser.best(game)
        assert isinstance(best, Play)
        assert best.equity == 1_000 * (best.score + brings)
        (turn,) = opponents().analyst(game.config).analyse([turn_in(game, best.place)])
        assert turn.played is not None
        assert turn.played.equity == best.equity


def test_a_bot_of_no_known_level_is_refused() -> None:
    """A game of another version may have one; the sentence says which levels there are."""
    config = replace(config_of(), players=(Player("Ann"), Player("Guru", "guru")))
    sentence = "no bot of the level 'guru'; it has learner, novice, .* and champion"
    with pytest.raises(ArcadeError, match=sentence):
        opponents().check(config)
    with pytest.raises(ArcadeError, match=sentence):
        opponents().bot("guru", config)
    opponents().check(replace(config, players=(Player("Ann"), Player("Club", "club"))))
