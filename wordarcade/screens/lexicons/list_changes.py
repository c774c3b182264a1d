"""Changes to the lists: import, add and ban words, rename, remove."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from textual.message import Message

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.own_lists import my_name
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.ask_path import ask_path
from wordarcade.screens.asking import ask
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.lexicons.importing import ImportScreen
from wordarcade.screens.lexicons.list_files import lists_in
from wordarcade.screens.lexicons.renaming import ask_name
from wordarcade.screens.lexicons.rows import ListRow
from wordarcade.screens.lexicons.word_change import WordChange, ask_words
from wordarcade.services import Services, SettingsError, StoreError
from wordarcade.support.wording import count, listed
from wordarcade.widgets.tone import Tone

_NAMED: Final = 3
"""Words that a message names."""


class ListChanges:
    """Asks above a screen, changes lists in a thread, and says what was done.

    Args:
        owner: the screen, which hears `Done` and `Renamed`.
        services: the app's services.
    """

    @dataclass
    class Done(Message):
        """Something has been done in a thread.

        Attributes:
            text: what to say about it.
            tone: how.
            marked: the list to mark from now on; empty for the one that is.
        """

        text: str
        tone: Tone
        marked: str = ""

    @dataclass
    class Renamed(Message):
        """A list has another name now.

        Attributes:
            name: the name before.
            new: the name from now on.
        """

        name: str
        new: str

    def __init__(self, owner: ArcadeScreen[Any], services: Services) -> None:
        self._owner: Final = owner
        self._services: Final = services

    def import_list(self, tried: Path | None = None) -> None:
        """Ask for a file, and show what is in it.

        Args:
            tried: a file that could not be read, whose path may be put right.
        """
        here = Path.cwd()
        files = lists_in(here)
        proposed = tried or (files[0] if files else here)
        asked = "Which file has the word list?"
        dialogue = ask_path(asked, proposed, "Read", files)
        self._owner.show_above(dialogue, self._preview)

    def _preview(self, path: Path | None) -> None:
        if path is not None:
            screen = ImportScreen(self._services.lexicons, path)
            self._owner.when_in_view(lambda: self._owner.show_above(screen, self._imported))

    def _imported(self, name: str | Path | None) -> None:
        if isinstance(name, Path):
            tried = name
            self._owner.when_in_view(lambda: self.import_list(tried))
        elif name:
            self._tell(f"Imported {name}. A number gives it to a game.", name)

    def change_words(self, row: ListRow, opened: Lexicon, *, ban: bool) -> None:
        """Ask for words to add or to ban, and again for those that were left out.

        Args:
            row: the list.
            opened: its words.
            ban: whether words are banned, not added.
        """
        target = row.name if row.base else my_name(row.name)

        def make(change: WordChange) -> None:
            done = self._derive(row.name, change.words, ban=ban)
            if change.left_out:
                again = partial(show, done=done, left_out=change.left_out)
                self._owner.call_later(self._owner.when_in_view, again)

        def take(change: WordChange | None) -> None:
            if change is not None:
                self._run(partial(make, change))

        def show(done: str = "", left_out: tuple[str, ...] = ()) -> None:
            dialogue = ask_words(opened, target, ban=ban, done=done, left_out=left_out)
            self._owner.show_above(dialogue, take)

        show()

    def _derive(self, name: str, words: tuple[str, ...], *, ban: bool) -> str:
        """Change a list, and return what was done, in a sentence."""
        own = self._services.lexicons.derive(
            name, add=() if ban else words, ban=words if ban else ()
        )
        some = listed(word.upper() for word in words[:_NAMED])
        named = some if len(words) <= _NAMED else count(len(words), "word")
        told = f"{own.name} bans {named} now." if ban else f"{own.name} has {named} now."
        # A list that is new is used by nothing yet.
        self._tell(told if own.name == name else f"{told} A number gives it to a game.", own.name)
        return told

    def rename(self, row: ListRow) -> None:
        """Ask for another name of a list."""

        def take(new: str | None) -> None:
            if new:
                self._run(partial(self._rename, row.name, new))

        self._owner.show_above(ask_name(row.name), take)

    def _rename(self, name: str, new: str) -> None:
        self._services.lexicons.rename(name, new)
        self._owner.post_message(self.Renamed(name, new))

    def follow(self, event: Renamed) -> None:
        """Let settings and words to learn follow a list; in the thread of the store."""
        try:
            self._services.follow_lexicon(event.name, event.new)
        except (SettingsError, StoreError) as error:
            self._owner.post_message(self.Done(str(error), Tone.REFUSED, event.new))
        else:
            self._tell(f"{event.name} is {event.new} now.", event.new)

    def remove(self, row: ListRow, question: str, agreed: Callable[[], None]) -> None:
        """Ask whether to remove a list.

        Args:
            row: the list.
            question: what is asked.
            agreed: called before the list goes.
        """

        def remove() -> None:
            agreed()
            self._run(partial(self._drop, row.name))

        dialogue = ConfirmScreen(question, yes="Remove", no="Keep", loses=True)
        ask(self._owner, dialogue, remove)

    def _drop(self, name: str) -> None:
        self._services.lexicons.remove(name)
        self._tell(f"Removed {name}.")

    def _run(self, act: Callable[[], None]) -> None:
        def guarded() -> None:
            try:
                act()
            except LexiconError as error:
                self._owner.post_message(self.Done(str(error), Tone.REFUSED))

        self._owner.run_worker(guarded, thread=True)

    def _tell(self, told: str, marked: str = "") -> None:
        self._owner.post_message(self.Done(told, Tone.ACCEPTED, marked))
