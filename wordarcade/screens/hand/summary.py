"""The head of the results of a hand: its letters, what the play was worth, and the game so far."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.hand.helped import NOT_HELPED, Helped
from wordarcade.games.hand.lessons import against, appraisal, high_and_low
from wordarcade.games.hand.rating import next_star, rating
from wordarcade.games.hand.sentences import spaced
from wordarcade.games.hand.session import BestPlay
from wordarcade.games.hand.standing import HandStanding, pars, rival_total
from wordarcade.looks.motion import play
from wordarcade.support.wording import count, percentage
from wordarcade.widgets.golden_line import GoldenLine
from wordarcade.widgets.tiles import tile_edges, tiles
from wordarcade.widgets.tone import Tone

_FIRST: Final = Tone.BEST.glyph
_LATER: Final = "☆"
"""The signs of the words of the best hand."""

_CORNERS: Final = 6
"""Columns of a frame that a text in it leaves free."""

_CELEBRATION: Final = 0.2
"""Seconds in which letters turn to gold."""


class HandSummary(Horizontal):
    """The letters as tiles, and three sentences beside them; golden if no words score more."""

    DEFAULT_CSS = """
    HandSummary {
        height: 4;
        #letters { width: auto; max-width: 50%; height: 3; margin-right: 3; }
        #sentences { width: 1fr; height: 3; }
        #told { height: 1fr; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._letters = Static(id="letters")
        self._gold = GoldenLine(id="gold")
        self._told = Static(id="told")
        self._golden = ""

    def compose(self) -> ComposeResult:
        """The letters, and the sentences on them."""
        yield self._letters
        yield Vertical(self._gold, self._told, id="sentences")

    def show(
        self,
        letters: str,
        score: int,
        best: BestPlay | None,
        rival: tuple[str, int] | None,
        game: Sequence[str],
        *,
        helped: Helped = NOT_HELPED,
    ) -> None:
        """Show a hand.

        Args:
            letters: of the hand.
            score: the player's.
            best: the play beside the best; None while unknown.
            rival: the opponent's title and score; None without, or while unknown.
            game: parts of the line on the game; of those that do not fit, the last give way.
            helped: what hints did for the hand; with any, no stars and no gold.
        """
        golden = best is not None and score >= best.score > 0 and not helped.hints
        if not golden:
            self._golden = ""
            self._letters.update(self._row(letters, 0))
        elif self._golden != letters:
            self._golden = letters
            frames: list[Callable[[], None]] = [
                partial(self._turn, letters, golden) for golden in range(len(letters) + 1)
            ]
            play(self, frames, _CELEBRATION)
        lines = list(_sentences(score, best, rival, helped))
        self._gold.show(lines.pop(0).plain if golden else "")
        if game:
            lines[2 - golden :] = [Content.styled(self._fitted(game), "$role-text")]
        self._told.update(Content("\n").join(lines))

    def _fitted(self, parts: Sequence[str]) -> str:
        room = self._told.content_size.width or self.app.size.width // 2
        fitting = [" · ".join(parts[:number]) for number in range(len(parts), 0, -1)]
        return next((line for line in fitting if len(line) <= room), fitting[-1])

    def _turn(self, letters: str, golden: int) -> None:
        self._letters.update(self._row(letters, golden))

    def _row(self, letters: str, golden: int) -> Content:
        letters = letters.upper()
        if 4 * len(letters) - 1 > self.app.size.width // 2 - 4:
            return Content.styled(spaced(letters), "bold $role-focus" if golden else "bold")
        rows = [tiles(letters, golden), tile_edges(letters, golden)]
        return Content("\n").join(rows)


def _sentences(
    score: int, best: BestPlay | None, rival: tuple[str, int] | None, helped: Helped
) -> Iterator[Content]:
    """Yield what the hand was worth, its best and dearest moves, and how the opponent did."""
    if best is None:
        yield Content.styled(f"{count(score, 'point')}.", "bold")
    else:
        text = appraisal(score, best, ": ", helped)
        yield Content.assemble((text, "bold"), stars(score, [best.score], helped))
        if told := high_and_low(score, best, helped):
            yield Content.styled(told, "$role-text")
    if rival is not None:
        yield Content.styled(against(score, rival[1], rival[0]), "$role-muted")
    elif best is not None and not helped.hints and (star := next_star(score, best.score)):
        yield Content.styled(f"{count(star, 'point')} would earn the next star.", "$role-muted")


def stars(score: int, best: Sequence[int], helped: Helped) -> Content:
    """Return the rating in stars and as a number; nothing for letters that make no word.

    With hints it is a number alone, and none at all where it would be that of the hints.

    A rating of 0 is told by its stars alone: points follow, and two zeros in a row say nothing.

    Args:
        score: the points of one hand, or of a game of them.
        best: the best possible score of each.
        helped: what hints did for it.
    """
    rated = rating(score, best)
    if rated is None:
        return Content("")
    if helped.hints:
        hints = count(helped.hints, "hint")
        told = hints if helped.alone else f"rated {rated.figure} · {hints}"
        return Content.styled(f"  {told}", "bold $role-hint")
    return Content.assemble(
        ("  " + "★" * rated.stars, "bold $role-focus"),
        ("☆" * (len(rated.starred) - rated.stars), "$role-muted"),
        (f" rated {rated.figure}" if rated.value else "", "$role-muted"),
    )


def sign_of(word: str, best: Sequence[str]) -> str:
    """Return the sign of a listed word: whether the best hand starts with it, or has it later.

    Args:
        word: as typed.
        best: the words of the best hand, in order.

    >>> [sign_of(word, ["ah", "hived"]) for word in ("ah", "hived", "chai")]
    ['★', '☆', ' ']
    """
    if word not in best:
        return " "
    return _FIRST if word == best[0] else _LATER


def signs_of_list(room: int, *, best: int, wildcard: bool) -> str:
    """Return what the signs in the list of words mean, the most in a frame of `room` columns.

    Args:
        room: columns of the frame, its corners included.
        best: the words of the best hand; 0 if it is unknown, too.
        wildcard: whether the letters have a wildcard.

    >>> signs_of_list(76, best=1, wildcard=True)
    '✓ yours · ★ best hand · small = wildcard'
    >>> signs_of_list(76, best=2, wildcard=True)
    '✓ yours · ★ starts the best hand · ☆ comes later · small = wildcard'
    >>> signs_of_list(40, best=2, wildcard=True), signs_of_list(24, best=2, wildcard=True)
    ('✓ yours · ★ best first · ☆ later', '✓ yours · ★ best')
    >>> signs_of_list(32, best=2, wildcard=True), signs_of_list(18, best=2, wildcard=True)
    ('✓ yours · ★ first, ☆ later', '✓ yours')
    """
    yours, small = "✓ yours", ["small = wildcard"] * wildcard
    first, later = [f"{_FIRST} best first"] * (best > 1), [f"{_LATER} later"] * (best > 1)
    told = [f"{_FIRST} starts the best hand", f"{_LATER} comes later"] * (best > 1)
    forms = (
        [yours, *told, *[f"{_FIRST} best hand"] * (best == 1), *small],
        [yours, *first, *later, *[f"{_FIRST} best"] * (best == 1)],
        [yours, *[f"{_FIRST} first, {_LATER} later"] * (best > 1)],
        [yours, *[f"{_FIRST} best"] * (best > 0)],
    )
    for form in forms:
        text = " · ".join(form)
        if len(text) + _CORNERS <= room:
            return text
    return yours


def game_line(
    hands: Sequence[HandStanding], shown: int, total: int, rival: str, *, more: bool
) -> list[str]:
    """Return where the hand stands in its game, and the game's points, the first things first.

    Args:
        hands: the settled hands.
        shown: the number of the one that is shown, 0-based.
        total: the hands of the game.
        rival: the opponent's title; empty without one.
        more: whether something is shown after the last hand.
    """
    score, known = sum(hand.score for hand in hands), pars(hands)
    before = "◂ " if shown else ""
    after = " ▸" if more or shown < len(hands) - 1 else ""
    parts = [f"{before}hand {shown + 1} of {total}{after}", f"game {score:,}"]
    if known is not None:
        parts[1] += f" of {sum(known):,} ({percentage(score, sum(known))})"
    theirs = rival_total(hands)
    if rival and theirs is not None:
        parts.append(f"{rival} {theirs:,}")
    return parts
