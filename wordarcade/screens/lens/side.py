"""One side of the lens: the words of one lexicon, and those that only it has."""

from typing import Final

from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from wordarcade.games.lens.comparison import LensSide
from wordarcade.games.lens.subjects import LensFind
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count, fitted, printable
from wordarcade.widgets.side_list import SideList

SIGNS: Final = ("A", "B")
"""The letters of the two lexicons."""
ROLES: Final = ("player", "rival")
"""The roles of their colours."""
_SHARED: Final = ("=", "soft")


class LensHead(Panel):
    """The points of all words of a lexicon in big digits, how many there are, and the best.

    Args:
        side: 0 for A, 1 for B.
    """

    DEFAULT_CSS = """
    LensHead {
        height: 6;
        BigNumber { height: 3; }
        Static { height: 1; color: $role-muted; }
    }
    """

    def __init__(self, side: int) -> None:
        self._sign = SIGNS[side]
        self._points = BigNumber(role=ROLES[side])
        self._told = Static()
        super().__init__(self._sign, self._points, self._told)
        self._side: LensSide | None = None

    def show(self, side: LensSide, words: int) -> None:
        """Show what a lexicon finds.

        Args:
            side: its words on the board.
            words: how many words it has in all.
        """
        self._side = side
        self._words = words
        self._points.text = str(side.points)
        self._tell()

    def on_resize(self, event: Resize) -> None:
        """Say as much as there is room for."""
        super().on_resize(event)
        self.call_after_refresh(self._tell)

    def _tell(self) -> None:
        if self._side is None:
            return
        self.title = printable(f"{self._sign} {self._side.lexicon}")
        self.fact = f"{self._words:,}"
        best = self._side.best
        told = f"points, {count(len(self._side.finds), 'word')}"
        if best is not None:
            told += f" · best {best.word.upper()} {best.points}"
        self._told.update(Content(fitted(told, max(1, self._told.size.width))))


class LensColumn(SideList):
    """The words of one lexicon alone, or of both.

    Args:
        side: 0 for A, 1 for B; None for both.
    """

    def __init__(self, side: int | None) -> None:
        super().__init__("")
        self._mark = _SHARED if side is None else (SIGNS[side], ROLES[side])
        self.side = side
        self.finds: tuple[LensFind, ...] = ()

    def show_finds(self, finds: tuple[LensFind, ...], word: str) -> None:
        """Show other words.

        Args:
            finds: the words, the best first.
            word: the one to mark, if it is among them and the list has the focus.
        """
        self.finds = finds
        self.empty = "nothing"
        words = [find.word for find in finds]
        place = words.index(word) if word in words else 0
        self._last = place
        self.show(len(finds), self._line, place if self.has_focus else None)

    @property
    def find(self) -> LensFind | None:
        """The word that is marked."""
        return None if self.marked is None else self.finds[self.marked]

    def _line(self, number: int) -> Content:
        find = self.finds[number]
        glyph, role = self._mark
        points = f" {find.points:,}"
        room = max(1, self.room - 4 - len(points))
        word = Content.styled(find.word.upper(), "bold").truncate(room, ellipsis=True, pad=True)
        return Content.assemble((f"{glyph} ", f"bold $role-{role}"), word, points)
