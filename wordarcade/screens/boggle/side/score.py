"""The score and the time, in large digits."""

from typing import Final

from textual.geometry import Region

from wordarcade.looks.brush import Brush, Piece
from wordarcade.looks.fonts import font
from wordarcade.screens.boggle.side.state import Score, Time
from wordarcade.support.wording import share_text
from wordarcade.widgets.tone import Tone

_SMALL: Final = "digits-small"
_LARGE: Final = "digits-large"
_DIGITS: Final = {_SMALL: 3, _LARGE: 4}
_BAR: Final = 13
_HELPED: Final = f" {Tone.HINT.glyph}"
_OWN_STAR: Final = " find one yourself for a star"
_FIRST_STAR: Final = " your first word earns a star"


def paint_score(
    brush: Brush,
    room: Region,
    score: Score,
    *,
    boxed: bool,
    titled: bool,
    ends: tuple[int, int],
) -> None:
    """Paint the points, the words they come from, the stars, and the best before.

    Args:
        brush: what to draw with.
        room: where.
        score: the score.
        boxed: whether it stands in a box.
        titled: whether the border of the box names it; a row is free under the digits then.
        ends: the column before which the digits end, and what the last word has earned; and that
            before which the words end that the points come from.
    """
    end, words_end = ends
    name = _LARGE if boxed else _SMALL
    digits, rows = font(name), _DIGITS[name]
    top = room.y if titled else room.y + 1
    if not titled:
        brush.write(room.x, room.y, ("SCORE", "muted"))
    role = "focus" if score.new_best else "text"
    text = f"{score.points}"
    brush.digits(room.x, top, text, digits, role)
    x = room.x + digits.width(text) + 2
    if x + len(score.gain) <= end:  # in small letters: the points include it already
        brush.write(x, top + 1, (score.gain, "good", True))
    row = top + rows + titled
    brush.write(room.x, row, *_words(score, words_end - room.x, rare=boxed))
    brush.write(room.x, row + 1, *_stars(score, room))
    if score.ghost is not None:
        brush.right(room.right, row + 1, *_race(score, room))
    elif score.best is not None:
        now = "now your best " if score.new_best and boxed else "best "
        best = score.points if score.new_best else score.best
        brush.right(room.right, row + 1, (now, "muted"), (f"{best} ★", "focus", True))


def _words(score: Score, columns: int, *, rare: bool) -> tuple[Piece, ...]:
    """Return how many everyday words were found, as far as there is room.

    Args:
        score: the score.
        columns: of the room.
        rare: whether the rare words beyond are counted here; otherwise they are above the words.
    """
    if score.everyday is None:
        searched = f" · counting {share_text(score.share)}" if score.share else " · counting"
        return (f"{score.words}", "text", True), (f" words{searched}", "muted")
    known, everyday = score.everyday
    others = score.words - known
    beyond: tuple[Piece, ...] = (
        (" · ", "muted"),
        (f"{others}", "focus", True),
        (" uncommon", "muted"),
    )
    short: tuple[Piece, ...] = ((f"{known}", "text", True), (f" of {everyday}", "muted"))
    long: tuple[Piece, ...] = (*short, (" common words", "muted"))
    wordings: list[tuple[Piece, ...]] = [long, (*short, (" common", "muted"))]
    if rare and others:
        wordings.insert(0, (*long, *beyond))
    return next((each for each in wordings if _width(each) <= columns), short)


def _width(pieces: tuple[Piece, ...]) -> int:
    return sum(len(piece[0]) for piece in pieces)


def _race(score: Score, room: Region) -> tuple[Piece, ...]:
    """Return how the race against the best round stands, as far as there is room."""
    ahead = score.points >= (score.ghost or 0)
    ghost: tuple[Piece, ...] = (("ghost ", "muted"), (f"{score.ghost}", "rival", True))
    own: tuple[Piece, ...] = (
        (" · you ", "muted"),
        (f"{score.points}", "good" if ahead else "player", True),
    )
    stars = 0 if score.rating is None else len(score.rating.starred) + 1
    if score.hinted:
        stars += len(_HELPED)
    return (*ghost, *own) if _width((*ghost, *own)) + stars <= room.width else ghost


