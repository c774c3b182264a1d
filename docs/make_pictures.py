"""Make the pictures of the README: the app itself, driven to each scene.

    python docs/make_pictures.py

The scenes are the same on every machine: seeds are fixed and the clock stands still.
"""

import asyncio
import re
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.dice import load_dice_sets
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import NewGameRoute, ResumeRoute
from wordarcade.games.scrabble.play import begin
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.word_search.play import WordSearchScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.services import Services, lexicons_of
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.records import LexiconReference
from wordarcade.store.settings import Settings
from wordarcade.store.settings_store import SettingsStore
from wordarcade.support import resources
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody

PICTURES = Path(__file__).parent / "pictures"
SIZE = (100, 30)
ROUND = NewGameRoute("boggle", BoggleSetup(seed=1, timer=Timer.parse("3:00")), ask=False)
FOUND = ("howling", "among", "slalom", "along", "goal", "malt", "holm", "sling")
TYPED = "magnolia"
SEARCH = NewGameRoute("wordsearch", WordSearchSetup(seed=1), ask=False)
SEARCHED = ("sell", "train", "mine", "nation")
GALLOWS = NewGameRoute("hangman", HangmanSetup(length=9, seed=1), ask=False)
GUESSED = "esaintroudl"
HAND = NewGameRoute("hand", HandSetup(hand="ajrf*xotes", opponent="greedy"), ask=False)
BUILT = ("f", "asterisk", "x")
BOARD = ScrabbleSetup((Player("Ana"), Player("Ben")), seed=5)
PLAYED = (
    *("8H BRIE", "K7 KELOID", "J10 JOEY", "I13 BUM", "15G VIM", "H3 EDITABLE", "3C TWEETED"),
    *("D3 WAXILY", "L6 OAF", "H1 CREDITABLE", "8A MINYAN", "2E WHIR", "1A THROE", "7B GULF"),
)
LAID = ("ctrl+l", *"G5 qi")


def services_in(folder: Path, clock: ManualClock) -> Services:
    """Return services over an empty folder."""
    locations = Locations.under(folder)
    return Services(
        locations=locations,
        lexicons=lexicons_of(locations),
        games=GameStore(locations.games_database, clock),
        settings=SettingsStore(locations.settings_file, Settings(motion=False)),
        clock=clock,
        new_seed=lambda: 1,
        dice=load_dice_sets(resources.folder("assets") / "dice"),
    )


async def until(pilot: Pilot[Any], condition: Callable[[], bool]) -> None:
    """Wait until `condition` holds."""
    async with asyncio.timeout(60):
        while not condition():
            await pilot.pause(0.05)


async def shown(pilot: Pilot[Any], *texts: str) -> str:
    """Return the picture as soon as all `texts` stand in it."""
    await until(
        pilot, lambda: all(text in pilot.app.export_screenshot(simplify=True) for text in texts)
    )
    return pilot.app.export_screenshot(simplify=True)


async def home(services: Services, clock: ManualClock) -> str:
    """Return the home screen of someone who has played a while."""
    lexicon = LexiconReference.of(services.lexicons.open("arcade"))
    for score in (87, 41, 52, 38):
        played = services.games.begin("boggle", {}, 1, lexicon)
        services.games.finish(played, 0, 180_000, {"score": score})
    services.games.begin("boggle", {}, 1, lexicon, "5×5, 9 words, 24 points")
    clock.advance(26 * 3600)
    services.games.begin("boggle", {}, 1, lexicon, "4×4, 7 words, 11 points, 1:12 left")
    clock.advance(240)
    app = WordarcadeApp(services)
    async with app.run_test(size=SIZE) as pilot:
        return await shown(pilot, "172,843", "Palette")


async def boggle(services: Services, clock: ManualClock) -> str:
    """Return a round of Boggle with a word half way on its path."""
    app = WordarcadeApp(services, ROUND)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        for word in FOUND:
            await pilot.press(*word, "enter")
            clock.advance(6)
        await pilot.press(*TYPED)
        return await shown(pilot, "11&#160;points", "112", "Palette")


async def wordsearch(services: Services, clock: ManualClock) -> str:
    """Return the list of all words of a word search, one of them on its path."""
    app = WordarcadeApp(services, SEARCH)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordSearchScreen))
        await shown(pilot, "of&#160;3,822")
        for word in SEARCHED:
            await pilot.press(*word, "enter")
            clock.advance(9)
        await pilot.press("ctrl+e", "y")
        await until(pilot, lambda: isinstance(app.screen, WordSearchResultsScreen))
        await pilot.press("down", "down")
        return await shown(pilot, "CALUMNIATION&#160;starts", "Palette")


async def hand(services: Services, clock: ManualClock) -> str:
    """Return a hand of which a word has been played and another one is being built."""
    app = WordarcadeApp(services, HAND)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HandScreen))
        await pilot.press(*"jar", "enter", *BUILT)
        clock.advance(24)
        return await shown(pilot, "leaves&#160;O", "0:24", "Palette")


async def hangman(services: Services, clock: ManualClock) -> str:
    """Return how a round of evil hangman was done, one guess of it in detail."""
    app = WordarcadeApp(services, GALLOWS)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HangmanScreen))
        for letter in GUESSED:
            await pilot.press(letter, "enter")
            await shown(pilot, "lost" if letter == GUESSED[-1] else f"{letter.upper()}&#160;is")
            clock.advance(7)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HangmanResultsScreen))
        await shown(pilot, "In&#160;theory")
        await pilot.press("down", "down")
        return await shown(pilot, "can&#160;be&#160;forced.", "Palette")


async def scrabble(services: Services, clock: ManualClock) -> str:
    """Return a game of Scrabble in which a word is being entered."""
    session = begin(services, BOARD, to_nobody)
    session.open()
    session.go_on()
    for text in PLAYED:
        clock.advance(41)
        session.make(read_move(text, session.state.board, session.state.position.rack))
    session.leave()
    app = WordarcadeApp(services, ResumeRoute(session.id))
    async with app.run_test(size=SIZE) as pilot:
        await shown(pilot, "Show&#160;the&#160;rack")
        await pilot.press("enter")
        await shown(pilot, "unseen")
        await pilot.press(*LAID)
        clock.advance(31)
        return await shown(pilot, "24&#160;points", "Palette")


def settled(svg: str) -> str:
    """Return the picture without what changes from run to run, or comes from the network."""
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    return re.sub(r"@font-face \{.*?\n    \}\n", "", svg, flags=re.DOTALL)


def main() -> None:
    """Write all pictures."""
    PICTURES.mkdir(exist_ok=True)
    for scene in (home, boggle, wordsearch, hand, hangman, scrabble):
        clock = ManualClock()
        with tempfile.TemporaryDirectory() as folder:
            services = services_in(Path(folder), clock)
            with closing(services.games):
                picture = settled(asyncio.run(scene(services, clock)))
        path = PICTURES / f"{scene.__name__}.svg"
        path.write_text(picture, encoding="utf-8", newline="\n")
        print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


if __name__ == "__main__":
    main()
