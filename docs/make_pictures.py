"""Make pictures of every screen in every size: the app itself, driven to each scene.

    python docs/make_pictures.py [--into FOLDER] [--sizes 80x24,120x40] [SCENE ...]
    python docs/make_pictures.py --shipped

The second form makes the pictures that the README and the pages of `docs` show. Scenes are the
same on every machine: seeds are fixed and the clock stands still.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from learnt import learn_for_weeks
from painting import paint
from PIL import Image
from played import play_for_weeks
from textual.app import App
from textual.pilot import Pilot
from textual.strip import Strip

from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.days import today
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.puzzles.kinds import KINDS
from wordarcade.games.puzzles.session import PuzzleSession
from wordarcade.games.puzzles.supply import choose, need_of
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import (
    DailyGameRoute,
    DailyRoute,
    HomeRoute,
    LexiconsRoute,
    NewGameRoute,
    PuzzleRoute,
    PuzzlesRoute,
    ResumeRoute,
    Route,
    TrainerRoute,
)
from wordarcade.games.scrabble.play import begin
from wordarcade.screens.late_letters import GRACE
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.services import Services, Session, lexicons_of
from wordarcade.store.dailies import DailyKey
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.records import LexiconReference
from wordarcade.store.settings import Settings
from wordarcade.store.settings_store import SettingsStore
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody

SHIPPED: Final = Path(__file__).parent / "pictures"
SIZES: Final = ("60x20", "80x24", "100x30", "120x40", "160x45", "200x50")
SHIPPED_SIZE: Final = "120x40"
SHIPPED_SCENES: Final = (
    "boggle-play",
    "hand-play",
    "hangman-play",
    "home",
    "scrabble-play",
    "wordsearch-play",
)

_STILL: Final = 3
"""Looks at the screen in a row that must see the same."""

_PLAYED: Final = (
    *("8H BRIE", "K7 KELOID", "J10 JOEY", "I13 BUM", "15G VIM", "H3 EDITABLE", "3C TWEETED"),
    *("D3 WAXILY", "L6 OAF", "H1 CREDITABLE", "8A MINYAN", "2E WHIR", "1A THROE", "7B GULF"),
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen to be made a picture of.

    Attributes:
        name: what its files are called.
        route: what the app shows first, made from the services and the clock.
        keys: what is then pressed; "wait" waits until nothing moves.
    """

    name: str
    route: Callable[[Services, ManualClock], Route]
    keys: tuple[str, ...] = ()


def words(*typed: str) -> tuple[str, ...]:
    """Return the keys of words, each of them entered."""
    return tuple(key for word in typed for key in (*word, "enter"))


def new(game: str, setup: Any, *, ask: bool = False) -> Callable[[Services, ManualClock], Route]:
    """Return what leads to a new game."""
    return lambda _services, _clock: NewGameRoute(game, setup, ask=ask)


def duel(game: str, setup: Any, rounds: int = 3) -> Callable[[Services, ManualClock], Route]:
    """Return what leads to a duel."""
    terms = DuelTerms(("Ana", "Ben"), rounds)
    return lambda _services, _clock: NewGameRoute(game, setup, ask=False, duel=terms)


def puzzle(game: str) -> Callable[[Services, ManualClock], Route]:
    """Return what opens a puzzle, always the same."""
    return lambda _services, _clock: PuzzleRoute(game, seed=1)


def puzzles(services: Services, clock: ManualClock) -> Route:
    """Solve puzzles for days, give some up, leave one open, and look at all of them."""
    for number in range(12):
        game = tuple(KINDS)[number % 3]
        need = need_of(services, game, "common", seed=number)
        session = PuzzleSession.begin(services, choose(services, need, to_nobody))
        if number % 4 == 3:
            session.show()
        elif number < 11:
            session.answer(session.problem.answer)
        clock.advance(20_000)
    need = need_of(services, "scrabble", "common", seed=12)
    PuzzleSession.begin(services, choose(services, need, to_nobody))
    return PuzzlesRoute()


