"""The story of a hangman round, one line a guess."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.games.hangman.reviewing import Choice, ReviewedGuess
from wordarcade.games.hangman.word_facts import GameValue
from wordarcade.looks.bars import slim_bar
from wordarcade.screens.hangman import chances
from wordarcade.support.wording import percentage
from wordarcade.widgets.bars import log_share

_SLIM: Final = "▆"
_SPARE: Final = ("$role-slot-line", "$role-hairline")
"""The colours of families that were not taken, in turn."""
_SPARE_MONO: Final = ("▒", "░")
_WIDE_FROM: Final = 100
"""Columns of a line from which merits are told in words."""
_MOST_BAR: Final = 42
_LEAST_BAR: Final = 8
"""Columns of the longest and the shortest bar of families."""
_APART: Final = 2
"""Free columns after the head of the families, or it would run on into the next."""
_LETTER: Final = len("  ✓  E  ")
"""Columns from the number of a guess to its families."""
_PERCENT: Final = len("100% ")
_MERIT: Final = len("11  no matter  ★ C keeps it at 10")
_SHORT_MERIT: Final = len("11  host slipped")
"""Columns of what a guess was worth, in words and in short."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The widths of the columns, in which lines are drawn.

    Attributes:
        number: of the number of the guess.
        bars: of the families.
        words: of the words before or after.
        fit: of the bar of the words that fit; 0 for none.
        wide: whether merits are told in words.
        most: the words before the first guess.
        mono: whether there are no colours.
        chosen: whether the host has chosen a word, so that odds are told, not what can be forced.
        final: whether no better review is still being worked out.
        polite: whether the host gives way of its own will.
        allowed: the wrong guesses that lose the round.
    """

    number: int
    bars: int
    words: int
    fit: int
    wide: bool
    most: int
    mono: bool
    chosen: bool = False
    final: bool = True
    polite: bool = False
    allowed: int = 0

    @classmethod
    def of(
        cls,
        guesses: Sequence[ReviewedGuess],
        width: int,
        *,
        mono: bool,
        chosen: bool,
        final: bool,
        polite: bool,
        allowed: int,
    ) -> "Columns":
        """Return the columns of one or more guesses for lines of `width` columns."""
        number = len(str(len(guesses)))
        words = len(f"{guesses[0].before:,}")
        wide = width >= _WIDE_FROM
        fit = 12 if wide else 6
        merit = _MERIT if wide else _SHORT_MERIT
        others = (
            number + len("  × ") + 5 + len("100% ") + 2 * words + len("   → ") + fit + 2 + merit
        )
        fit -= min(fit, max(0, others + _LEAST_BAR - width))  # no merit is cut for a bar
        bars = min(_MOST_BAR, max(_LEAST_BAR, width - others))
        return cls(
            number=number,
            bars=bars,
            words=words,
            fit=fit,
            wide=wide,
            most=max(1, guesses[0].before),
            mono=mono,
            chosen=chosen,
            final=final,
            polite=polite,
            allowed=allowed,
        )

    def head(self) -> Content:
        """Return the column heads, aligned with the lines behind their mark."""
        kept = "left" if self.chosen else "kept"
        told = ("how the words split", f", ◆ what was {kept}"), ("how the words split", "")
        forms = (*told, ("words split", f", ◆ {kept}"), ("words split", ""), ("split", ""))
        split, mark = next(form for form in forms if sum(map(len, form)) + _APART <= self.bars)
        families = Content.assemble(
            (kept.ljust(_PERCENT), "$role-focus"), (split, "$role-muted"), (mark, "$role-focus")
        )
        fits = "words that fit" if 2 * self.words + 5 + self.fit >= len("words that fit") else "fit"
        return Content.assemble(
            (" " + "guess".ljust(self.number + _LETTER), "$role-muted"),
            families.truncate(self.bars + _PERCENT, pad=True),
            (" " + fits.ljust(2 * self.words + 5 + self.fit + 2), "$role-muted"),
            (self._merit_head(), "$role-muted"),
        )

    def _merit_head(self) -> str:
        if self.chosen:
            return "chance of a hit, ★ likeliest" if self.wide else "hit chance"
        return "misses the host can force" if self.wide else "misses forced"


def story_line(number: int, guess: ReviewedGuess, columns: Columns, *, hopeless: bool) -> Content:
    """Return the line of a guess.

    Args:
        number: of the guess, from 0.
        guess: the reviewed guess.
        columns: the widths of the columns.
        hopeless: whether the host could not lose at any time.
    """
    made, hit = guess.guess, guess.hit
    if isinstance(made, GuessLetter):
        name = guess.name
        families = Content.assemble(
            (f"{_kept(guess):>4} ", "bold $role-focus"),
            family_bar(guess.choices, columns.bars, mono=columns.mono),
        )
    else:
        name = "…"
        families = Content(f"     {made.word.upper()}").truncate(
            columns.bars + 5, ellipsis=True, pad=True
        )
    chip = "$role-tile-ink on $role-tile" if hit else "$role-spent-ink on $role-spent"
    if columns.mono:
        chip = "reverse" if hit else ""
    return Content.assemble(
        (f"{number + 1:>{columns.number}}  ", "$role-muted"),
        ("✓ " if hit else "× ", f"bold {'$role-good' if hit else '$role-bad'}"),
        (f" {name} ", f"bold {chip}"),
        " ",
        families,
        (f" {guess.before:>{columns.words},} → ", "$role-muted"),
        (f"{guess.after:>{columns.words},}", "bold"),
        "  ",
        slim_bar(log_share(guess.after, columns.most), columns.fit, mono=columns.mono),
        "  ",
        *(
            chances.merit(guess, wide=columns.wide)
            if columns.chosen
            else _merit(
                guess,
                columns,
                hopeless=hopeless,
            )
        ),
    )


def _kept(guess: ReviewedGuess) -> str:
    """Return the share of the words that the host kept."""
    return f"{percentage(guess.after, guess.before)}"


def _merit(guess: ReviewedGuess, columns: Columns, *, hopeless: bool) -> Iterator[tuple[str, str]]:
    """Yield the wrong guesses that can be forced after a guess, and what it was worth."""
    wide = columns.wide
    before, after = bounded(guess.forced_before), bounded(guess.forced_after)
    yield f"{after:>2}".ljust(len("11+ ")), "bold" if guess.cost else "$role-muted"
    if guess.cost is None:
        if wide:
            yield "too many words to tell" if columns.final else "working it out …", "$role-muted"
    elif not guess.cost:
        if wide:
            yield "nothing lost", "$role-muted"
    elif guess.cost < 0:
        gave = "was kind" if columns.polite else "slipped"
        yield f"the host {gave}" if wide else f"host {gave}", "bold $role-good"
    else:
        # Nothing that the player could have done would have saved a hopeless round.
        slip = "slip"
        if _loses(guess, columns.allowed):
            slip = "lost here" if wide else "lost"
        yield ("no matter", "$role-muted") if hopeless else (slip, "bold $role-bad")
        if guess.better and (wide or not hopeless):
            best = guess.better[0].upper()
            yield f"  ★ {best} keeps it at {before}" if wide else f"  ★ {best}", "$role-focus"


def _loses(guess: ReviewedGuess, allowed: int) -> bool:
    """Return whether the host could be held to fewer wrong guesses than lose, and now cannot."""
    before, after = guess.forced_before, guess.forced_after
    return before is not None and after is not None and before.lower < allowed <= after.lower


def bounded(value: GameValue | None) -> str:
    """Return a value in short form: `4`, `4+` if it may be more, `–` for None.

    >>> bounded(GameValue(4, 4)), bounded(GameValue(4, 6)), bounded(None)
    ('4', '4+', '–')
    """
    if value is None:
        return "–"
    return f"{value.lower}" if value.exact is not None else f"{value.lower}+"


def family_bar(choices: Sequence[Choice], room: int, *, mono: bool = False) -> Content:
    """Return one bar in segments, a family each, the largest first; the one taken is solid amber.

    Families too small for a column share the end of the bar; the taken one always has a column,
    and is marked if it is not the largest.

    Args:
        choices: the families of a letter, the largest first.
        room: the columns of the bar.
        mono: whether there are no colours.
    """
    total = max(1, sum(choice.words for choice in choices))
    widths = [round(room * choice.words / total) for choice in choices]
    taken = next((number for number, choice in enumerate(choices) if choice.taken), None)
    if taken is not None:
        widths[taken] = max(1, widths[taken])
    segments: list[tuple[str, str]] = []
    left = room
    for number, (choice, wanted) in enumerate(zip(choices, widths, strict=True)):
        later = int(taken is not None and taken > number)
        columns = min(wanted, left - later)
        left -= max(0, columns)
        if columns <= 0:
            continue
        if choice.taken:
            mark = "◆" if number else ""
            segments.append(((mark + _SLIM * columns)[:columns], "$role-focus"))
        else:
            sign = _SPARE_MONO[number % 2] if mono else _SLIM
            segments.append((sign * columns, "" if mono else _SPARE[number % 2]))
    return Content.assemble(*segments, ((" " if mono else _SLIM) * left, "$role-track"))
