"""The moves of bots that simulate."""

import random
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD, after, config_of, place
from tests.players.scrabble.computers import LEAVES, QUICK, TIERS, at, opponents, thinkers
from wordarcade.engine.scrabble.bag import Bag
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Accept, Challenge, Move, Pass
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.candidates import Turn
from wordarcade.players.scrabble.endgame import EndgameSolver
from wordarcade.players.scrabble.last_moves import LastMoves
from wordarcade.players.scrabble.last_tiles import Endgame
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.match import played_out
from wordarcade.players.scrabble.opponents import Opponents, Pace
from wordarcade.players.scrabble.simulating_bot import SimulatingBot
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.support.progress import Cancelled

SEEDS = st.integers(0, 2**64 - 1)


def chosen(game: ScrabbleGame, level: str = "champion") -> Move:
    """Return what a bot does."""
    return thinkers().bot(level, game.config).choose(game)


def test_it_makes_one_of_the_candidates() -> None:
    """Of the best by score and leave; the same one each time, with iterations."""
    game = ScrabbleGame.begin(config_of(seed=8), opponents().lexicon)
    candidates = opponents().adviser(game.config).candidates(game, 15)
    assert chosen(game) in [move_of(turn) for turn in candidates]
    assert chosen(game) == chosen(game)


@given(SEEDS, st.randoms())
@settings(max_examples=20)
def test_what_cannot_be_seen_does_not_matter(seed: int, rng: random.Random) -> None:
    """The same move is made whatever the opponent holds and the bag will give."""
    game = ScrabbleGame.begin(config_of(seed=seed), opponents().lexicon)
    hidden = game.unseen(0)
    mixed = "".join(rng.sample(hidden, len(hidden)))
    racks = game.rack(0), Rack.of(mixed[:7])
    bag = Bag(in_order(mixed[7:]), rng.getrandbits(64))
    other = replace(game, position=replace(game.position, racks=racks, bag=bag))
    assert chosen(game) == chosen(other)


def inferring(pace: Pace = QUICK) -> SimulatingBot:
    """Return a champion that goes by what its opponent has played."""
    champion = shipped_skills()["champion"]
    assert champion.simulation is not None
    skill = replace(champion, simulation=replace(champion.simulation, inference=True))
    lexicon = opponents().lexicon
    bots = Opponents(
        lexicon, gaddag_of(lexicon), LEAVES, {"it": skill}, TIERS.__getitem__, pace=pace
    )
    bot = bots.bot("it", config_of())
    assert isinstance(bot, SimulatingBot)
    return bot


@pytest.mark.parametrize("infers", [True, False])
@pytest.mark.parametrize("moves", [("8G DOG",), ()])
def test_it_may_infer_what_its_opponent_has_kept(moves: tuple[str, ...], infers: bool) -> None:
    """From a play; the time for it is part of what it thinks."""
    game = after(at("DGOSTUV", "ADOSTUZ", bag="AACQIVZSDO?A"), *map(place, moves))
    dealt: list[tuple[Sequence[str], Budget]] = []

    def simulate(
        _: object, candidates: list[Turn], budget: Budget, *, kept: Sequence[str], **__: object
    ) -> list[object]:
        dealt.append((kept, budget))
        return [SimpleNamespace(move=candidates[0])]

    pace = Pace(Budget(seconds=60), threads=1)
    bot = inferring(pace) if infers else thinkers(pace).bot("champion", game.config)
    with patch.object(Simulator, "simulate", side_effect=simulate):
        bot.choose(game)
    ((kept, budget),) = dealt
    assert bool(kept) == (infers and bool(moves))
    assert budget.seconds is not None
    assert (budget.seconds < 60) == bool(kept)


@given(st.randoms())
@settings(max_examples=10)
def test_what_it_infers_does_not_depend_on_what_it_cannot_see(rng: random.Random) -> None:
    """The same move is made whatever the opponent really holds, with iterations."""
    game = after(at("DGOSTUV", "ADOSTUZ", bag="AACQIVZSDO?A"), place("8G DOG"))
    hidden = game.unseen(1)
    mixed = "".join(rng.sample(hidden, len(hidden)))
    position = replace(
        game.position,
        racks=(Rack.of(mixed[:7]), game.rack(1)),
        bag=Bag(in_order(mixed[7:]), rng.getrandbits(64)),
    )
    bot = inferring()
    assert bot.choose(game) == bot.choose(replace(game, position=position))


