"""Properties of every game, after any moves, legal or not."""

import json
from collections import Counter
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import NAMES, STANDARD, laid_from
from tests.engine.word_sets import SetOfWords
from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Resign,
    TakeBack,
    move_from_json,
    move_to_json,
)
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.sheet import EntryKind, standing_plays
from wordarcade.engine.scrabble.squares import CENTRE, SIZE, SQUARES, Direction
from wordarcade.engine.scrabble.tiles import LETTERS, rack_tiles
from wordarcade.engine.scrabble.turns import Phase, standing
from wordarcade.engine.scrabble.verdict import Refused


class TwoThirds(SetOfWords):
    """Two of three words, so that random plays are valid often and not always."""

    def __init__(self) -> None:
        super().__init__([])

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and sum(word.encode()) % 3 > 0


LEXICON = TwoThirds()

FEW = LetterDistribution(
    "few",
    "Few",
    counts=dict.fromkeys(LETTERS, 0) | {"A": 6, "B": 6, "E": 6, "S": 6, "Z": 4, "?": 2},
    values=dict.fromkeys(LETTERS, 1) | {"Z": 10},
)
"""So few tiles that games come to an end."""


class Step(NamedTuple):
    """Something that a player tries; what it comes to depends on the position."""

    kind: str
    tiles: int
    square: int
    down: bool
    ms: int


kinds = st.sampled_from(
    ["play"] * 20 + ["exchange", "pass", "challenge", "wild", "accept", "back", "resign", "end"]
)
steps = st.builds(
    Step,
    kinds,
    tiles=st.integers(1, 127),
    square=st.integers(0, SQUARES - 1),
    down=st.booleans(),
    ms=st.integers(-5, 30_000),
)
configs = st.builds(
    ScrabbleConfig,
    players=st.integers(2, 4).map(lambda number: tuple(map(Player, NAMES[:number]))),
    layout=st.just(STANDARD),
    distribution=st.just(FEW),
    seed=st.integers(0, 2**64 - 1),
    challenge=st.sampled_from(ChallengeRule),
    clock_ms=st.none() | st.integers(1, 200_000),
    friendly=st.booleans(),
)


def move_of(state: ScrabbleGame, step: Step) -> Move:
    """Return what a step comes to."""
    rack = state.rack(state.to_move).tiles
    tiles = "".join(tile for place, tile in enumerate(rack) if step.tiles >> place & 1)
    direction = Direction.DOWN if step.down else Direction.ACROSS
    match step.kind:
        case "play":
            near = [square for square in range(SQUARES) if beside(state, square)] or [CENTRE]
            square = near[step.square % len(near)]
            return laid_from(state.board, square, direction, tiles.replace("?", "e"))
        case "wild":
            return Place(step.square, direction, tiles.replace("?", "Q")[::-1] + ".")
        case "exchange":
            return Exchange(tiles)
        case "back":
            return TakeBack(step.tiles % 5)
    plain: dict[str, Move] = {
        "pass": Pass(),
        "challenge": Challenge(),
        "accept": Accept(),
        "resign": Resign() if step.tiles % 8 == 0 else Pass(),
        "end": EndGame() if step.tiles % 8 == 0 else Accept(),
    }
    return plain[step.kind]


def beside(state: ScrabbleGame, square: int) -> bool:
    """Return whether a square is empty and touches a tile."""
    around = [square - SIZE, square + SIZE] + [square - 1] * (square % SIZE > 0)
    around += [square + 1] * (square % SIZE < SIZE - 1)
    touches = any(state.board.covered(other) for other in around if 0 <= other < SQUARES)
    return touches and not state.board.covered(square)


