"""Games of Scrabble saved as they are played, resumed and finished."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, config_of, typed
from tests.games.scrabble.sessions import session_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.moves import EndGame, Pass, TakeBack
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.games.scrabble.record import RECORD
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.players.scrabble.seating import read_players
from wordarcade.services import Services
from wordarcade.store.errors import GameTakenError
from wordarcade.store.games import GameStore

LEXICON = lexicon_of({"bier", "mould", "be", "ribier"})
SINGLE = config_of(challenge=ChallengeRule.SINGLE, friendly=True)
MOVES = ("8E BIER", "challenge", "F7 M.LD", "challenge", "swap EI?", "TAKE", "swap E")
"""Moves of the game dealt by the usual seed, whose racks are BEEIIR? and DIKLMOU."""


def make(saved: ScrabbleSession, *moves: str) -> None:
    """Make moves as typed, all of which must be accepted."""
    for move in moves:
        value = TakeBack(1) if move == "TAKE" else typed(saved.state, move)
        assert not isinstance(saved.apply(value), Refused), move


@pytest.mark.parametrize("number", range(len(MOVES) + 1))
def test_a_game_goes_on_in_another_process(services: Services, tmp_path: Path, number: int) -> None:
    """After each move: one just made, in doubt, challenged, withdrawn, taken back."""
    database = tmp_path / "rounds.sqlite3"
    with closing(GameStore(database, services.clock)) as store:
        saved = session_of(services._replace(games=store), SINGLE, LEXICON)
        make(saved, *MOVES[:number])
    with closing(GameStore(database, services.clock)) as store:
        resumed = RECORD.state_of(store.load(saved.id), LEXICON)
    assert resumed == saved.state
    assert resumed.challengeable == (number in (1, 3))


def test_moves_are_saved_as_they_stand_on_the_board(services: Services) -> None:
    """Whole words, blanks in lowercase; what was refused is not there."""
    saved = session_of(services, SINGLE, LEXICON)
    assert saved.apply(EndGame()) != saved.apply(Pass()) == Refused(Refusal.GAME_OVER)
    saved = session_of(services, SINGLE, LEXICON)
    make(saved, *MOVES)
    assert [made.move for made in services.games.load(saved.id).moves] == [
        {"place": "8E", "tiles": "BIER"},
        {"move": "challenge"},
        {"place": "F7", "tiles": "M.LD"},
        {"move": "challenge"},
        {"exchange": "EI?"},
        {"take_back": 1},
        {"exchange": "E"},
    ]


@pytest.mark.parametrize(
    ("players", "seen"),
    [("Ann,bot:club", "{rack}, Ann 0, "), ("bot:club,Ann", "Club 0, "), ("Ann,Bob", "Ann 0, ")],
)
def test_the_caption_begins_with_the_rack_of_the_only_person(
    services: Services, players: str, seen: str
) -> None:
    """In that person's turn; nobody looks at a rack that others must not see."""
    config = ScrabbleConfig(read_players(players), STANDARD, ENGLISH, 1)
    saved = session_of(services, config, LEXICON)
    caption = services.games.load(saved.id).header.caption
    assert caption.startswith(seen.format(rack=saved.state.position.rack.tiles))


def test_the_caption_tells_scores_and_turn(services: Services) -> None:
    """And in the end who led, or has won."""
    saved = session_of(services, SINGLE, LEXICON)
    assert services.games.load(saved.id).header.caption == "Ann 0, Bob 0 · Ann to move"
    make(saved, "8E BIER")
    assert services.games.load(saved.id).header.caption == "Ann 12, Bob 0 · Bob to move"
    make(saved, "end")
    saved.close()
    caption = services.games.load(saved.id).header.caption
    scores = saved.state.position.scores
    ann, bob = (str(score).replace("-", "−") for score in scores)
    assert min(scores) < 0  # tiles left cost more than was made
    assert caption == f"Ended early: Ann {ann}, Bob {bob}"


def test_a_finished_game_is_summed_up(services: Services) -> None:
    """Figures at the top level are those of persons, withdrawn plays not counted."""
    players = (Player("Ann"), Player("Club", "club"))
    config = ScrabbleConfig(
        players, SINGLE.layout, SINGLE.distribution, 5, challenge=ChallengeRule.SINGLE
    )
    saved = session_of(services, config, LEXICON)
    make(saved, "8E BIER", "8D M....", "challenge", "pass", "end")
    saved.close()
    ann, club = saved.state.position.scores
    assert services.games.load(saved.id).header.summary == {
        "players": [
            {"name": "Ann", "level": None, "score": ann},
            {"name": "Club", "level": "club", "score": club},
        ],
        "winners": [],
        "ending": "agreed",
        "turns": 3,
        "hints": 0,
        "hinted_turns": 0,
        "bingos": 0,
        "best_word": "bier",
        "best_word_score": 12,
        "variant": "1 person, club, board standard, tiles english, single challenge, clock off",
        "score": ann,
        "possible": None,
        "won": None,
        "best_move": "8E BIER, 12 points",
        "worst_move": "",
        "rating": None,
        "phonies": 0,
        "own": False,
        "counts": False,
    }
    kinds = [entry.kind for entry in saved.state.sheet]
    assert kinds.count(EntryKind.WITHDRAWN) == 1
    assert saved.state.phase is Phase.OVER


def test_a_game_without_persons_has_no_figures_of_theirs(services: Services) -> None:
    """Computers among themselves set no records."""
    players = (Player("Club", "club"), Player("Novice", "novice"))
    config = ScrabbleConfig(players, SINGLE.layout, SINGLE.distribution, 2**64 - 1)
    saved = session_of(services, config, LEXICON)
    saved.apply(EndGame())
    saved.close()
    header = services.games.load(saved.id).header
    assert header.summary is not None
    assert (header.summary["score"], header.summary["bingos"]) == (None, None)
    assert (header.summary["best_word"], header.summary["best_word_score"]) == ("", None)
    assert ScrabbleConfig.from_json(header.config).seed == header.seed == 2**64 - 1


def test_two_processes_do_not_mix_their_moves(services: Services) -> None:
    """Whoever comes second is told, and the game stays as the first left it."""
    first = session_of(services, SINGLE, LEXICON)
    saved = services.games.load(first.id)
    second = ScrabbleSession(
        services, first.state, 5, bots=first.bots, setup=ScrabbleSetup(), saved=saved
    )
    first.apply(Pass())
    assert second.apply(Pass()) is None
    assert isinstance(second.lost, GameTakenError)
    assert second.state.moves == ()
