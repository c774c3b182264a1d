"""The part of a hand game on which words are built: the rack, and what is entered."""

import random
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from wordarcade.clock import Clock
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.wordings import END_OF_HAND
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.screens.hand.offers import offer
from wordarcade.screens.hand.panel import headline, last_hands, words_played
from wordarcade.screens.hand.rack_entry import RackEntry
from wordarcade.screens.hand.rack_tiles import in_shown_order, rack_tiles
from wordarcade.screens.hand.remark import remark, substitution_remark
from wordarcade.screens.hand.reviewing import ReviewingScreen
from wordarcade.screens.hand.standing import standings
from wordarcade.screens.openings import Opening
from wordarcade.store.hand_rounds import SavedHandRound
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.word_panel import PanelSection, WordPanel

PLAYING: Final = frozenset({Phase.SUBSTITUTION, Phase.PLAY})
"""When words can be played: the first one keeps the hand as it is."""


class BuildingScreen(ReviewingScreen):
    """Letters become words, or the letter to be substituted; nothing here makes a move.

    Args:
        saved: the game, on record.
        lexicon: the lexicon it is played with.
        another: what opens a new game like this one.
        clock: where time comes from.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.
    """

    AUTO_FOCUS = "TileRack"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("asterisk", f"type_letter('{WILDCARD}')", show=False),
        Binding("exclamation_mark", f"type_letter('{END_OF_HAND[0]}')", show=False),
        Binding("ctrl+s", "shuffle", "Shuffle", id="hand.shuffle"),
        Binding("ctrl+r", "sort", "Sort", id="hand.sort"),
        # One key takes whatever is offered: a screen has one of the two at a time.
        Binding("ctrl+u", "substitute", "Substitute", id="hand.substitute"),
        Binding("ctrl+u", "replay", "Replay", id="hand.replay"),
    ]

    DEFAULT_CSS = """
    BuildingScreen #offer {
        height: 3;
        padding: 0 1 1 1;
        text-align: center;
    }
    """

    def __init__(
        self,
        saved: SavedHandRound,
        lexicon: Lexicon,
        another: Opening,
        *,
        clock: Clock,
        elapsed_ms: int,
        finished: bool,
    ) -> None:
        self.rack = TileRack()
        self._offer = Static(id="offer")
        self._offer.display = not saved.state.config.single
        self._words = Static()
        self._hands = Static()
        panel = WordPanel(
            PanelSection("Words", self._words, grows=True), PanelSection("Hands", self._hands)
        )
        playfield = Vertical(self.rack, self._offer, id="playfield")
        super().__init__(
            playfield,
            panel,
            saved,
            lexicon,
            another,
            clock=clock,
            elapsed_ms=elapsed_ms,
            finished=finished,
        )
        self.entry = RackEntry()
        self.choosing = False
        self._letters = saved.state.attempt.left
        self._chance = random.Random(saved.seed)

    def on_mount(self) -> None:
        """Show the game."""
        self.lay_out()

    def cover(self, covered: bool) -> None:
        """Cover the tiles, or show them."""
        self.rack.hidden = covered

    # What is shown

    def lay_out(self) -> None:
        """Show the game anew; the letters that are left keep the order that the player gave them.

        After a hand all of its letters are shown: they may be replayed.
        """
        self.entry, self.choosing = RackEntry(), False
        attempt = self.round.attempt
        letters = attempt.left if self.round.phase in PLAYING else attempt.hand
        self._letters = in_shown_order(letters, self._letters)
        self.rack.capacity = len(attempt.hand)
        self.rack.tiles = rack_tiles(self._letters)
        self.show_standing()
        self.show_entry()
        self.refresh_bindings()

    def show_standing(self) -> None:
        """Show scores, words, hands and what is offered."""
        hands = standings(self.round, self.studies)
        self.panel.headline = headline(self.round, hands)
        self._words.update(words_played(self.round.attempt))
        self._hands.update(last_hands(self.round, hands))
        self._offer.update(offer(self.round, self.solved_hand(), choosing=self.choosing))

    def show_entry(self) -> None:
        """Show what is being entered, and the tiles that it takes."""
        text = self.entry.text
        self.rack.used = self.entry.used
        if self.round.phase not in PLAYING:
            self.entry_line.entry = Entry(
                remark="enter shows the results" if self.round_has_ended else "enter goes on"
            )
        elif self.choosing:
            self.rack.used = tuple(i for i, each in enumerate(self._letters) if each == text)
            self.entry_line.entry = substitution_remark(text, self._letters)
        else:
            self.entry_line.entry = remark(self.entry, self._letters)

    # Entering a word

    def _enter(self, entry: RackEntry) -> None:
        self.entry = entry
        self.show_entry()

    def clear_entry(self) -> None:
        """Drop what is being entered."""
        self.choosing = False
        self._enter(RackEntry())
        self.show_standing()

    def can_enter(self) -> bool:
        """Whether letters can be entered."""
        return self.playable() and self.round.phase in PLAYING

    def action_type_letter(self, letter: str) -> None:
        """Add a letter to the word, and light its tile."""
        if self.can_enter():
            self.rack.cursor = None
            entry = RackEntry() if self.choosing else self.entry
            self._enter(entry.typed(letter, self._letters))

    def action_erase(self) -> None:
        """Take back the last letter."""
        if self.can_enter():
            self._enter(self.entry.shortened())

    def on_tile_rack_picked(self, event: TileRack.Picked) -> None:
        """Add the tile to the word, or take it back."""
        if self.can_enter() and event.tile < len(self._letters):
            entry = RackEntry() if self.choosing else self.entry
            self._enter(entry.picked(event.tile, self._letters))

    def action_shuffle(self) -> None:
        """Show the letters in another order."""
        self._order("".join(self._chance.sample(self._letters, len(self._letters))))

    def action_sort(self) -> None:
        """Show the letters in alphabetical order, the wildcard last."""
        self._order("".join(sorted(self._letters, key=lambda each: (each == WILDCARD, each))))

    def _order(self, letters: str) -> None:
        if self.playable():
            self._letters = letters
            self.rack.tiles = rack_tiles(letters)
            self._enter(RackEntry.of(self.entry.text, letters))

    def action_substitute(self) -> None:
        """Ask which letter is to become another, or keep the hand after all."""
        if self.playable():
            chosen = self.choosing
            self.clear_entry()
            self.choosing = not chosen
            self.show_standing()
            self.show_entry()
