"""The side of a round of hangman: the guesses, and the streak."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.hangman.moves import TakeHint
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.games.hangman.streak import Streak
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.screens.hangman.guess_list import GuessList
from wordarcade.screens.play_frame import ROW_BELOW
from wordarcade.support.wording import count
from wordarcade.widgets.side_panel import SidePanel

SIDE: Final = (
    ROW_BELOW
    + """
{screen} {{
    /* The keys need the row that other games leave free. */
    &.-middle #play {{ padding-top: 0; }}
    &.-narrow #side {{ display: none; }}
    &.-normal #side {{ width: 27; }}
    &.-wide #side {{ width: 40; }}
    &.-very-wide #side {{ width: 56; }}
}}
"""
)
"""The widths of the side; in narrow rooms the playfield tells what matters."""


def streak_note(streak: Streak) -> str:
    """Return the streak in a few words.

    >>> streak_note(Streak(4, 0, 11)), streak_note(Streak())
    ('streak 4 · best 11 ★', 'no streak yet')
    """
    if not streak.best:
        return "no streak yet"
    return f"streak {streak.current} · best {streak.best} ★"


def streak_over(streak: Streak) -> str:
    """Return what a lost round did to the streak.

    >>> streak_over(Streak(0, 4, 11)), streak_over(Streak())
    ('Streak over at 4.', 'No streak to lose.')
    """
    return f"Streak over at {streak.ended}." if streak.ended else "No streak to lose."


def streak_outlook(state: HangmanRound, streak: Streak | None, hints: int) -> str:
    """Return what a round does to the streak, or has done once it is over.

    Args:
        state: the round.
        streak: the streak; that with the round once it is over, None where none is counted.
        hints: the hints taken.
    """
    if state.winner is Winner.HOST:
        return streak_over(streak or Streak())
    if hints:
        return f"{count(hints, 'hint')} used: your streak won't grow."
    if state.winner is None:
        return "It grows if you win without hints."
    return "Your streak grows by one."


def _results(recent: Sequence[bool]) -> Content:
    """Return the last rounds, each by whether it was won, the newest last."""
    marks = (("✓ ", "bold $role-good") if won else ("× ", "$role-muted") for won in recent)
    return Content.assemble((f"last {len(recent)}  ", "$role-muted"), *marks)


class HangmanSide(SidePanel):
    """The guesses made; and, in rounds that count for it, the streak.

    Args:
        streak: the words found in a row before this round; None where the player hides the word.
    """

    # The rules for low screens begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    HangmanSide {
        #guesses-made {
            height: 1fr;
            padding: 1 2 0 2;
        }
        #round-facts { height: auto; margin-top: 1; }
        #streak {
            display: none;
            margin-top: 1;
            padding: 1 2;
            & > Horizontal { height: 3; }
            BigNumber { margin-right: 2; }
            #streak-recent { margin-top: 1; }
        }
    }
    .-high HangmanSide, .-very-high HangmanSide {
        #streak { display: block; }
        #round-facts { display: none; }
    }
    .-normal HangmanSide #guesses-made { padding: 1 1 0 1; }
    """

    def __init__(self, streak: Streak | None) -> None:
        super().__init__()
        self._streak = streak
        self._made = GuessList()
        self._facts = Static(id="round-facts")
        self._guesses = Panel("Guesses", self._made, self._facts, id="guesses-made")
        self._number = BigNumber("", "player")
        self._words = Static()
        self._recent = Static(id="streak-recent")
        self._hints = Static()

    def compose(self) -> ComposeResult:
        """The guesses above the streak."""
        yield self._guesses
        if self._streak is not None:
            self.tell_streak(self._streak)
            counted = Horizontal(self._number, self._words)
            yield Panel("Streak", counted, self._recent, self._hints, id="streak")

    def tell_streak(self, streak: Streak) -> None:
        """Show the streak, with or without the round just played."""
        self._streak = streak
        words = "word found" if streak.current == 1 else "words in a row"
        best = Content.assemble(
            ("your best ", "$role-muted"), (f"★ {streak.best}", "bold $role-focus")
        )
        if not streak.best:
            best = Content.styled("find a word to begin", "$role-muted")
        self._recent.display = len(streak.recent) > 1
        self._recent.update(_results(streak.recent))
        self._number.text = str(streak.current)
        self._words.update(Content.assemble((words, "bold"), "\n", best))

    def show(self, state: HangmanRound) -> None:
        """Show the state of the round."""
        self._made.state = state
        letters = len(state.used)
        self._guesses.fact = f"{letters} of 26 letters" if letters else ""
        hints = sum(isinstance(timed.move, TakeHint) for timed in state.standing)
        self._facts.update(self._about(state, hints))
        outlook = streak_outlook(state, self._streak, hints)
        self._hints.update(Content.styled(outlook, "$role-muted"))

    def _about(self, state: HangmanRound, hints: int) -> Content:
        """Return the facts of a screen without room for the streak's own panel.

        The streak is among them only where its place under the lives is taken.
        """
        if self._streak is None:
            return Content("")
        lines = [] if hints else [Content.styled("No hints used", "$role-muted")]
        if state.config.show_left:
            streak = streak_note(self._streak).capitalize()
            lines.insert(0, Content.styled(streak, "$role-muted"))
        if hints or state.winner is not None:
            outlook = streak_outlook(state, self._streak, hints)
            lines.append(Content.styled(outlook, "$role-muted"))
        return Content("\n").join(lines)

    def scroll_words(self, pages: int) -> None:
        """Scroll the guesses."""
        self._made.scroll_pages(pages)
