"""The JSON output of commands, without the values that differ in every run."""

import io
import json
import shutil
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest import mock

from wordarcade.cli.root import run
from wordarcade.store.locations import Locations

__all__ = ["CALLS", "FOLDER", "file_of", "printed"]

FOLDER: Final = Path(__file__).parent / "json"
_INPUTS: Final = Path(__file__).parent / "inputs"
_GAMES: Final = Path(__file__).parent / "v2" / "rounds.sqlite3"
_FINISHED: Final = Path(__file__).parent / "v4" / "history.sqlite3"

_BOARD: Final = "CATS/EATS/FISH/QUIZ"
_CGP: Final = f"{'15/' * 7}7CaT5{'/15' * 7} S/ 5/0 0"
_FULL: Final = (
    "11VUGH/11I3/10FAS2/3Q5WALKUP/3AD5J1Y1O/3TI3AMIE2W/4RUANA1T3E/4T2OHIA3R/3LIB4SLUMS/2DOER5IN2/"
    "2YARE5ON2/1BED1N3L1NE2/1ODE1T2FA2R2/1P1R4OX2V2"
)
_LAST: Final = f"{_FULL}/3sOZINE3E2 CCEGIOT/EEGIST? 44/100 0"
_LAST_BUT_ONE: Final = f"{_FULL}/4OZINE3E2 CCEGIOT/ 44/100 0"
_WORDS: Final = str(_INPUTS / "words.txt")
_LEXICON: Final = ("--lexicon", _WORDS)
_BOTS: Final = ("--players", "bot:novice,bot:club")


class Call(NamedTuple):
    """A command line that prints JSON.

    Attributes:
        arguments: the command line.
        open: the fields whose values are the business of other tests, besides those of `_OPEN`.
        before: a command line to run first, if any.
        typed: what the first one is given to read.
        games: the database of games.
    """

    arguments: tuple[str, ...]
    open: frozenset[str] = frozenset()
    before: tuple[str, ...] = ()
    typed: str = ""
    games: Path = _GAMES


_OPEN: Final = frozenset(
    {"seconds", "cpu_seconds", "boards_per_second", "boards_per_cpu_second"}
    | {"median_us", "p90_us", "p99_us", "nodes", "edges", "bytes"}
)
"""The fields whose values tell of the machine, or of how an answer is worked out."""

_ENDED: Final = frozenset({"wins", "draws", "mean_scores", "deviations", "margins"})
"""The outcome of a match changes with every improvement of a bot."""

_PLACE: Final = frozenset({"path"})
_GAME: Final = frozenset({"game"})
"""A path of this machine."""

_PLAYED_NOW: Final = frozenset({"name", "started", "updated", "elapsed_ms"})