def _stars(score: Score, room: Region) -> tuple[Piece, ...]:
    """Return the stars, and what the next one takes, after hints with the points that count."""
    rating = score.rating
    best = 0 if score.best is None else len(f" best {score.points} ★") + 1
    if score.ghost is not None:
        best = _width(_race(score, room)) + 1
    if rating is None:
        return ()
    left = room.width - best - len(rating.starred)
    wordings = _after_stars(score)
    after = next((each for each in wordings if len(each) <= left), wordings[-1])
    earned = rating.starred.count("★")
    return (
        (rating.starred[:earned], "focus", True),
        (rating.starred[earned:], "muted"),
        (after, "hint" if score.hinted else "muted"),
    )


def _after_stars(score: Score) -> tuple[str, ...]:
    """Return what stands behind the stars, and what does where there is ever less room."""
    following = score.next_star if score.ghost is None else None
    if score.hinted:
        alone = f" {score.unaided} without hints"
        if following is None:
            return alone, _HELPED
        if following == 1:
            return _OWN_STAR, _HELPED
        then = f"next at {following}"
        return f"{alone}, {then}", f" {score.unaided} alone, {then}", alone, _HELPED
    if following is None:
        return ("",)
    if following == 1:
        return _FIRST_STAR, ""
    return f" next at {following}", f" {following}"


def score_columns(score: Score, *, boxed: bool) -> int:
    """Return the columns of the points."""
    return font(_LARGE if boxed else _SMALL).width(f"{score.points}")


def time_font(time: Time, columns: int, *, boxed: bool, alone: bool) -> str:
    """Return the font of the time: in the last seconds it is larger, if that fits.

    Args:
        time: the time.
        columns: that are free beside the score.
        boxed: whether it stands in a box.
        alone: whether the box is its own.
    """
    larger = boxed and time.hurries and font(_LARGE).width(time.text) <= columns
    return _LARGE if alone or larger else _SMALL


def paint_time(
    brush: Brush,
    room: Region,
    time: Time,
    *,
    name: str,
    titled: bool,
    alone: bool,
) -> None:
    """Paint the time, with a bar of what is left of it.

    Args:
        brush: what to draw with.
        room: where.
        time: the time.
        name: the font of its digits, from `time_font`.
        titled: whether the border of the box names it; a row is free under the digits then.
        alone: whether the box is its own.
    """
    text, hurry, digits = time.text, time.hurries, font(name)
    role = "text" if time.lit or not hurry else "bad"
    told = _told_of(time, titled=titled)
    top = room.y if titled else room.y + 1
    if told:
        brush.right(room.right, room.y, *told)
    width = digits.width(text)
    if not time.shown:
        brush.right(room.right, top + 1, ("no limit", "muted"))
    elif width <= room.width or (name == _LARGE and not alone):
        brush.digits(room.x if titled else room.right - width, top, text, digits, role)
    else:
        brush.right(room.right, top + 1, (text, role, True))
    if not time.limit:
        return
    bar = min(room.width, room.width if alone else _BAR)
    row = top + _DIGITS[name] + titled
    share = time.seconds / time.limit
    brush.bar(room.right - bar, row, bar, share, "bad" if hurry else "bar")


def _told_of(time: Time, *, titled: bool) -> tuple[Piece, ...]:
    """Return what stands above the time: its name, unless the border has it, and how it stands."""
    if time.paused:
        return (("PAUSED", "muted"),)
    name: tuple[Piece, ...] = () if titled else (("TIME", "muted"),)
    if not time.hurries:
        return name
    word = "last seconds" if time.seconds else "time's up"
    return ((word, "bad", True), *((("  ", "muted"), *name) if name else ()))