def check(state: ScrabbleGame) -> None:
    """Check what always holds."""
    position = state.position
    racks = "".join(rack.tiles for rack in position.racks)
    everything = Counter(position.bag.tiles + racks + rack_tiles(position.board.tiles))
    assert everything == Counter(FEW.tiles)
    for player in range(len(state.config.players)):
        entries = [entry for entry in state.sheet if entry.player == player]
        assert sum(entry.gain for entry in entries) == position.scores[player]
        assert not entries or entries[-1].total == position.scores[player]
        assert state.rack(player).tiles == "".join(sorted(state.rack(player).tiles, key=last_blank))
        unseen = Counter(state.unseen(player))
        assert unseen == everything - Counter(
            state.rack(player).tiles + rack_tiles(position.board.tiles)
        )
    laid = sum(len(entry.place.laid) for entry in standing_plays(state.sheet) if entry.place)
    assert laid == sum(map(state.board.covered, range(SQUARES)))
    assert (state.phase is Phase.OVER) == (state.ending is not None)
    assert bool(state.winners) == (state.ending not in {None, Ending.AGREED})
    assert state.to_move in state.active or state.ending is Ending.RESIGNED
    assert position.scoreless < 6 or state.ending is Ending.SCORELESS
    full = len(position.bag) > 0
    for player in state.active:
        assert len(state.rack(player)) == 7 or not full


def last_blank(tile: str) -> tuple[bool, str]:
    """Return what puts blanks behind letters."""
    return tile == "?", tile


def played(config: ScrabbleConfig, tried: list[Step]) -> ScrabbleGame:
    """Return the game after all steps that the rules allow, checked after each."""
    state, elapsed = ScrabbleGame.begin(config, LEXICON), 0
    for step in tried:
        elapsed = max(0, elapsed + step.ms)
        outcome = state.apply(move_of(state, step), elapsed)
        if isinstance(outcome.verdict, Refused):
            assert outcome.round is state
            assert refusal_sentence(outcome.verdict).endswith(".")
            assert "{" not in refusal_sentence(outcome.verdict)
        else:
            assert len(outcome.round.moves) == len(state.moves) + 1
            assert outcome.round.moves[-1].elapsed_ms == elapsed
        state = outcome.round
        check(state)
    return state


@given(configs, st.lists(steps, min_size=40, max_size=80))
def test_what_holds_in_every_game(config: ScrabbleConfig, tried: list[Step]) -> None:
    """Tiles are conserved, refusals change nothing, the sheet adds up to the scores."""
    state = played(config, tried)
    for _ in range(7):
        last = Accept() if state.phase is Phase.LAST_CHALLENGE else Pass()
        state = state.apply(last, 0).round
        check(state)
    assert state.phase is Phase.OVER


@given(configs, st.lists(steps, min_size=20, max_size=60))
def test_a_game_comes_back_from_its_record(config: ScrabbleConfig, tried: list[Step]) -> None:
    """Configuration and moves, through JSON, bring back the same value."""
    state = played(config, tried)
    written = json.loads(
        json.dumps(
            {
                "config": config.to_json(),
                "moves": [[move_to_json(timed.move), timed.elapsed_ms] for timed in state.moves],
            }
        )
    )
    read = ScrabbleConfig.from_json(written["config"])
    moves = [TimedMove(move_from_json(move), ms) for move, ms in written["moves"]]
    assert read == config
    again = ScrabbleGame.replay(read, LEXICON, moves)
    assert again == state
    course = state.course()
    begun = ScrabbleGame.begin(config, LEXICON)
    assert (course[0].position, course[0].sheet) == (begun.position, ())
    assert course[-1] == state
    assert len(course) == len(standing(state.moves)) + 1


@given(configs, st.lists(steps, min_size=20, max_size=60))
def test_void_games_have_valid_words_only(config: ScrabbleConfig, tried: list[Step]) -> None:
    """By the other rules a withdrawn play had one that is not, one that stands in vain has none."""
    state = played(config, tried)
    plays = standing_plays(state.sheet)
    if config.challenge is ChallengeRule.VOID:
        assert all(word in LEXICON for entry in plays for word in entry.words)
        assert {entry.kind for entry in state.sheet}.isdisjoint(
            {EntryKind.WITHDRAWN, EntryKind.LOST_TURN, EntryKind.CHALLENGE_BONUS}
        )
    for before, entry in zip(state.sheet, state.sheet[1:], strict=False):
        if entry.kind is EntryKind.WITHDRAWN:
            assert before.kind is EntryKind.PLAY
            assert (
                set(entry.words) == {word for word in before.words if word not in LEXICON} != set()
            )
            assert entry.total == before.total - before.gain
        elif entry.kind in {EntryKind.LOST_TURN, EntryKind.CHALLENGE_BONUS}:
            assert all(word in LEXICON for word in before.words)