CALLS: Final[Mapping[str, Call]] = {
    "analyse": Call(("analyse", str(_INPUTS / "game.gcg"), *_LEXICON, "--json"), _GAME),
    "analyse-folder": Call(("analyse", str(_INPUTS), *_LEXICON, "--json"), _GAME),
    "analyse-position": Call(("analyse", _CGP, *_LEXICON, "--json")),
    "check-boggle": Call(
        ("check", "boggle", str(_INPUTS / "boggle-output.txt"), *_LEXICON, "--json")
    ),
    "check-hand": Call(("check", "hand", str(_INPUTS / "hand-output.txt"), *_LEXICON, "--json")),
    "check-hangman": Call(
        ("check", "hangman", str(_INPUTS / "hangman-log.txt"), *_LEXICON, "--json")
    ),
    "check-wordsearch": Call(
        ("check", "wordsearch", str(_INPUTS / "client.txt"), "--board", _BOARD, *_LEXICON, "--json")
    ),
    "daily": Call(("daily", "--date", "2026-01-05", "--json")),
    "daily-game": Call(("daily", "hand", "--date", "2026-01-05", "--json")),
    "games-export": Call(("games", "export", "4")),
    "games-export-raw": Call(("games", "export", "3", "--format", "raw")),
    "games-list": Call(("games", "list", "--json")),
    "games-show": Call(("games", "show", "1", "--json")),
    "games-show-finished": Call(
        ("games", "show", "6", "--json"),
        _PLAYED_NOW,
        before=("hand", "--plain", "--seed", "1", "--hand", "c t s e *", *_LEXICON),
        typed="c*ts\ne\ny\n!!\n",
    ),
    "lexicon-check": Call(("lexicon", "check", "cat", "zaa", *_LEXICON, "--json")),
    "lexicon-derive": Call(
        ("lexicon", "derive", "few", "--add", "zoa", "--ban", "cat", "--json"),
        _PLACE,
        before=("lexicon", "import", _WORDS, "--name", "few"),
    ),
    "lexicon-import": Call(("lexicon", "import", _WORDS, "--name", "few", "--json"), _PLACE),
    "lexicon-import-preview": Call(("lexicon", "import", _WORDS, "--preview", "--json"), _PLACE),
    "lexicon-info": Call(("lexicon", "info", _WORDS, "--json"), _PLACE),
    "lexicon-list": Call(("lexicon", "list", "--json")),
    "lexicon-remove": Call(
        ("lexicon", "remove", "few", "--json"),
        before=("lexicon", "import", _WORDS, "--name", "few"),
    ),
    "lexicon-rename": Call(
        ("lexicon", "rename", "few", "many", "--json"),
        before=("lexicon", "import", _WORDS, "--name", "few"),
    ),
    "match-scrabble": Call(
        ("match", "scrabble", *_BOTS, "--games", "2", "--seed", "1", *_LEXICON, "--json"),
        _ENDED,
    ),
    "profiles-list": Call(("profiles", "list", "--json")),
    "puzzle": Call(("puzzle", "boggle", "--seed", "1", "--json")),
    "puzzle-hangman": Call(("puzzle", "hangman", "--seed", "1", "--lexicon", "common", "--json")),
    "replay": Call(("replay", str(_INPUTS / "game.gcg"), *_LEXICON, "--json")),
    "replay-folder": Call(("replay", str(_INPUTS), "--json")),
    "solve-anagram": Call(("solve", "anagram", "tea?", "--min", "2", *_LEXICON, "--json")),
    "solve-boggle": Call(("solve", "boggle", _BOARD, *_LEXICON, "--json")),
    "solve-boggle-boards": Call(
        ("solve", "boggle", "--boards", str(_INPUTS / "boards.txt"), *_LEXICON, "--json")
    ),
    "solve-hand": Call(("solve", "hand", "c t s e *", *_LEXICON, "--json")),
    "solve-hangman-allowed": Call(
        ("solve", "hangman", "--length", "4", "--value", "--allowed", "3", *_LEXICON, "--json")
    ),
    "solve-hangman-guesses": Call(
        ("solve", "hangman", "--length", "4", "--guesses", "qa", *_LEXICON, "--json")
    ),
    "solve-hangman-pattern": Call(
        ("solve", "hangman", "--pattern", "-ea-", "--missed", "c", *_LEXICON, "--json")
    ),
    "solve-hangman-value": Call(
        ("solve", "hangman", "--length", "4", "--value", *_LEXICON, "--json")
    ),
    "solve-scrabble": Call(("solve", "scrabble", _CGP, *_LEXICON, "--json")),
    "solve-scrabble-endgame": Call(("solve", "scrabble", _LAST, "--endgame", *_LEXICON, "--json")),
    "solve-scrabble-inferred": Call(
        (
            *("solve", "scrabble", _CGP.replace("a", "A"), "--top", "3", "--iterations", "9"),
            *("--last-play", "8H CAT", *_LEXICON, "--json"),
        )
    ),
    "solve-scrabble-positions": Call(
        ("solve", "scrabble", "--positions", str(_INPUTS / "positions.txt"), *_LEXICON, "--json")
    ),
    "solve-scrabble-pre-endgame": Call(
        ("solve", "scrabble", _LAST_BUT_ONE, "--pre-endgame", *_LEXICON, "--json")
    ),
    "solve-scrabble-simulated": Call(
        ("solve", "scrabble", _CGP, "--top", "3", "--iterations", "9", *_LEXICON, "--json")
    ),
    "solve-wordsearch": Call(("solve", "wordsearch", _BOARD, *_LEXICON, "--json")),
    "train-words": Call(
        ("train", "words", "--json"), before=("train", "words", "--import", _WORDS)
    ),
    "stats": Call(("stats", "--json"), frozenset({"days"}), games=_FINISHED),
    "solve-wordsearch-find": Call(
        ("solve", "wordsearch", _BOARD, "--find", "fish", *_LEXICON, "--json")
    ),
    "words-anagram": Call(("words", "anagram", "tea?", "--min", "3", *_LEXICON, "--json")),
    "words-check": Call(("words", "check", "cat", "zaa", *_LEXICON, "--json")),
    "words-compare": Call(
        ("words", "compare", str(_INPUTS / "other.txt"), *_LEXICON, "--json"), frozenset({"query"})
    ),
    "words-compare-board": Call(
        ("words", "compare", str(_INPUTS / "other.txt"), "--board", _BOARD, *_LEXICON, "--json"),
        frozenset({"query"}),
    ),
    "words-contains": Call(("words", "contains", "ea", *_LEXICON, "--json")),
    "words-define": Call(("words", "define", "quizzes", *_LEXICON, "--json")),
    "words-define-several": Call(("words", "define", "fish", "zaa", *_LEXICON, "--json")),
    "words-hooks": Call(("words", "hooks", "eat", *_LEXICON, "--json")),
    "words-leave": Call(("words", "leave", "er#", *_LEXICON, "--json")),
    "words-pattern": Call(
        ("words", "pattern", "#ea#", "--order", "probability", "--limit", "2", *_LEXICON, "--json")
    ),
    "words-prefix": Call(("words", "prefix", "ea", *_LEXICON, "--json")),
    "words-probability": Call(("words", "probability", "quiz", *_LEXICON, "--json")),
    "words-suffix": Call(("words", "suffix", "at", *_LEXICON, "--json")),
}
"""Every command that prints JSON, by the name of the file that says how."""


