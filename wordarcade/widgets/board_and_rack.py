"""A Scrabble board with a rack, and what stands beside them."""

from collections.abc import Mapping

from textual.containers import Container
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.widget import Widget

from wordarcade.looks.panel import Panel
from wordarcade.widgets.blank_choice import BlankChoice
from wordarcade.widgets.placing_layout import PlacingLayout
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.table_plan import TablePlan, table_plan
from wordarcade.widgets.tile_rack import TileRack


class BoardAndRack(Container):
    """Places a board, its rack and a side panel by the plan of the table.

    Args:
        board: the board.
        rack: the rack.
        side: what stands beside the board.
        title: of the rack, where it has a frame.
        fact: beside that title, such as a key.
        foot: what lies across the foot, if anything, with its rows.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    BoardAndRack {
        width: 1fr;
        height: 1fr;
        overflow: hidden;
        & > Panel { height: 100%; }
    }
    """

    def __init__(
        self,
        board: ScrabbleBoard,
        rack: TileRack,
        side: Widget,
        *,
        title: str = "Rack",
        fact: str = "",
        foot: tuple[Widget, int] | None = None,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        self._choice = BlankChoice()
        self._choice.display = False
        below = () if foot is None else (foot[0],)
        self._frame = Panel(title, fact=fact)
        # The frame comes first: the rack lies on it.
        super().__init__(board, self._frame, rack, self._choice, side, *below, id=id)
        self._board = board
        self._rack = rack
        self._side = side
        self._foot = foot
        self._instead: tuple[Widget, int] | None = None
        self._placing = PlacingLayout(self._plan)

    @property
    def layout(self) -> Layout:
        """The layout of the plan."""
        return self._placing

    def _plan(self, size: Size) -> Mapping[Widget, Region]:
        rows = 0 if self._foot is None else self._foot[1]
        plan = table_plan(size, rows_below=rows)
        regions: dict[Widget, Region] = {
            self._board: plan.board,
            self._rack: plan.rack,
            self._choice: plan.rack,
            self._side: plan.side,
        }
        if plan.frame is not None:
            regions[self._frame] = plan.frame
        if self._instead is not None:
            widget, most = self._instead
            regions[widget] = _instead_of_rack(plan, size.height - rows, most)
        if self._foot is not None:
            left = plan.board.x
            width = max(plan.side.right, plan.board.right) - left
            regions[self._foot[0]] = Region(left, size.height - rows, width, rows)
        return regions

    def ask_for_letter(self, asking: bool, makers: frozenset[str] = frozenset()) -> None:
        """Show the letters that a blank may stand for in the place of the rack.

        Args:
            asking: whether they are shown, or the rack.
            makers: those that make words, as capitals.
        """
        self._choice.makers = makers
        self._choice.display = asking
        self._rack.display = not asking and self._instead is None

    def show_instead_of_rack(self, widget: Widget, rows: int) -> None:
        """Show something in the place of the rack from now on; a second one changes nothing.

        Args:
            widget: what it is.
            rows: those that it would like.
        """
        if self._instead is None:
            self._instead = widget, rows
            self._rack.display = self._frame.display = False
            self.mount(widget)


def _instead_of_rack(plan: TablePlan, bottom: int, most: int) -> Region:
    """Return the place of what is shown instead of a rack.

    Args:
        plan: of the table.
        bottom: the row below it: a rack below the board leaves rows above and below it free.
        most: the rows that are wanted.
    """
    rack = plan.rack
    if rack.y < plan.board.bottom:
        rows = min(rack.height, most)
        return Region(rack.x, rack.y + (rack.height - rows) // 2, rack.width, rows)
    spare = bottom - plan.board.bottom
    above = int(spare > most)
    return Region(rack.x, plan.board.bottom + above, rack.width, min(spare - above, most))
