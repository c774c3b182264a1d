"""The set-up form of the hand game."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult

from wordarcade.engine.hand.hand import LARGEST_HAND
from wordarcade.engine.hand.hand_text import parse_hand
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.setup import DEFAULT_HAND_SIZE, MOST_HANDS, HandSetup
from wordarcade.games.hand.record import OPPONENTS
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.choice_form import ChoiceForm
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.number_choice import NumberChoice
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_RANDOM: Final = "random"
_OWN: Final = "own"
_SINGLE: Final = "single"
_ABOUT_GAME: Final = "One substitution and one replay for the whole game."
_ABOUT_LEVELS: Final = {
    "common": "Plays the best word that everybody knows.",
    "greedy": "Plays the highest-scoring word now.",
    "exact": "Plays every hand perfectly. A draw is the most you can get.",
}
_SIZES: Final = (5, 6, 7, 8, 9, 10, 12, 14, 18)
_LARGE: Final = 10
_HANDS: Final = (2, 3, 4, 6, 10)


class HandForm(ChoiceForm):
    """One line a choice; lines that other choices make irrelevant are hidden.

    Args:
        setup: the choices made so far.
        lexicons: the lexicons to choose from.
        duel: the lines for two players in turn.
    """

    def __init__(self, setup: HandSetup, lexicons: Sequence[LexiconEntry], duel: DuelRows) -> None:
        super().__init__(lexicons, setup.lexicon, setup.seed, duel)
        self._letters = ChoiceRow(
            "Letters",
            [
                ChoiceOption(
                    _RANDOM,
                    "random",
                    "A third are vowels, and one is *, which stands for any vowel.",
                ),
                ChoiceOption(_OWN, "your own", "Type a hand, to see what it is worth."),
            ],
            _RANDOM if setup.hand is None else _OWN,
        )
        self._own = TextRow(
            "Hand",
            (setup.hand or "").upper(),
            placeholder=f"A J E F {WILDCARD} R X; {WILDCARD} stands for any vowel",
            about=f"Up to {LARGEST_HAND} letters, and one {WILDCARD} for any vowel.",
        )
        self._letter_count = NumberChoice(
            "Size",
            "letters",
            [ChoiceOption(str(size), str(size), _about_size(size)) for size in _SIZES],
            str(setup.hand_size),
            range(1, LARGEST_HAND + 1),
        )
        self._hand_count = NumberChoice(
            "Hands",
            "hands",
            [
                ChoiceOption(_SINGLE, "one", "A single hand, without substitution or replay."),
                *(ChoiceOption(str(hands), str(hands), _ABOUT_GAME) for hands in _HANDS),
            ],
            _SINGLE if setup.hands is None else str(setup.hands),
            range(1, MOST_HANDS + 1),
        )
        self._opponent = ChoiceRow(
            "Opponent",
            [
                ChoiceOption("", "nobody", "You see the best play after each hand."),
                *(ChoiceOption(*each, _ABOUT_LEVELS[each[0]]) for each in OPPONENTS.items()),
            ],
            setup.opponent,
        )

    @property
    def own_letters(self) -> bool:
        """Whether the letters are typed in."""
        return self._letters.value == _OWN

    @property
    def _level(self) -> str:
        """Against whom; nobody where two people play against each other."""
        return "" if self.two_play else self._opponent.value

    def choices(self) -> HandSetup:
        """Return the choices.

        Raises:
            HandTextError: the own letters cannot be a hand.
            NumberTextError: the number of letters or hands cannot be used.
            SeedTextError: the seed cannot be read.
        """
        if self.own_letters:
            hand = parse_hand(self._own.text)
            return HandSetup(lexicon=self.lexicon, hand=hand, opponent=self._level)
        hands = self._hand_count.value()
        return HandSetup(
            hand_size=int(self._letter_count.value()),
            hands=None if hands == _SINGLE else int(hands),
            lexicon=self.lexicon,
            seed=self.seed,
            opponent=self._level,
        )

    def compose(self) -> ComposeResult:
        """The lines, in the order in which one chooses."""
        yield from (self._letters, self._own, self._letter_count.row, self._letter_count.text_row)
        yield from (self._hand_count.row, self._hand_count.text_row, self._opponent)
        yield from self.compose_duel()
        yield from (self.lexicon_row, self.seed_row)
        self.show_what_matters()

    def show_what_matters(self) -> None:
        """Hide the lines that other choices make irrelevant."""
        dealt = not self.own_letters
        self._own.display = self.own_letters
        self._letter_count.show(wanted=dealt)
        self._hand_count.show(wanted=dealt)
        self.seed_row.display = dealt
        self._opponent.display = not self.two_play


def _about_size(size: int) -> str:
    """Return what a size of hand means."""
    if size < DEFAULT_HAND_SIZE:
        return "A quick hand, in which every letter counts."
    if size == DEFAULT_HAND_SIZE:
        return "The classic size."
    if size <= _LARGE:
        return "A large hand makes long words and high scores."
    return "It makes more words than anybody can spot."
