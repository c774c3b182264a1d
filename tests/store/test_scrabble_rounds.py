"""Games of Scrabble saved as they are played, resumed and finished."""

from pathlib import Path

import pytest

from tests.engine.scrabble.games import config_of, typed
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.moves import EndGame, Pass, TakeBack
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.store.errors import RoundTakenError
from wordarcade.store.rounds import RoundStore
from wordarcade.store.scrabble_rounds import SavedScrabbleRound

LEXICON = lexicon_of({"bier", "mould", "be", "ribier"})
SINGLE = config_of(challenge=ChallengeRule.SINGLE, friendly=True)
MOVES = ("8E BIER", "challenge", "F7 M.LD", "challenge", "swap EI?", "TAKE", "swap E")
"""Moves of the game dealt by the usual seed, whose racks are BEEIIR? and DIKLMOU."""


def make(saved: SavedScrabbleRound, *moves: str) -> None:
    """Make moves as typed, all of which must be accepted."""
    for move in moves:
        value = TakeBack(1) if move == "TAKE" else typed(saved.state, move)
        assert not isinstance(saved.apply(value, 1_000 * len(saved.state.moves)), Refused), move


@pytest.mark.parametrize("number", range(len(MOVES) + 1))
def test_a_game_goes_on_in_another_process(store: RoundStore, database: Path, number: int) -> None:
    """After each move: one just made, in doubt, challenged, withdrawn, taken back."""
    saved = SavedScrabbleRound.begin(store, SINGLE, 5, LEXICON)
    make(saved, *MOVES[:number])
    store.close()
    again = RoundStore(database, store._clock)
    resumed = SavedScrabbleRound.resume(again, again.load(saved.id), LEXICON)
    assert resumed.state == saved.state
    assert resumed.state.challengeable == (number in (1, 3))
    again.close()


def test_moves_are_on_record_as_they_stand_on_the_board(store: RoundStore) -> None:
    """Whole words, blanks in lowercase; what was refused is not there."""
    saved = SavedScrabbleRound.begin(store, SINGLE, 5, LEXICON)
    assert saved.apply(EndGame(), 0) != saved.apply(Pass(), 0) == Refused(Refusal.GAME_OVER)
    saved = SavedScrabbleRound.begin(store, SINGLE, 5, LEXICON)
    make(saved, *MOVES)
    assert [made.move for made in store.load(saved.id).moves] == [
        {"place": "8E", "tiles": "BIER"},
        {"move": "challenge"},
        {"place": "F7", "tiles": "M.LD"},
        {"move": "challenge"},
        {"exchange": "EI?"},
        {"take_back": 1},
        {"exchange": "E"},
    ]


def test_the_caption_tells_scores_and_turn(store: RoundStore) -> None:
    """And in the end who has won."""
    saved = SavedScrabbleRound.begin(store, SINGLE, 5, LEXICON)
    assert store.load(saved.id).header.caption == "Ann 0, Bob 0; Ann to move"
    make(saved, "8E BIER")
    assert store.load(saved.id).header.caption == "Ann 12, Bob 0; Bob to move"
    make(saved, "end")
    saved.finish(9_000, None)
    caption = store.load(saved.id).header.caption
    scores = saved.state.position.scores
    assert caption == f"Ann {scores[0]}, Bob {scores[1]}; won by Ann"


def test_a_finished_game_is_summed_up(store: RoundStore) -> None:
    """Figures at the top level are those of persons, withdrawn plays not counted."""
    players = (Player("Ann"), Player("Club", "club"))
    config = ScrabbleConfig(
        players, SINGLE.layout, SINGLE.tile_set, 5, challenge=ChallengeRule.SINGLE
    )
    saved = SavedScrabbleRound.begin(store, config, 5, LEXICON)
    make(saved, "8E BIER", "8D M....", "challenge", "pass", "end")
    saved.finish(9_000, None)
    ann, club = saved.state.position.scores
    assert store.load(saved.id).header.summary == {
        "players": [
            {"name": "Ann", "level": None, "score": ann},
            {"name": "Club", "level": "club", "score": club},
        ],
        "winners": list(saved.state.winners),
        "ending": "agreed",
        "turns": 6,
        "score": ann,
        "bingos": 0,
        "best_word": "bier",
        "best_word_score": 12,
    }
    kinds = [entry.kind for entry in saved.state.sheet]
    assert kinds.count(EntryKind.WITHDRAWN) == 1
    assert saved.state.phase is Phase.OVER


def test_a_game_without_persons_has_no_figures_of_theirs(store: RoundStore) -> None:
    """Computers among themselves set no records."""
    players = (Player("Club", "club"), Player("Novice", "novice"))
    config = ScrabbleConfig(players, SINGLE.layout, SINGLE.tile_set, 2**64 - 1)
    saved = SavedScrabbleRound.begin(store, config, 2**64 - 1, LEXICON)
    saved.apply(EndGame(), 5)
    saved.finish(5, None)
    header = store.load(saved.id).header
    assert header.summary is not None
    assert (header.summary["score"], header.summary["bingos"]) == (None, None)
    assert (header.summary["best_word"], header.summary["best_word_score"]) == ("", None)
    assert ScrabbleConfig.from_json(header.config).seed == header.seed == 2**64 - 1


def test_two_processes_do_not_mix_their_moves(store: RoundStore) -> None:
    """Whoever comes second is told, and the game stays as the first left it."""
    first = SavedScrabbleRound.begin(store, SINGLE, 5, LEXICON)
    second = SavedScrabbleRound.resume(store, store.load(first.id), LEXICON)
    first.apply(Pass(), 100)
    with pytest.raises(RoundTakenError):
        second.apply(Pass(), 100)
    assert second.state.moves == ()
