"""The panel beside the board: the standing, the score sheet, and the unseen tiles."""

from typing import Final

from textual.content import Content

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble.sheet_lines import sheet_lines
from wordarcade.support.wording import points_text
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.unseen_tiles import UnseenTiles
from wordarcade.widgets.word_panel import PanelSection, WordPanel

_WIDEST: Final = 32
_POINTS: Final = 6


class ScrabblePanel(WordPanel):
    """Shows how everybody stands, turn by turn, and what the player in sight cannot see.

    Args:
        session: the game in play.

    Attributes:
        sheet: the score sheet.
    """

    def __init__(self, session: ScrabbleSession) -> None:
        self.sheet = ScoreSheet([player.name for player in session.state.config.players])
        self._unseen = UnseenTiles()
        super().__init__(
            PanelSection("Turns", self.sheet, grows=True), PanelSection("Unseen", self._unseen)
        )
        self._session = session

    def show_game(self) -> None:
        """Show how the game stands."""
        game, seen = self._session.state, self._session.seen_player
        self.sheet.lines = sheet_lines(game.sheet, over=self._session.is_over)
        self._unseen.unseen = "" if seen is None else game.unseen(seen)
        self._show_scores()

    def _show_scores(self) -> None:
        self.headline = headline(self._session.state, self.content_size.width)

    def on_word_panel_resized(self) -> None:
        """Set the names of the players in the room that there is now."""
        self._show_scores()


def headline(game: ScrabbleGame, width: int) -> Content:
    """Return how everybody stands, one a line, the player to move marked, and what is left.

    Args:
        game: the game.
        width: the columns that there are.
    """
    room = min(width, _WIDEST)
    lines = [_standing(game, player, room) for player in range(len(game.config.players))]
    bag = f"  {len(game.position.bag)} in the bag"
    return Content("\n").join([*lines, Content.styled(bag, "$foreground-muted")])


def _standing(game: ScrabbleGame, player: int, width: int) -> Content:
    moves = game.phase is not Phase.OVER and player == game.to_move
    mark = "▸" if moves else "★" if player in game.winners else " "
    room = max(0, width - len("▸ ") - _POINTS)
    name = Content(game.config.players[player].name).truncate(room, ellipsis=True, pad=True)
    style = "bold $primary" if moves else "$foreground"
    if player not in game.active:
        style = "$foreground-muted strike"
    points = points_text(game.position.scores[player]).rjust(_POINTS)
    return Content.assemble((mark, "bold $accent"), " ", name.stylize(style), (points, "bold"))


def standings(game: ScrabbleGame) -> str:
    """Return how everybody stands, in a line."""
    players = zip(game.config.players, game.position.scores, strict=True)
    return " · ".join(f"{player.name} {points_text(score)}" for player, score in players)
