"""The base of set-up forms, one choice a line."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message

from wordarcade.games.duel.terms import DuelTerms
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.support.errors import ArcadeError
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

SEED_PLACEHOLDER: Final = "leave blank for a new game each time"
ABOUT_SHORTEST: Final = "Words with fewer letters don't count."
"""What the row of the shortest words means."""
_SET_BY_CODE: Final = "set by the code"
ABOUT_SEED: Final = "Same number, same game. Leave it empty for a new one each time."


class SeedTextError(ValueError):
    """A typed seed is not a whole number; the message says what to type."""


class SharedGame(Protocol):
    """What a share code stands for."""

    def fits(self, identity: str, /) -> bool:
        """Whether a lexicon of this identity may be the one it was played with."""


class ChoiceForm(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Lines of choices; each game has its own subclass.

    The arrows go from line to line, also where not all of them fit: it has none of the keys of
    what scrolls.

    Args:
        lexicons: the lexicons to choose from.
        lexicon: the one chosen at first, by name or path.
        seed: the seed chosen at first, or None for none.
        duel: the lines for two players in turn; None in a game without duels.
    """

    class Changed(Message):
        """Some choice is another now."""

    def __init__(
        self,
        lexicons: Sequence[LexiconEntry],
        lexicon: str,
        seed: int | None,
        duel: DuelRows | None = None,
    ) -> None:
        super().__init__()
        self.duel = duel
        self.lexicons = lexicons
        self.lexicon_row = ChoiceRow("Lexicon", _lexicon_options(lexicons, lexicon), lexicon)
        self.seed_row = TextRow(
            "Seed",
            "" if seed is None else str(seed),
            placeholder=SEED_PLACEHOLDER,
            about=ABOUT_SEED,
        )

    def offer_lexicons(self, lexicons: Sequence[LexiconEntry]) -> None:
        """Offer other lexicons, and keep the one that is chosen."""
        if lexicons != self.lexicons:
            self.lexicons = lexicons
            self.lexicon_row.offer(_lexicon_options(lexicons, self.lexicon))

    def leave_lexicon_to(self, read_code: Callable[[], SharedGame] | None) -> None:
        """Let a share code choose the lexicon; one that is missing leaves the choice.

        Args:
            read_code: returns the game of the code, or raises `ArcadeError` if it is none; None
                while the player chooses.
        """
        self.lexicon_row.barred = ""
        if read_code is None:
            return
        try:
            shared = read_code()
        except ArcadeError:
            self.lexicon_row.barred = _SET_BY_CODE
            return
        named = next((each.name for each in self.lexicons if shared.fits(each.identity)), "")
        if named:
            self.lexicon_row.choose(named)
            self.lexicon_row.barred = f"{named}, {_SET_BY_CODE}"

    @property
    def two_play(self) -> bool:
        """Whether two play in turn."""
        return self.duel is not None and self.duel.chosen

    @property
    def terms(self) -> DuelTerms | None:
        """Who plays in turn; None for one player.

        Raises:
            DuelTermsError: a name is missing or too long, or both are the same.
        """
        return None if self.duel is None else self.duel.terms()

    @property
    def lexicon(self) -> str:
        """The name or path of the lexicon."""
        return self.lexicon_row.value

    @property
    def seed(self) -> int | None:
        """The seed, or None if none is typed.

        Raises:
            SeedTextError: what is typed is not a whole number.
        """
        return read_seed(self.seed_row.text)

    def on_choice_row_changed(self, event: ChoiceRow.Changed) -> None:
        """Offer what goes with the new choice."""
        event.stop()
        self.choice_changed(event.control)
        self.show_what_matters()
        if self.duel is not None:
            self.duel.show()
        self.post_message(self.Changed())

    def on_text_row_changed(self, event: TextRow.Changed) -> None:
        """Take what has been typed."""
        event.stop()
        self.text_changed(event.control)
        self.post_message(self.Changed())

    def choice_changed(self, row: ChoiceRow) -> None:
        """Change what depends on the choice of a row."""

    def text_changed(self, row: TextRow) -> None:
        """Change what depends on the text of a row."""

    def compose_duel(self) -> ComposeResult:
        """The lines for two players in turn, if the game has duels."""
        if self.duel is not None:
            yield from self.duel.rows
            self.duel.show()

    def show_what_matters(self) -> None:
        """Hide the lines that other choices make irrelevant."""
        raise NotImplementedError


def _lexicon_options(lexicons: Sequence[LexiconEntry], lexicon: str) -> list[ChoiceOption]:
    """Return the lexicons to choose from, `lexicon` among them, which may be a path."""
    abouts = {entry.name: _about_lexicon(entry) for entry in lexicons}
    names = dict.fromkeys([*abouts, lexicon])
    return [ChoiceOption(name, name, abouts.get(name, "Your own list.")) for name in names]


def _about_lexicon(entry: LexiconEntry) -> str:
    """Return what a lexicon is, in a sentence if it came with the program."""
    return (
        f"{entry.description}." if entry.description else f"{entry.title}, {entry.words:,} words."
    )


def read_seed(text: str) -> int | None:
    """Return the seed that `text` names, or None if it is empty.

    Raises:
        SeedTextError: it is not a whole number.

    >>> read_seed("12")
    12
    """
    if not text:
        return None
    if not (text.isascii() and text.isdigit()):
        raise SeedTextError(
            f"The seed '{text}' is not a whole number. Leave it empty for a random one."
        )
    return int(text)
