"""A saved game of each kind, and ways to damage JSON."""

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import strategies as st

from tests.engine.scrabble.games import config_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Hint, TakeHint
from wordarcade.engine.grid_moves import End, EndRound, PlayWord, ShowCells
from wordarcade.engine.hand import moves as hand_moves
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hangman import moves as hangman_moves
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.scrabble.moves import Exchange, Pass
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.games import registry
from wordarcade.games.saved import AnyRecord, record_of
from wordarcade.lexicon.interface import WordSet
from wordarcade.store.games import GameStore
from wordarcade.store.records import LexiconReference, SavedGame
from wordarcade.support.clock import ManualClock

LEXICON = lexicon_of({"lent", "peace", "pelean", "pope", "hope", "rope", "tale", "late", "at"})

_ALPHABET = "qwertyuiopasdfghjklzxcvbnm"


class Played(NamedTuple):
    """A kind of game: a configuration, and what is played."""

    config: Any
    moves: Callable[[Any], list[Any]]


GAMES = {
    "boggle": Played(
        BoggleConfig(DEFAULT_BOARD),
        lambda _: [
            PlayWord("lent"),
            TakeHint(Hint.CELL, 3),
            TakeHint(Hint.LENGTHS),
            EndRound(End.FINISHED),
        ],
    ),
    "wordsearch": Played(
        WordSearchConfig(DEFAULT_BOARD),
        lambda _: [PlayWord("lent"), ShowCells("peace", 2), EndRound(End.REVEALED)],
    ),
    "hand": Played(
        HandConfig(("late*xz", "hoperas"), _ALPHABET),
        lambda _: [
            hand_moves.SubstituteLetter("x"),
            hand_moves.TakeHint(),
            hand_moves.PlayWord("late"),
            hand_moves.EndHand(),
            hand_moves.Decline(),
            hand_moves.EndGame(),
        ],
    ),
    "hangman": Played(
        HangmanConfig(4, 5, HostKind.HONEST, secret="rope"),  # noqa: S106
        lambda _: [
            hangman_moves.GuessLetter("e", (3,)),
            hangman_moves.TakeHint("o"),
            hangman_moves.GuessWord("hope"),
            hangman_moves.GiveUp(),
        ],
    ),
    "scrabble": Played(
        config_of(),
        lambda state: [Exchange(state.position.racks[0].tiles[:1]), Pass()],
    ),
}
"""Every game, by its name in the store."""


def form_of(game: str) -> AnyRecord:
    """Return how games of this kind are written down."""
    record = record_of(registry.GAMES, game)
    assert record is not None
    return record


def state_of(saved: SavedGame, lexicon: WordSet = LEXICON) -> Any:
    """Return a saved game as it was left."""
    return form_of(saved.header.game).state_of(saved, lexicon)


def played(game: str, store: GameStore | None = None) -> SavedGame:
    """Return a game of this kind as it is saved after some moves."""
    store = store or GameStore(None, ManualClock())
    kind, record = GAMES[game], form_of(game)
    state = record.replay(kind.config, LEXICON, ())
    reference = LexiconReference.of(LEXICON)
    number = store.begin(game, kind.config.to_json(), 5, reference, record.caption(state, 0))
    for place, move in enumerate(kind.moves(state)):
        elapsed_ms = (place + 1) * 1_000
        state = state.apply(move, elapsed_ms).round
        assert len(state.moves) == place + 1
        made = record.write_move(state.moves[place].move)
        caption = record.caption(state, elapsed_ms)
        store.record(number, place, made, elapsed_ms, caption=caption)
    return store.load(number)


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.sampled_from([0, -1, 10**18, 2**63, 10**400, -(10**400)])
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["\ud800", "\x1b[2J", "x" * 2_000, "off", "1:00", "?", ".", "8H", "é"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)
"""Values that no game writes."""


@st.composite
def damaged(draw: st.DrawFn, value: Any) -> Any:
    """Return a copy of a JSON value with one place in it changed."""
    if isinstance(value, dict) and value and draw(st.integers(0, 5)):
        name = draw(st.sampled_from(sorted(value)))
        if not draw(st.integers(0, 3)):
            return {key: item for key, item in value.items() if key != name}
        return {**value, name: draw(damaged(value[name]))}
    if isinstance(value, list) and value and draw(st.integers(0, 5)):
        place = draw(st.integers(0, len(value) - 1))
        change = draw(st.lists(damaged(value[place]), max_size=2))
        return [*value[:place], *change, *value[place + 1 :]]
    if type(value) is int and draw(st.booleans()):
        return draw(st.sampled_from([value + 1, value - 1, -value, value * 1000]))
    if isinstance(value, str) and value and draw(st.booleans()):
        return value[: draw(st.integers(0, len(value)))] + draw(st.text(max_size=2))
    return draw(JUNK)
