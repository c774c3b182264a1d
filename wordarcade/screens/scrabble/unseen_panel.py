"""The panel of the tiles that the player in sight cannot see."""

from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count
from wordarcade.widgets.unseen_tiles import VOWELS, UnseenTiles


class UnseenPanel(Panel):
    """Counts what the player in sight cannot see; once all racks lie open, what is unplayed."""

    def __init__(self) -> None:
        self._tiles = UnseenTiles()
        super().__init__("Unseen", self._tiles)

    def show_game(self, session: ScrabbleSession) -> None:
        """Count the tiles as a game stands; none while nobody in sight may know them."""
        game, seen = session.state, session.seen_player
        name, tiles = "Unseen", None if seen is None else game.unseen(seen)
        if session.is_over:
            name, tiles = "Unplayed", game.unplayed
        self._tiles.unseen = tiles or ""
        if tiles is None:
            self.title, self.fact = name, ""
            return
        self.title = f"{name} {len(tiles)}"
        self.fact = count(sum(tile in VOWELS for tile in tiles), "vowel")
