"""The set-up form of hangman."""

from collections.abc import Collection, Sequence
from typing import Final

from textual.app import ComposeResult

from wordarcade.engine.hangman.choices import MOST_GUESSES, HostKind, Vocabulary
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.share import HangmanCodeError, SharedHangman, read_share_code
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.choice_form import ABOUT_SEED, SEED_PLACEHOLDER, ChoiceForm
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.hangman.wording import (
    ABOUT_HOSTS,
    ABOUT_VOCABULARIES,
    HOSTS,
    VOCABULARIES,
)
from wordarcade.screens.number_choice import NumberChoice
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_CODE: Final = "code"
_GUESSES: Final = (4, 6, 8, 10, 12, 15, 26)
_LENGTHS: Final = {Vocabulary.COMMON: range(2, 19), Vocabulary.FULL: range(2, 29)}
_YES: Final = "yes"
_NAMED_BY_SEED: Final = "picks the word you see if you lose"
_ABOUT_NAMED: Final = "This host answers the same guesses the same way, whatever the seed."
_ABOUT_LENGTH: Final = "Long words are easier than short ones."


class HangmanForm(ChoiceForm):
    """One line a choice; lines that other choices make irrelevant are hidden.

    Args:
        setup: the choices made so far.
        lexicons: the lexicons to choose from.
        duel: the lines for two players in turn.
    """

    def __init__(
        self, setup: HangmanSetup, lexicons: Sequence[LexiconEntry], duel: DuelRows
    ) -> None:
        super().__init__(lexicons, setup.lexicon, setup.seed, duel)
        self._host = ChoiceRow(
            "Host",
            [
                *(
                    ChoiceOption(host.value, label, ABOUT_HOSTS[host])
                    for host, label in HOSTS.items()
                ),
                ChoiceOption(
                    _CODE, "share code", "A friend's share code sets the word and the rules."
                ),
            ],
            setup.host.value,
        )
        self._code = TextRow("Code", placeholder="paste a friend's code")
        # Which lengths there are is known once the lexicon is open; until then the usual ones
        # stand there, so that no line moves.
        usual = {*_LENGTHS[setup.vocabulary], setup.length}
        self._length = ChoiceRow(
            "Length", list(map(_number, sorted(usual))), str(setup.length), about=_ABOUT_LENGTH
        )
        self._guesses = NumberChoice(
            "Guesses",
            "wrong guesses",
            list(map(_number, _GUESSES)),
            str(setup.guesses),
            range(1, MOST_GUESSES + 1),
            about="How many wrong guesses lose the round.",
        )
        self._vocabulary = ChoiceRow(
            "Words",
            [
                ChoiceOption(each.value, label, ABOUT_VOCABULARIES[each])
                for each, label in VOCABULARIES.items()
            ],
            setup.vocabulary.value,
        )
        self._left = ChoiceRow(
            "Show",
            [
                ChoiceOption("", "only the word", "You see the word and your guesses."),
                ChoiceOption(
                    _YES, "how many words fit", "You also see how many words could still be it."
                ),
            ],
            _YES if setup.show_left else "",
        )

    # What is chosen

    @property
    def by_code(self) -> bool:
        """Whether the rules come by a share code."""
        return self._host.value == _CODE and not self.two_play

    @property
    def length(self) -> int:
        """Letters of the word."""
        return int(self._length.value)

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary, unless the rules come by a code; two people may hide any word."""
        if self.two_play:
            return Vocabulary.FULL
        return Vocabulary(self._vocabulary.value)

    def shared(self) -> SharedHangman:
        """Return the round of the code.

        Raises:
            HangmanCodeError: the code is none.
        """
        if not self._code.text:
            raise HangmanCodeError("Type or paste the code.")
        return read_share_code(self._code.text)

    def choices(self) -> HangmanSetup:
        """Return the choices, unless the rules come by a code.

        Raises:
            NumberTextError: the number of wrong guesses cannot be used.
            SeedTextError: the seed cannot be read.
        """
        host = HostKind.HONEST if self.two_play else HostKind(self._host.value)
        seeded = host is not HostKind.PERSON
        return HangmanSetup(
            length=self.length,
            guesses=int(self._guesses.value()),
            host=host,
            vocabulary=self.vocabulary,
            show_left=self._left.value == _YES,
            lexicon=self.lexicon,
            seed=self.seed if seeded else None,
        )

    # What is offered

    def compose(self) -> ComposeResult:
        """The lines, in the order in which one chooses."""
        yield from (self._host, self._code, self._length)
        yield from (self._guesses.row, self._guesses.text_row)
        yield from (self._vocabulary, self._left)
        yield from self.compose_duel()
        yield from (self.lexicon_row, self.seed_row)
        self.show_what_matters()

    def offer_lengths(self, lengths: Collection[int]) -> None:
        """Offer these lengths, at least one; the nearest is chosen if the present one is none."""
        nearest = min(lengths, key=lambda letters: abs(letters - self.length))
        self._length.offer(list(map(_number, lengths)))
        self.choose_length(nearest)

    def choose_length(self, letters: int) -> None:
        """Choose a length that is offered."""
        self._length.choose(str(letters))

    def text_changed(self, row: TextRow) -> None:
        """Choose the lexicon that a code was played with."""
        if row is self._code:
            self._take_lexicon()

    def show_what_matters(self) -> None:
        """Hide the lines that other choices make irrelevant."""
        alone = not self.two_play
        dealt = not self.by_code
        self._host.display = alone
        guessing = dealt and alone and self._host.value != HostKind.PERSON
        self._code.display = self.by_code
        self._length.display = self._vocabulary.display = dealt and alone
        self._guesses.show(wanted=dealt)
        self._left.display = self.seed_row.display = guessing
        self._explain_seed()
        self._take_lexicon()

    def _explain_seed(self) -> None:
        """Say what the seed is for: a host that chooses no word has nothing else left to chance."""
        if self._host.value == HostKind.HONEST:
            self.seed_row.explain(SEED_PLACEHOLDER, ABOUT_SEED)
        else:
            self.seed_row.explain(_NAMED_BY_SEED, _ABOUT_NAMED)

    def _take_lexicon(self) -> None:
        self.leave_lexicon_to(self.shared if self.by_code else None)


def _number(number: int) -> ChoiceOption:
    return ChoiceOption(str(number), str(number))
