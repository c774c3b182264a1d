"""The choice of the tiles that go back into the bag."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.letter_keys import LETTER_KEYS
from wordarcade.screens.scrabble.rack_tiles import rack_tiles
from wordarcade.support.wording import count
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tile_button import TileButton
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.tone import Tone


class ExchangeScreen(DialogueScreen[str | None]):
    """Shows the rack; is dismissed with the tiles chosen, or with None if there is no exchange.

    Args:
        rack: the tiles in the order in which they are shown.
        distribution: what they are worth.
        bag: how many tiles are in the bag.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *LETTER_KEYS,
        Binding("question_mark,number_sign", f"type_letter('{BLANK}')", show=False),
        Binding("enter", "exchange", "Exchange", id="exchange.do"),
        Binding("backspace,ctrl+h", "erase", "Keep the last", show=False, id="exchange.erase"),
        Binding("ctrl+a", "choose_all", "All", id="exchange.all"),
        Binding("escape", "dismiss(None)", "Keep them", id="exchange.cancel"),
    ]

    DEFAULT_CSS = """
    ExchangeScreen {
        align: center middle;
        Sheet {
            width: 64;
            padding: 1 2 0 2;
        }
        TileRack {
            height: 6;
        }
    }
    """

    def __init__(self, rack: str, distribution: LetterDistribution, bag: int) -> None:
        super().__init__()
        self._letters = rack
        self._bag = bag
        self._rack = TileRack()
        self._rack.tiles = rack_tiles(rack, distribution)
        self._about = Static()
        self._button = TileButton("enter", "Exchange", leads=True)
        self._button.can_focus = False  # letters choose, and Enter is the screen's

    def compose(self) -> ComposeResult:
        """The rack, and what is chosen of it."""
        with Sheet() as sheet:
            sheet.border_title = "Exchange"
            yield self._rack
            yield self._about
            yield self._button
        yield GameFooter()

    def on_mount(self) -> None:
        """Begin with no tile chosen."""
        self._choose(())

    def _choose(self, tiles: tuple[int, ...]) -> None:
        self._rack.used = tiles
        chosen = " ".join(self._letters[tile] for tile in tiles)
        text = f"back into the bag: {chosen}" if tiles else "Type or pick what goes back."
        self._about.update(self._lines_below(Content.styled(text, "bold" if tiles else "")))
        self.refresh_bindings()

    def _lines_below(self, said: Content) -> Content:
        """Return what is said of the choice, above what the bag has."""
        bag = f"\nThe bag has {count(self._bag, 'tile')}."
        return said + Content.styled(bag, "$foreground-muted")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer an exchange of one tile or more."""
        if action == "exchange":
            return bool(self._rack.used)
        return super().check_action(action, parameters)

    def action_type_letter(self, letter: str) -> None:
        """Choose the next tile with this letter."""
        for tile, face in enumerate(self._letters):
            if face == letter.upper() and tile not in self._rack.used:
                self._choose((*self._rack.used, tile))
                return
        name = "blank" if letter == BLANK else letter.upper()
        held = self._letters.count(letter.upper())
        told = f"You have no other {name}." if held else f"You have no {name}."
        self._about.update(self._lines_below(Tone.REFUSED.mark(told)))
        self.app.bell()

    def action_choose_all(self) -> None:
        """Choose every tile."""
        self._choose(tuple(range(len(self._letters))))

    def action_erase(self) -> None:
        """Keep the tile that was chosen last."""
        self._choose(self._rack.used[:-1])

    def on_tile_rack_picked(self, event: TileRack.Picked) -> None:
        """Choose the tile, or keep it after all."""
        used = self._rack.used
        if event.tile in used:
            self._choose(tuple(tile for tile in used if tile != event.tile))
        else:
            self._choose((*used, event.tile))

    def on_choice_chosen(self) -> None:
        """Exchange by the button; without a tile, say what to choose."""
        if self._rack.used:
            self.action_exchange()
        else:
            told = Tone.REFUSED.mark("Choose a tile first.")
            self._about.update(self._lines_below(told))

    def action_exchange(self) -> None:
        """Exchange what is chosen."""
        self.dismiss("".join(self._letters[tile] for tile in self._rack.used))
