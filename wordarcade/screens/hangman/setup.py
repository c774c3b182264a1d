"""The set-up screen of hangman."""

from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.worker import get_current_worker

from wordarcade.engine.hangman.choices import Vocabulary
from wordarcade.engine.hangman.dealing import NoSuchLengthError, length_complaint
from wordarcade.engine.hangman.pattern import blank
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.share import HangmanCodeError, SharedHangman
from wordarcade.games.hangman.play import begin, begin_shared, filled, remembered
from wordarcade.games.hangman.record import losing
from wordarcade.games.hangman.spec import HANGMAN
from wordarcade.games.hangman.word_facts import WordFacts
from wordarcade.lexicon.errors import LexiconError
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.hangman.setup_form import HangmanForm
from wordarcade.screens.hangman.theory import theory
from wordarcade.screens.number_choice import NumberTextError
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.hangman_preview import HangmanPreview
from wordarcade.widgets.hangman_scene import Scene
from wordarcade.widgets.tone import Tone

_Words = tuple[str, Vocabulary]
"""The name or path of a lexicon, and which of its words count."""


class HangmanSetupScreen(SetupScreen[HangmanForm]):
    """Asks who knows the word, how long it is, how many wrong guesses lose, and which words count.

    Args:
        services: the app's services.
        setup: the choices made so far.
    """

    HELP_PAGE = "hangman"
    UNREADABLE: ClassVar[tuple[type[Exception], ...]] = (
        HangmanCodeError,
        LexiconError,
        NoSuchLengthError,
        NumberTextError,
        SeedTextError,
    )

    @dataclass
    class LookedUp(Message):
        """Facts about the words are ready, or the reason why not."""

        words: _Words
        facts: WordFacts | LexiconError

    def __init__(self, services: Services, setup: HangmanSetup) -> None:
        last = services.settings.current
        form = HangmanForm(filled(setup, last), services.lexicons.catalogue(), DuelRows(last))
        self._preview = HangmanPreview()
        super().__init__("Hangman · new word", services, form, self._preview)
        self._facts: dict[_Words, WordFacts | LexiconError] = {}
        self._looking_up: _Words | None = None

    # What is known of the words

    def _known(self, words: _Words) -> WordFacts | None:
        """Return the facts about some words; if there are none yet, start gathering them.

        Raises:
            LexiconError: the lexicon cannot be had.
        """
        facts = self._facts.get(words)
        if isinstance(facts, LexiconError):
            raise facts
        if facts is None and words != self._looking_up:
            self._looking_up = words
            self._look_up(*words)
        return facts

    @aside("The look at the words", exclusive=True)
    def _look_up(self, lexicon: str, vocabulary: Vocabulary) -> None:
        report = report_for(get_current_worker())
        facts: WordFacts | LexiconError
        try:
            facts = WordFacts.gathered(self.services.lexicons, lexicon, vocabulary, report)
        except LexiconError as error:
            facts = error
        self.post_message(self.LookedUp((lexicon, vocabulary), facts))

    def on_hangman_setup_screen_looked_up(self, event: LookedUp) -> None:
        """Show the result."""
        self._facts[event.words] = event.facts
        self._looking_up = None
        self.on_choice_form_changed()

    # What the choices come to

    def consider(self) -> Content:
        """Return the summary of the choices, and show what the round begins with.

        Raises:
            Exception: one of `UNREADABLE`.
        """
        if self.form.by_code:
            usual = HangmanSetup()
            self._show_preview(usual.length, usual.guesses, "set by the code")
            return self._about_shared(self.form.shared())
        facts = self._known((self.form.lexicon, self.form.vocabulary))
        if facts is not None:
            self._offer(facts)
        setup = self.form.choices()
        if self.form.two_play:
            self._show_preview(setup.length, setup.guesses, "")
            return Content(
                f"Each of you hides a word for the other. {losing(setup.guesses).capitalize()}."
            )
        if facts is None:
            self._show_preview(setup.length, setup.guesses, "")
            return Content("Looking at the words …")
        words = count(facts.lengths[setup.length], "word")
        self._show_preview(setup.length, setup.guesses, words)
        tone, sentence = theory(facts.values.get(setup.length), setup.guesses, setup.host)
        return tone.mark(sentence)

    def _show_preview(self, letters: int, guesses: int, caption: str) -> None:
        self._preview.scene = Scene(pattern=blank(letters), allowed=guesses)
        self._preview.caption = caption

    def _offer(self, facts: WordFacts) -> None:
        """Offer the lengths that there are.

        Raises:
            NoSuchLengthError: there are none.
        """
        if not facts.lengths:
            raise NoSuchLengthError(length_complaint(facts.words))
        if self.form.length not in facts.lengths:
            self.app.notify(length_complaint(facts.words), markup=False)
        self.form.offer_lengths(facts.lengths)

    def _about_shared(self, shared: SharedHangman) -> Content:
        config = shared.config
        self._show_preview(config.length, config.guesses, "")
        facts = self._known((self.form.lexicon, config.vocabulary))
        text = f"A word of {config.length} letters. {losing(config.guesses).capitalize()}."
        if facts is None:
            return Content(text)
        if not shared.fits(facts.words.identity):
            return Tone.NOTICE.mark(f"{text} It was played with another word list.")
        return Tone.ACCEPTED.mark(text)

    def begin(self) -> Screen[Any]:
        """Return the screen that begins the round, and remember the choices.

        Raises:
            Exception: one of `UNREADABLE`.
        """
        if self.form.by_code:
            shared = self.form.shared()
            lay_out = partial(begin_shared, self.services, shared.config, self.form.lexicon)
            return self.started(HANGMAN, lay_out, None)
        self.consider()  # raises what is wrong with the words
        setup = self.form.choices()
        self.remember(remembered(setup, self.services.settings.current))
        return self.started(HANGMAN, partial(begin, self.services, setup), setup)