def test_against_several_it_plays_as_an_expert() -> None:
    """Simulation knows games of two only."""
    game = at("ADOSTUZ", "AAAAAAA", "AAAAAAA", plays=("8G TA",), bag="ABCDEFGH")
    assert chosen(game) == chosen(game, "expert")


@given(st.permutations("AADGIOSTTVZ"))
@settings(max_examples=20)
def test_once_the_bag_is_empty_it_wins_as_much_as_can_be_won(tiles: list[str]) -> None:
    """Its move begins the best line, so that both together come to the same spread."""
    racks = "".join(tiles[:6]), "".join(tiles[6:])
    game = at(*racks, plays=("8G TA",), bag="")
    scores = game.position.scores
    solver = EndgameSolver(gaddag_of(opponents().lexicon), STANDARD, ENGLISH, 1 << 10)
    value = solver.solve(Endgame(game.board, (game.position.rack.tiles, racks[1]))).value
    while game.phase is not Phase.OVER:
        game = game.apply(chosen(game)).round
    gains = [after - before for after, before in zip(game.position.scores, scores, strict=True)]
    assert gains[0] - gains[1] == value


def test_near_the_end_it_compares_more() -> None:
    """What is best there is often far down by score and leave."""
    game = at("ADOSTZ?", "AAAAAAA", plays=("8G TA",), bag="ABDG")
    best = opponents().adviser(game.config).candidates(game, 100)
    assert len(best) > 40
    compared: list[Turn] = []

    def simulate(_: object, candidates: list[Turn], *__: object, **___: object) -> list[object]:
        compared.extend(candidates)
        return [SimpleNamespace(move=candidates[0])]

    bot = thinkers().bot("champion", game.config)
    with patch.object(Simulator, "simulate", side_effect=simulate):
        bot.choose(game)
    assert compared == best[:40]


def test_without_a_choice_it_does_not_think() -> None:
    """A single play is made, and without any it passes."""
    assert chosen(at("UUVVVVV", "AAAAAAA", bag="A" * 6)) == Pass()


@pytest.mark.parametrize(("word", "move"), [("cat", Accept()), ("tac", Challenge())])
def test_it_challenges_as_an_expert(word: str, move: Move) -> None:
    """What is no word is challenged; of the last play, what is one is accepted."""
    game = at(word.upper(), "AAAAAAA", bag="", challenge=ChallengeRule.DOUBLE)
    assert chosen(after(game, place(f"8G {word.upper()}"))) == move


def test_it_can_be_stopped_while_it_thinks() -> None:
    """What the report raises ends a simulation that would take long."""
    bots = thinkers(Pace(Budget(seconds=3_600), threads=2))
    game = ScrabbleGame.begin(config_of(seed=8), bots.lexicon)
    shares = []

    def stop(share: float) -> None:
        shares.append(share)
        if share:
            raise Cancelled

    with pytest.raises(Cancelled):
        bots.bot("champion", game.config).choose(game, stop)
    assert shares[0] == 0


@pytest.mark.parametrize(
    ("clock_ms", "most"), [(None, 0.5), (4_000, 0.2), (100_000, 0.5), (1, 0.01)]
)
@pytest.mark.parametrize("bag", ["ABCDEFGH", ""])
def test_it_obeys_the_clock(clock_ms: int | None, most: float, bag: str) -> None:
    """It thinks for a twentieth of what is left at most, and hardly at all once it is late."""
    game = at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag=bag, clock_ms=clock_ms)
    limits: list[float | None] = []

    def simulate(_: object, candidates: list[Turn], budget: Budget, **__: object) -> list[object]:
        limits.append(budget.seconds)
        return [SimpleNamespace(move=candidates[0])]

    def solve(*_: object, seconds: float | None, **__: object) -> Move:
        limits.append(seconds)
        return Pass()

    bot = thinkers(Pace(threads=1)).bot("champion", game.config)
    with (
        patch.object(Simulator, "simulate", side_effect=simulate),
        patch.object(LastMoves, "choose", side_effect=solve),
    ):
        bot.choose(game)
    assert limits == [most]


def test_its_games_come_to_an_end() -> None:
    """No move is refused, all words are valid, and iterations give the same game again."""
    players = Player("One", "champion"), Player("Two", "novice")
    config = replace(config_of(seed=12), players=players)
    begun = ScrabbleGame.begin(config, thinkers().lexicon)
    game = played_out(begun, thinkers())
    assert game.moves == played_out(begun, thinkers()).moves
    assert all(word in TIERS for entry in game.sheet for word in entry.words)