def file_of(name: str) -> Path:
    """Return the file that holds what a call of `CALLS` prints."""
    return FOLDER / f"{name}.json"


def printed(name: str, home: Locations) -> str:
    """Return what a call of `CALLS` prints, as its file has it.

    Args:
        name: of the call.
        home: the user's folders that the command line finds; a game of each kind is put there.
    """
    call = CALLS[name]
    home.games_database.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(call.games, home.games_database)
    if call.before:
        _out(call.before, call.typed)
    told = _settled(json.loads(_out(call.arguments)), _OPEN | call.open)
    # Text, since to Python 1, 1.0 and true are the same; sorted, since to readers no order counts.
    return json.dumps(told, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _out(arguments: tuple[str, ...], typed: str = "") -> str:
    """Return what a command line prints; it may say no, but not fail."""
    out = io.StringIO()
    with redirect_stdout(out), mock.patch("sys.stdin", io.StringIO(typed)):
        code = run(arguments)
    assert code in {0, 1}, arguments
    return out.getvalue()


def _settled(value: Any, left_open: frozenset[str], *, opened: bool = False) -> Any:
    """Return a JSON value that is the same in every run: types where values are left open."""
    if isinstance(value, dict):
        return {
            name: _settled(field, left_open, opened=opened or name in left_open)
            for name, field in value.items()
        }
    if isinstance(value, list):
        return [_settled(item, left_open, opened=opened) for item in value]
    if opened:
        return f"<{type(value).__name__}>"
    # The last digits of logarithms are another on other machines.
    return round(value, 9) if isinstance(value, float) else value
