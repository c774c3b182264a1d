"""A card for one player's play of a hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.hand.cards import DONE, CardMove, CardScore
from wordarcade.looks.bars import bar
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.follow_theme import follow_theme
from wordarcade.looks.motion import play
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.widgets.tiles import tile_edges, tiles

_TILE: Final = 4
"""Columns of a tile with its gap."""

_TILES_FROM: Final = 16
"""Columns of a card that has room for tiles."""

_AIRY: Final = 15
"""Rows of a card that has room for the arithmetic of its words."""

_LOFTY: Final = 19
"""Rows of a card with room for larger digits."""

_SMALL: Final = 3
_LARGE: Final = 4
"""Rows of the digits."""

_GAP: Final = 2
"""Columns between the digits and what stands beside them."""

_THROWN: Final = "thrown"
_THROWN_AWAY: Final = "thrown away"
"""Said of letters that made no word, in a row with them and below them."""

_UNIT: Final = "points"
"""Stands beside the digits where there is room for it."""


class PlayCard(Panel):
    """A score in big digits with a bar, and the words as tiles with what each cost.

    Args:
        title: whose play it is.
        role: the role of its colour: player, focus or rival.
        id: the ID of the widget in the DOM.
    """

    SCOPED_CSS = False

    DEFAULT_CSS = """
    PlayCard {
        height: 100%;
        & > Horizontal { height: auto; }
        &.-lofty > Horizontal { margin-bottom: 1; }
        BigNumber { margin-right: 2; }
        .card-bar { height: 1; }
        VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
        &.-best { border: round $role-focus; border-title-color: $role-focus; }
        &.-player { border: round $role-hairline; border-title-color: $role-player; }
        &.-rival { border-title-color: $role-rival; }
    }
    .-high PlayCard, .-very-high PlayCard {
        padding: 1 2 0 2;
        .card-bar { margin-bottom: 1; }
    }
    .-narrow PlayCard Horizontal Static { display: none; }
    .-low PlayCard .card-bar { display: none; }
    """

    def __init__(self, title: str, role: str, *, id: str) -> None:  # noqa: A002 - as every widget has it
        self._score = BigNumber("", role)
        self._about = Static()
        self._bar = Static(classes="card-bar")
        self._moves = Static()
        self._scroll = VerticalScroll(self._moves, can_focus=False)
        super().__init__(title, id=id)
        self._role = role
        self._shown: CardScore | None = None
        self._all_words: Sequence[CardMove] = ()
        self._lit = False
        self._arriving = False
        self._landed: int | None = None
        """The letters of the last word that are there already; None for all of them."""

    def compose(self) -> ComposeResult:
        """Score, bar and words."""
        yield Horizontal(self._score, self._about)
        yield self._bar
        yield self._scroll

    def on_mount(self) -> None:
        """Draw the bar as each theme has it."""
        follow_theme(self, self._draw)

    def on_resize(self, event: events.Resize) -> None:
        """Draw in the new room, with digits that fill it."""
        del event
        lofty = self.content_size.height >= _LOFTY
        self._score.lines = _LARGE if lofty else _SMALL
        self.set_class(lofty, "-lofty")
        self._draw()

    def show(self, shown: CardScore, words: Sequence[CardMove]) -> None:
        """Show how the hand was played.

        Args:
            shown: the play.
            words: those of all cards, which are as wide: they are drawn in tiles if all have room.
        """
        self._shown, self._all_words = shown, words
        self._score.text = str(shown.score)
        self._draw()

    def celebrate(self, *, arriving: bool) -> None:
        """Light the best word.

        Args:
            arriving: whether the last word was played just now: its letters land one after the
                other then, and the score is counted up.
        """
        self._lit, self._arriving = True, arriving

    def _arrive(self, shown: CardScore) -> None:
        self._arriving = False
        self._score.count_up(shown.score)
        letters = len(shown.moves[-1].resolved) if shown.moves else 0
        play(self, [partial(self._land, landed) for landed in (*range(letters), None)])

    def _land(self, landed: int | None) -> None:
        self._landed = landed
        self._draw()

    def wait(self) -> None:
        """Show that the play is still being worked out."""
        self._score.text = ""
        self._about.update(Content.styled("working it out …", "$role-muted"))

    def _draw(self) -> None:
        shown = self._shown
        if shown is None or not self.content_size.width:
            return
        if self._arriving:
            self._arrive(shown)
            return
        columns = self.content_size.width
        mono = palette_of(self.app).mono
        share = shown.score / shown.best if shown.best else 0
        self._bar.update(bar(share, columns, ink=f"$role-{self._role}", mono=mono))
        airy = self.content_size.height >= _AIRY
        beside = columns - self._score.get_content_width(self.size, self.size) - _GAP
        reached = next((form for form in shown.beside if len(form) <= beside), "")
        unit = _UNIT if beside >= len(_UNIT) else ""
        self._about.update(Content.assemble((unit, "bold"), "\n", (reached, "$role-muted")))
        room = columns - 1  # scrollbar
        tiled = room >= _TILES_FROM and all(
            _fits(word, room, airy=airy) for word in self._all_words if word.sum
        )
        best = max((_own_points(move) for move in shown.moves), default=0) if self._lit else 0
        moves = [
            list(_move(move, room, airy=airy, tiled=tiled, lit=_own_points(move) == best > 0))
            for move in shown.moves
        ]
        if self._landed is not None:
            last = shown.moves[-1]
            landing = replace(last, resolved=last.resolved[: self._landed])
            moves[-1] = list(_move(landing, room, airy=airy, tiled=tiled, lit=not last.hinted))
        fitting = (note if len(note) <= room else note.removesuffix(DONE) for note in shown.notes)
        notes = [Content.styled(note, "$role-muted") for note in fitting]
        if shown.left_cost:
            cost = _price(shown.left_cost, short=not airy)
            notes[:1] = [_at_ends(notes[0], cost, columns - 1)]
        needed = sum(map(len, moves)) + len(moves) + len(notes)
        apart = [Content("")] if airy and needed <= self._scroll.content_size.height else []
        lines = [line for move in moves for line in (*move, *apart)]
        self._moves.update(Content("\n").join([*lines, *notes]))


def _own_points(move: CardMove) -> int:
    """Return the points that the player owes no hint."""
    return 0 if move.hinted else move.points


def _room(move: CardMove, columns: int, *, airy: bool) -> int:
    """Return the columns that a word has beside its points."""
    earned, cost = _earned(move, airy=airy), _cost(move, short=True)
    return columns - max(earned.cell_length, 0 if airy else cost.cell_length) - 1


def _earned(move: CardMove, *, airy: bool) -> Content:
    """Return the points of a word, or that letters were thrown away, if no row below says so."""
    if move.sum:
        return Content.styled(f"{move.points:,}", "bold")
    return Content("") if airy else Content.styled(_THROWN, "$role-muted")


def _fits(move: CardMove, columns: int, *, airy: bool) -> bool:
    """Return whether a word has room for its tiles."""
    return len(move.resolved) * _TILE - 1 <= _room(move, columns, airy=airy)


def _move(move: CardMove, columns: int, *, airy: bool, tiled: bool, lit: bool) -> Iterator[Content]:
    """Yield the rows of a word: in tiles or not, lit or not, points, arithmetic and its cost.

    Letters that were thrown away are no word, and never in tiles.
    """
    points, tiled = _earned(move, airy=airy), tiled and bool(move.sum)
    cost = _cost(move, short=not airy)
    room = _room(move, columns, airy=airy)
    if not airy and not tiled:
        word = _spelled(move.resolved, lit=lit)
        word = word.truncate(room - cost.cell_length, ellipsis=True)
        yield _at_ends(Content.assemble(word, " ", cost), points, columns)
        return
    if tiled:
        golden = len(move.resolved) if lit else 0
        word, edges = tiles(move.resolved, golden), tile_edges(move.resolved, golden)
    else:
        word = _spelled(move.resolved, lit=lit).truncate(room, ellipsis=True)
        edges = Content("")
    yield _at_ends(word, points, columns)
    if not airy:
        yield _at_ends(edges, cost, columns)
        return
    if edges.cell_length:
        yield edges
    yield _at_ends(Content.styled(move.sum or _THROWN_AWAY, "$role-muted"), cost, columns)
    if move.readings:
        meant = f"{move.word} = {', '.join(move.readings).upper()}"
        yield Content.styled(meant, "$role-muted").truncate(columns, ellipsis=True)
    yield Content("")


def _spelled(word: str, *, lit: bool) -> Content:
    """Return a word with its small vowel underlined."""
    weight = "bold $role-focus" if lit else "bold"
    return Content("").join(
        Content.styled(letter, f"{weight} underline" if letter.islower() else weight)
        for letter in word
    )


def _cost(move: CardMove, *, short: bool) -> Content:
    if move.hinted:
        return Content.styled("hint" if short else "by hint", "$role-hint")
    if move.cost is None:
        return Content("")
    if not move.cost:
        return Content("") if short else Content.styled("nothing lost", "$role-good")
    return _price(move.cost, short=short)


def _price(cost: int, *, short: bool) -> Content:
    return Content.styled(f"−{cost:,}" if short else f"cost {cost:,}", "bold $role-bad")


def _at_ends(left: Content, right: Content, columns: int) -> Content:
    gap = max(1, columns - left.cell_length - right.cell_length)
    return Content.assemble(left, " " * gap, right)