def asking(game: str) -> Callable[[Services, ManualClock], Route]:
    """Return what leads to the set-up of a game."""
    return lambda _services, _clock: NewGameRoute(
        game, GAMES[game].play.load().setup(lexicon="arcade")
    )


def home(services: Services, clock: ManualClock) -> Route:
    """Play a few games, leave two, and go home."""
    lexicon = LexiconReference.of(services.lexicons.open("arcade"))
    for score in (87, 41, 52, 38):
        caption = f"4×4, {score // 3} words, {score} points"
        played = services.games.begin("boggle", {"n": score}, 1, lexicon, caption)
        services.games.finish(played, 0, 180_000, {"score": score, "rating": score // 2})
    for letters, columns, caption, hours in (
        ("hrvneotsaidlequpmgiatcbes", 5, "5×5, 9 words, 24 points", 26),
        ("oiselroneathstby", 4, "4×4, 7 words, 11 points, 1:12 left", 0),
    ):
        board = {"cells": list(letters), "columns": columns}
        begun = services.games.begin("boggle", board, 1, lexicon, caption)
        services.games.tick(begun, 108_000)
        clock.advance(hours * 3600)
    clock.advance(240)
    return HomeRoute()


def weeks(services: Services, clock: ManualClock) -> Route:
    """Play for weeks, and go home."""
    play_for_weeks(services, clock)
    return HomeRoute()


def lexicons(services: Services, _clock: ManualClock) -> Route:
    """Import a list, change one, and spoil one."""
    folder = services.locations.data
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (("school-b2", "cat\ndog\nemu\n"), ("old-words", "aa\nab\n")):
        file = folder / f"{name}.txt"
        file.write_text(text, encoding="utf-8")
        services.lexicons.import_list(file)
    (services.locations.imported_lexicons / "old-words.txt").write_bytes(b"\x1f\x8b\0")
    services.lexicons.derive("arcade", add=["podcast", "emoji", "gif"], ban=["fe"])
    services.settings.change({"scrabble.lexicon": "my-arcade"})
    return LexiconsRoute()


def scrabble(
    services: Services,
    clock: ManualClock,
    challenge: ChallengeRule = ChallengeRule.VOID,
    plays: Sequence[str] = _PLAYED,
) -> Route:
    """Play Scrabble to the middle of a game."""
    setup = ScrabbleSetup((Player("Ana"), Player("Ben")), seed=5, challenge=challenge)
    session = begin(services, setup, to_nobody)
    session.open()
    session.go_on()
    for text in plays:
        clock.advance(41)
        session.make(read_move(text, session.state.board, session.state.position.rack))
    session.leave()
    return ResumeRoute(session.id)


def taught(services: Services, _clock: ManualClock) -> Route:
    """Play a turn of Scrabble against a bot that is not the best, and have a teacher."""
    players = (Player("Ana"), Player("Club", "club"))
    session = begin(services, ScrabbleSetup(players, seed=5, teacher=True), to_nobody)
    session.open()
    session.go_on()
    session.make(read_move("8G BIER", session.state.board, session.state.position.rack))
    session.make(session.choose(session.state, to_nobody))
    session.leave()
    return ResumeRoute(session.id)


def four(services: Services, _clock: ManualClock) -> Route:
    """Play two rounds of Scrabble against three bots."""
    bots = (Player("Expert", "expert"), Player("Club", "club"), Player("Champion", "champion"))
    session = begin(services, ScrabbleSetup((Player("Ana"), *bots), seed=5), to_nobody)
    session.open()
    session.go_on()
    session.make(read_move("8G BIER", session.state.board, session.state.position.rack))
    for _ in bots:
        session.make(session.choose(session.state, to_nobody))
    session.leave()
    return ResumeRoute(session.id)


def trainer(services: Services, clock: ManualClock) -> Route:
    """Learn for weeks, and look at the deck."""
    learn_for_weeks(services, clock)
    return TrainerRoute()


def daily(services: Services, clock: ManualClock) -> Route:
    """Play the puzzles of three weeks, all of some days and few of others."""
    lexicon = LexiconReference.of(services.lexicons.open("arcade"))
    clock.advance(14 * 86_400)
    first = today(clock)
    names = [spec.name for spec in GAMES]
    for number in range(8):
        day = first + timedelta(days=number)
        for game in names[: (5, 3, 4, 0, 5, 3, 4, 3)[number]]:
            summary: dict[str, object] = {"score": 57, "possible": 160, "rating": 36, "won": True}
            summary |= {"score": None, "rating": 83} if game == "hangman" else {}
            begun = services.games.begin(game, {}, 1, lexicon, "4×4, 7 words, 11 points")
            key = DailyKey(day, game, lexicon.identity)
            services.games.dailies.begin(key, begun, counts=True)
            if number < 7 or game != "hand":
                services.games.finish(begun, 0, 180_000, summary)
        clock.advance(86_400 if number < 7 else 0)
    return DailyRoute()


_BOGGLE = BoggleSetup(seed=1, timer=Timer.parse("3:00"))
_FOUND = ("enter", *words("howling", "among", "slalom", "along", "goal", "malt", "holm", "sling"))
_SEARCH = WordSearchSetup(seed=1)
_SEARCHED = ("wait", *words("sell", "train", "mine", "nation"))
_HAND = HandSetup(hand="ajrf*xe", opponent="greedy")
_HAND_PLAYED = (*words("jar"), *("exclamation_mark",) * 2, *("enter", "wait") * 2)
_END_OF_HAND = ("exclamation_mark", "exclamation_mark", "enter")
_HANDS = HandSetup(hands=4, seed=5, opponent="exact")
_REPLAYED = (
    *(*words("toy"), *_END_OF_HAND, "wait", "ctrl+u"),
    *(*words("toyo"), *_END_OF_HAND, "wait"),
)
_HANGMAN = HangmanSetup(length=9, seed=1)
_SIGNS = {"/": "slash", ".": "full_stop"}
_LIST = ("ctrl+u", *(_SIGNS.get(sign, sign) for sign in "tests/golden/inputs/words.txt"))
_EVIL = HangmanSetup(length=9, host=HostKind.EVIL, seed=1)
_SIT = ("enter", "wait")
_ENDED = (*_SIT, "ctrl+e", *("down",) * 5, "enter", "y", "wait", "enter", "wait")
_OPENED = (*("wait",) * 4, "enter", "wait")
_DUELLED = (
    *(*_OPENED, *_FOUND, "ctrl+e", "y"),
    *(*_OPENED, *words("magnolia", "goal", "main"), "ctrl+e", "y", "wait"),
)
_HANGED = (*"esaintroudlbcfghjkmpqvwxyz", *("wait", "enter") * 2, "wait")

SCENES: Final = (
    Scene("home", home),
    Scene("home-daily", daily, ("escape",)),
    Scene("home-first", lambda _services, _clock: HomeRoute()),
    Scene("settings", home, ("s", "down")),
    Scene("settings-keys", home, ("s", "k", "wait", *("down",) * 4)),
    Scene("settings-keys-taken", home, ("s", "k", "wait", *("down",) * 4, "enter", "f1", "wait")),
    Scene("help", home, ("f1",)),
    Scene("palette", home, ("ctrl+p",)),
    Scene("themes", home, ("ctrl+p", *"theme", "enter", "down")),
    Scene("history", weeks, ("h",)),
    Scene("statistics", weeks, ("i",)),
    Scene("statistics-boggle", weeks, ("i", "right")),
    Scene("statistics-hangman", weeks, ("i", *("right",) * 4)),
    Scene("statistics-scrabble", weeks, ("i", "left", "down")),
    Scene("statistics-first", lambda _services, _clock: HomeRoute(), ("i",)),
    Scene("trainer", trainer),
    Scene("trainer-list", trainer, ("l", "wait", "tab")),
    Scene("trainer-first", lambda _services, _clock: TrainerRoute()),
    *(
        Scene(f"trainer-{name}", trainer, (f"{number}", "wait"))
        for number, name in enumerate(
            ("anagrams", "hooks", "short", "extensions", "valid", "hangman", "hands"), start=1
        )
    ),
    Scene("trainer-so-far", trainer, ("1", "wait", *("enter", "enter", "enter", "wait") * 4)),
    Scene("trainer-answers", trainer, ("1", "wait", *words("senior", "nosier"), "enter", "wait")),
    Scene(
        "trainer-end", trainer, ("1", "wait", *("enter", "enter", "enter", "wait") * 3, "escape")
    ),
    Scene("daily", daily),
    Scene("daily-share", daily, ("c",)),
    Scene("daily-scrabble", lambda _services, _clock: DailyGameRoute("scrabble")),
    Scene(
        "daily-scrabble-results",
        lambda _services, _clock: DailyGameRoute("scrabble"),
        ("ctrl+l", *"8M quate", "ctrl+l", "ctrl+e", "up", "enter", "y", "wait", "enter", "wait"),
    ),
    Scene("daily-word-search", lambda _services, _clock: DailyGameRoute("wordsearch"), ("enter",)),
    Scene("puzzles", puzzles),
    Scene("puzzles-first", lambda _services, _clock: PuzzlesRoute()),
    Scene("puzzle-boggle", puzzle("boggle"), ("wait", "ctrl+t", *words("sews", "gloves"), *"wig")),
    Scene("puzzle-boggle-shown", puzzle("boggle"), ("wait", "ctrl+t", "ctrl+e", "y", "wait")),
    Scene("puzzle-boggle-solved", puzzle("boggle"), ("wait", *words("maillot"), "wait")),
    Scene("puzzle-scrabble", puzzle("scrabble"), ("wait", "ctrl+t", "ctrl+t")),
    Scene("puzzle-scrabble-shown", puzzle("scrabble"), ("wait", "ctrl+e", "y", "wait")),
    Scene(
        "puzzle-scrabble-solved",
        puzzle("scrabble"),
        ("wait", "ctrl+l", *"5D woe", "enter", "wait"),
    ),
    Scene("puzzle-hand", puzzle("hand"), ("wait", "ctrl+t", "ctrl+t", *words("sat"), *"sto")),
    Scene("puzzle-hand-shown", puzzle("hand"), ("wait", "ctrl+e", "y", "wait")),
    Scene("puzzle-hangman", puzzle("hangman"), ("wait", "ctrl+t", "ctrl+t", "ctrl+t", *"xz")),
    Scene("puzzle-hangman-shown", puzzle("hangman"), ("wait", "ctrl+e", "y", "wait")),
    Scene("words-first", home, ("w",)),
    Scene("words", home, ("w", *"retina", "question_mark", "wait", "down")),
    Scene("lexicons", lexicons, ("wait", "end", "up")),
    Scene("lexicons-add", lexicons, ("wait", "a", *"podcast")),
    Scene("lexicons-import", lexicons, ("wait", "i", *_LIST, "enter", "wait")),
    Scene("help-boggle", new("boggle", _BOGGLE), ("f1",)),
    Scene("help-hand", new("hand", HandSetup(hand="ajrf*xe")), ("f1",)),
    Scene("help-hangman", new("hangman", HangmanSetup(seed=1)), ("f1",)),
    Scene("question", new("boggle", _BOGGLE), (*_FOUND, "ctrl+e")),
    Scene("boggle-setup", asking("boggle"), ("down",)),
    Scene("boggle-covered", new("boggle", _BOGGLE)),
    Scene("boggle-play", new("boggle", _BOGGLE), (*_FOUND, *"magnolia")),
    Scene("boggle-results", new("boggle", _BOGGLE), (*_FOUND, "ctrl+e", "y", "wait", "down")),
    Scene(
        "definition", new("boggle", _BOGGLE), (*_FOUND, "ctrl+e", "y", "wait", "tab", "f", "wait")
    ),
    Scene("lens-boggle", new("boggle", _BOGGLE), (*_FOUND, "ctrl+e", "y", "wait", "l", "wait")),
    Scene(
        "lens-wordsearch",
        new("wordsearch", _SEARCH),
        (*_SEARCHED, "ctrl+e", "y", "wait", "l", "wait", "down"),
    ),
    Scene("lens-letters", home, ("w", *"retina", "question_mark", "wait", "ctrl+g", "wait")),
    Scene("lens-board", home, ("w", "wait", "ctrl+g", *"cats", "slash", *"eats")),
    Scene(
        "definition-form",
        home,
        ("w", *"preened", "wait", "enter", "wait"),
    ),
    Scene("duel-cover", duel("boggle", _BOGGLE), (*_OPENED, *_FOUND, "ctrl+e", "y", "wait")),
    Scene("duel-results", duel("boggle", _BOGGLE), _DUELLED),
    Scene("duel-won", duel("boggle", _BOGGLE, rounds=1), _DUELLED),
    Scene("duel-hiding", duel("hangman", _HANGMAN), (*_OPENED, *"rhythm", "wait")),
    Scene("wordsearch-setup", asking("wordsearch"), ("down",)),
    Scene("wordsearch-play", new("wordsearch", _SEARCH), (*_SEARCHED, *"sel")),
    Scene("wordsearch-results", new("wordsearch", _SEARCH), (*_SEARCHED, "ctrl+e", "y", "wait")),
    Scene("hand-setup", asking("hand"), ("down",)),
    Scene("hand-play", new("hand", _HAND), (*words("jar"), "f", "asterisk", "x")),
    Scene("hand-results", new("hand", _HAND), _HAND_PLAYED),
    Scene("hand-results-alone", new("hand", replace(_HAND, opponent="")), _HAND_PLAYED),
    Scene("hand-not-a-word", new("hand", _HAND), (*words("jar"), "x", "asterisk", *"ef", "enter")),
    Scene("hand-begun", new("hand", _HAND)),
    Scene("hand-offer", new("hand", _HANDS)),
    Scene("hand-game", new("hand", _HANDS), _REPLAYED),
    Scene("hangman-setup", asking("hangman"), ("down",)),
    Scene("hangman-play", new("hangman", _HANGMAN), (*"esai",)),
    Scene("hangman-begun", new("hangman", _HANGMAN)),
    Scene("hangman-word", new("hangman", _HANGMAN), (*"esai", "tab", *"politi")),
    Scene("hangman-saved", new("hangman", _HANGMAN), (*"eaicopyrght",)),
    Scene("hangman-lost", new("hangman", _HANGMAN), _HANGED[:-4]),
    Scene("hangman-evil-results", new("hangman", _EVIL), _HANGED),
    Scene("hangman-hiding", new("hangman", replace(_EVIL, host=HostKind.PERSON)), ("wait",)),
    Scene("hangman-results", new("hangman", _HANGMAN), _HANGED),
    Scene("scrabble-setup", asking("scrabble"), ("down",)),
    Scene("scrabble-play", scrabble, (*_SIT, "ctrl+l", *"G5 qi")),
    Scene("scrabble-teacher", taught, ("wait",)),
    Scene(
        "scrabble-hand-over",
        partial(scrabble, challenge=ChallengeRule.DOUBLE),
        (*_SIT, "ctrl+l", *"G5 qi", "enter", "wait"),
    ),
    Scene("scrabble-challenge", partial(scrabble, challenge=ChallengeRule.DOUBLE), (*_SIT, "f5")),
    Scene(
        "scrabble-bingo",
        partial(scrabble, plays=_PLAYED[:5]),
        (*_SIT, "ctrl+l", *"H3 editable", "enter"),
    ),
    Scene("scrabble-four", four, ("wait", *"e")),
    Scene("scrabble-four-results", four, ("wait", *_ENDED[2:])),
    Scene("scrabble-four-replay", four, ("wait", *_ENDED[2:], "r", "right")),
    Scene("scrabble-exchange", scrabble, (*_SIT, "ctrl+x", "right", "space")),
    Scene("scrabble-results", scrabble, _ENDED),
    Scene("scrabble-replay", scrabble, (*_ENDED, "r", "left", "left", "left")),
    Scene("scrabble-play-on", scrabble, (*_ENDED, "r", *("right",) * 5, "p")),
    Scene("scrabble-played-on", scrabble, (*_ENDED, "r", *("right",) * 5, "p", "3", "wait")),
    Scene(
        "scrabble-position", scrabble, (*_ENDED, "r", *("right",) * 5, "e", "wait", "f5", "wait")
    ),
    Scene(
        "scrabble-copied", scrabble, (*_ENDED, "r", *("right",) * 5, "e", "wait", "ctrl+y", "wait")
    ),
    Scene("scrabble-best-plays", scrabble, (*_ENDED, "r", *("right",) * 5, "b", "wait", "down")),
    Scene("scrabble-help", scrabble, (*_SIT, "f1")),
)


def services_in(folder: Path, clock: ManualClock) -> Services:
    """Return services over an empty folder."""
    locations = Locations.under(folder)
    return Services(
        locations=locations,
        load_lexicons=cache(lambda: lexicons_of(locations)),
        games=GameStore(locations.games_database, clock),
        settings=SettingsStore(locations.settings_file, Settings(motion=False)),
        clock=clock,
        new_seed=lambda: 1,
        session=Session(),
    )


def rows_of(app: App[Any]) -> list[Strip]:
    """Return the rows of the screen in view."""
    return app.screen._compositor.render_strips()  # noqa: SLF001 - Textual tells them to nobody


async def still(pilot: Pilot[Any]) -> None:
    """Wait until nothing moves, nothing is worked on and nothing is being prepared."""
    seen: list[str] = []
    async with asyncio.timeout(120):
        while len(seen) < _STILL or len(set(seen[-_STILL:])) > 1:
            await pilot.pause(0.1)
            busy = isinstance(pilot.app.screen, PreparingScreen) or any(
                worker.is_running for worker in pilot.app.workers
            )
            text = "\n".join(row.text for row in rows_of(pilot.app))
            seen.append(str(len(seen)) if busy else text)


async def picture(scene: Scene, services: Services, clock: ManualClock, size: str) -> Image.Image:
    """Return the picture of a scene on a terminal of a size, such as 80x24."""
    columns, _, lines = size.partition("x")
    app = WordarcadeApp(services, scene.route(services, clock))
    async with app.run_test(size=(int(columns), int(lines))) as pilot:
        await still(pilot)
        for key in scene.keys:
            if key == "wait":
                await still(pilot)
                if isinstance(app.screen, ResultsScreen):
                    await pilot.pause(GRACE)  # until a letter is a command there
            else:
                await pilot.press(key)
        clock.advance(31)
        await still(pilot)
        made: Image.Image = paint(rows_of(app))
        return made


def make(scenes: Iterable[Scene], sizes: Sequence[str], path: Callable[[Scene, str], Path]) -> None:
    """Write the pictures of scenes in sizes."""
    for scene in scenes:
        for size in sizes:
            clock = ManualClock()
            with tempfile.TemporaryDirectory() as folder:
                services = services_in(Path(folder), clock)
                with closing(services.games):
                    made = asyncio.run(picture(scene, services, clock, size))
            place = path(scene, size)
            place.parent.mkdir(parents=True, exist_ok=True)
            made.quantize(256).save(place, optimize=True)
            print(place)


def main() -> None:
    """Read the command line and make the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help="the scenes; all if none")
    parser.add_argument("--into", type=Path, default=Path("build/pictures"), metavar="FOLDER")
    parser.add_argument("--sizes", default=",".join(SIZES), metavar="COLSxROWS,…")
    parser.add_argument("--shipped", action="store_true", help="the pictures of the README")
    options = parser.parse_args()
    # Pictures have all colours, however few the terminal has in which this runs.
    os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
    wanted = SHIPPED_SCENES if options.shipped else options.scenes
    scenes = [scene for scene in SCENES if not wanted or scene.name in wanted]
    if options.shipped:
        make(scenes, [SHIPPED_SIZE], lambda scene, _: SHIPPED / f"{scene.name}.png")
    else:
        make(
            scenes,
            options.sizes.split(","),
            lambda scene, size: options.into / f"{scene.name}-{size}.png",
        )


if __name__ == "__main__":
    main()
