"""The base of a game of Scrabble: what lies on the table, and whose rack is in sight."""

from textual.content import Content
from textual.geometry import Size

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.tile_set import RACK_SIZE
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Verdict
from wordarcade.screens.closing_game_screen import ClosingGameScreen
from wordarcade.screens.scrabble.clocks import clocks
from wordarcade.screens.scrabble.panel import headline
from wordarcade.screens.scrabble.rack_tiles import in_shown_order, rack_tiles
from wordarcade.screens.scrabble.sheet_lines import sheet_lines
from wordarcade.screens.scrabble.wording import title
from wordarcade.services import Services
from wordarcade.store.scrabble_rounds import SavedScrabbleRound
from wordarcade.widgets.board_and_rack import BoardAndRack
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.unseen_tiles import UnseenTiles
from wordarcade.widgets.word_panel import PanelSection, WordPanel


class TableScreen(ClosingGameScreen[ScrabbleGame, Verdict]):
    """Shows board, rack, scores, sheet and the tiles that are not seen.

    Args:
        services: the collaborators.
        saved: the game, on record.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.

    Attributes:
        services: the collaborators.
        persons: the players who are no computers.
        viewer: the person at the keyboard, whose rack is in sight, or None.
    """

    HELP_PAGE = "scrabble"
    AUTO_FOCUS = None
    NEEDS = Size(50, 21)

    DEFAULT_CSS = """
    TableScreen.-narrow {
        #table {
            layout: horizontal;
        }
        #playfield {
            width: 34;
        }
        WordPanel {
            width: 1fr;
            height: 1fr;
            & > Horizontal {
                layout: vertical;
            }
        }
    }
    """

    def __init__(
        self,
        services: Services,
        saved: SavedScrabbleRound,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        config = saved.state.config
        names = [player.name for player in config.players]
        self.board = ScrabbleBoard(config.layout, config.tile_set)
        self.rack = TileRack(steered=False)
        self.rack.capacity = RACK_SIZE
        self.sheet = ScoreSheet(names)
        self.unseen = UnseenTiles()
        playfield = BoardAndRack(self.board, self.rack, id="playfield")
        panel = WordPanel(
            PanelSection("Turns", self.sheet, grows=True), PanelSection("Unseen", self.unseen)
        )
        super().__init__(
            playfield, panel, saved, services.clock, elapsed_ms=elapsed_ms, finished=finished
        )
        self.services = services
        self.persons = tuple(
            number for number, player in enumerate(config.players) if player.level is None
        )
        self.viewer = self.persons[0] if len(self.persons) == 1 else None
        self._orders = [""] * len(names)

    @property
    def round_has_ended(self) -> bool:
        """Whether the game is over."""
        return self.round.phase is Phase.OVER

    # The life of the screen

    def on_mount(self) -> None:
        """Say what is played."""
        self.top_line.title = title(self.round.config)

    def on_word_panel_resized(self) -> None:
        """Set the names of the players in the room that there is now."""
        self._show_scores()

    def cover(self, covered: bool) -> None:
        """Cover the board and the rack, or show them."""
        self.board.hidden = self.rack.hidden = covered

    def clock_face(self, elapsed_ms: int, *, paused: bool) -> Content:
        """Return the clocks of all players, or the time that has been played if there are none."""
        if self.round.config.clock_ms is None:
            return super().clock_face(elapsed_ms, paused=paused)
        return clocks(self.round, elapsed_ms, self.app.size.width // 2, paused=paused)

    def confide(self, text: str, tone: Tone) -> None:
        """Say what may tell something of a rack: others must not find it in earlier messages."""
        if len(self.persons) > 1:
            self.message_line.show(text, tone)
        else:
            self.say(text, tone)

    # What is shown

    @property
    def seen_player(self) -> int | None:
        """The player whose rack is in sight: in a game of computers only, the one to move."""
        return self.viewer if self.persons else self.round.to_move

    @property
    def rack_order(self) -> str:
        """The tiles in sight, in the order in which they are shown."""
        return "" if self.seen_player is None else self._orders[self.seen_player]

    def order_rack(self, tiles: str) -> None:
        """Show the tiles in sight in another order."""
        if self.seen_player is not None:
            self._orders[self.seen_player] = tiles
            self.rack.tiles = rack_tiles(tiles, self.round.config.tile_set)

    def show_game(self) -> None:
        """Show how the game stands; tiles kept on a rack keep their order."""
        game, seen = self.round, self.seen_player
        if seen is None:
            self.rack.tiles = ()
        else:
            self.order_rack(in_shown_order(game.rack(seen), self._orders[seen]))
        place = game.last_place
        self.board.board = game.board
        self.board.last = frozenset(square for square, _ in place.laid) if place else frozenset()
        self.sheet.lines = sheet_lines(game.sheet, over=self.round_has_ended)
        self.unseen.unseen = "" if seen is None else game.unseen(seen)
        self.top_line.facts = (game.lexicon.name, f"bag {len(game.position.bag)}")
        self._show_scores()
        self.show_clock()

    def _show_scores(self) -> None:
        self.panel.headline = headline(self.round, self.panel.content_size.width)
