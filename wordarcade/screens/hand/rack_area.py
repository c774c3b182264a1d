"""The play area of the hand game: the rack, and the word built from it; makes no moves."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from textual import events
from textual.containers import Vertical
from textual.widgets import Static

from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.turns import Phase
from wordarcade.games.hand.discards import is_likely
from wordarcade.games.hand.ending import END_SIGN
from wordarcade.games.hand.session import HandSession
from wordarcade.screens.hand.arithmetic import Arithmetic
from wordarcade.screens.hand.offers import offer
from wordarcade.screens.hand.outlook import Outlook, reading
from wordarcade.screens.hand.rack_entry import RackEntry
from wordarcade.screens.hand.rack_order import RackOrder
from wordarcade.screens.hand.rack_tiles import rack_tiles
from wordarcade.screens.hand.remark import remark, substitution_remark
from wordarcade.screens.hand.side import headline
from wordarcade.screens.hand.word_sum import hand_sum, word_sum
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.tile_layout import HUGE, SIZES
from wordarcade.widgets.tile_rack import TileRack

_ADVICE: Final = ("Type a word, or pick its tiles.", f"{WILDCARD} is any vowel.")
_DISCARDS: Final = "To throw letters away, type just those."
"""Said where that can be done."""
_STUCK: Final = ("No word is left.", "Enter ends the hand.")
_CHOOSING: Final = ("Which letter?", "Type it, or pick its tile.")

_TALL: Final = 18
"""Rows from which large digits fit."""

_ROOMY: Final = 27
"""Rows from which the outlook fits as well."""

_AMPLE: Final = 32
"""Rows from which it has free lines."""

PLAYING: Final = frozenset({Phase.SUBSTITUTION, Phase.PLAY})
"""The phases in which words can be played: the first one keeps the hand as it is."""


class RackArea(Vertical):
    """Takes letters as a word, or as the letter to substitute.

    Args:
        session: the game in play.
        submitted: called when Enter is pressed.
        free: the entry line before anything is typed, where words that are not valid cost nothing;
            None in a game.

    Attributes:
        entry_line: shows the word.
        rack: the tiles.
        entry: the entry, as it is meant.
        choosing: whether the entry is the letter to substitute.
    """

    # The rules for rooms begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    RackArea {
        align-horizontal: center;
        TileRack { height: auto; }
        #standing { display: none; height: 1; }
        #reading, #offer { width: 100%; height: 1; text-align: center; }
        #offer { height: 2; }
        Arithmetic { margin: 1 0; }
        &.-tall Arithmetic { height: 7; }
        #outlook { display: none; margin-top: 1; }
        &.-roomy {
            align-vertical: middle;
            Arithmetic { margin: 2 0 1 0; }
            #reading { display: none; }
            #outlook { display: block; }
        }
    }
    HandScreen.-narrow RackArea {
        #standing { display: block; }
        Arithmetic { margin: 1 0 0 0; }
    }
    """

    def __init__(
        self, session: HandSession, submitted: Callable[[], None], free: Entry | None = None
    ) -> None:
        self.rack = TileRack(lifts=True, sizes=(HUGE, *SIZES))
        self._standing = Static(id="standing")
        self._sum = Arithmetic()
        self._reading = Static(id="reading")
        self._offer = Static(id="offer")
        self._offer.display = not session.state.config.single
        self._outlook = Outlook()
        super().__init__(
            self._standing,
            self.rack,
            self._sum,
            self._reading,
            self._offer,
            self._outlook,
            id="playfield",
        )
        self.entry_line = EntryLine()
        self.entry = self._typed = RackEntry()
        self.choosing = False
        self._to_replace = False
        """Whether typing replaces the entry: it is untouched since a hint named it, or since it was
        refused."""
        self._session = session
        self._submitted = submitted
        self._free = free
        self._order = RackOrder("")
        self._chance: Final = random.Random(session.seed)

    @property
    def playfield(self) -> "RackArea":
        """The widget left of the panel."""
        return self

    def cover(self, covered: bool) -> None:
        """Cover the tiles, or show them."""
        self.rack.hidden = covered

    def on_resize(self, event: events.Resize) -> None:
        """Show what there is room for."""
        self.set_class(event.size.height >= _TALL, "-tall")
        self.set_class(event.size.height >= _ROOMY, "-roomy")
        self._outlook.set_class(event.size.height >= _AMPLE, "-ample")

    # What is shown

    def lay_out(self) -> None:
        """Show the rack anew; the letters keep the order that the player gave them.

        After a hand all of its letters are shown: they may be replayed.
        """
        state = self._session.state
        attempt = state.attempt
        left = attempt.left if state.phase in PLAYING else attempt.hand
        self._order = self._order.of(attempt.hand, left, self.entry.used)
        self.entry = self._typed = RackEntry()
        self.choosing = self._to_replace = False
        self._show_tiles()
        self.show_standing()
        self.show_entry()

    def _show_tiles(self) -> None:
        self.rack.tiles = rack_tiles(self._order.letters)
        self.rack.away = tuple(sorted(self._order.spent))

    def show_standing(self) -> None:
        """Show the scores and the open offer."""
        session = self._session
        self._standing.update(headline(session.state, session.hands))
        self._offer.update(
            offer(
                session.state,
                choosing=self.choosing,
                gain=session.replay_gain,
                best=self._best_possible,
            )
        )
        if session.state.phase not in PLAYING:
            self.show_entry()

    @property
    def _best_possible(self) -> int | None:
        """The most that the letters of the hand can earn; None if unknown."""
        solved = self._session.solved_hand
        return solved.solution.best_with_discards if solved and solved.solution else None

    def show_entry(self) -> None:
        """Show the entry with its tiles and its sum."""
        session, text = self._session, self.entry.text
        attempt, playing = session.state.attempt, session.state.phase in PLAYING
        word = text if playing and not self.choosing and END_SIGN not in text else ""
        meant = session.readings(word)
        self.rack.used = self.entry.used
        if not playing:
            over = session.is_over
            self.entry_line.entry = Entry(
                remark="Enter shows the results" if over else "Enter continues"
            )
            self._sum.figures = hand_sum(attempt.score, self._best_possible)
        elif self.choosing:
            faces = self._order.faces
            self.rack.used = tuple(i for i, each in enumerate(faces) if each == text)
            self.entry_line.entry = substitution_remark(text, faces)
            self._sum.figures = ()
        else:
            valid, free = session.is_word(word), self._free
            about = remark(
                self.entry,
                self._order.free,
                valid=valid,
                stuck=session.stuck,
                discards=bool(word) and not free and is_likely(session, word),
            )
            self.entry_line.entry = free if free and not text else about
            self._sum.figures = word_sum(word, attempt, valid=valid)
        advice = _ADVICE if self._free else (*_ADVICE, _DISCARDS)
        self._sum.advice = _CHOOSING if self.choosing else _STUCK if session.stuck else advice
        if self.entry.spelled in meant and WILDCARD in word:
            meant = [self.entry.spelled]
        self._reading.update(reading(word, meant))
        self._outlook.show(word, meant, attempt, valid=session.is_word(word))
        self._outlook.visible = playing

    def refuse(self, refused: bool) -> None:
        """Show the word as refused while the player is asked about it, or as before."""
        self.rack.refused = refused
        self._sum.visible = not refused
        text = self.entry.text
        valid = self._session.is_word(text)
        self._outlook.show(text, (), self._session.state.attempt, valid=valid, refused=refused)

    # Entering a word

    def _enter(self, entry: RackEntry, *, to_replace: bool = False) -> None:
        self._typed = entry
        self._to_replace = to_replace
        self.entry = entry if self.choosing else entry.meant(self._order.faces)
        self.show_entry()

    @property
    def _takes_letters(self) -> bool:
        return self._session.state.phase in PLAYING

    def enter(self, word: str) -> None:
        """Light the tiles of a word, lowercase, as a suggestion, which typing replaces."""
        self._enter(RackEntry.of(word, self._order.faces), to_replace=True)

    def expect_another(self) -> None:
        """Let typing replace the entry, which was refused; it can be corrected as well."""
        self._to_replace = True

    def type_letter(self, letter: str) -> None:
        """Add a letter to the word, and light its tile."""
        if self._takes_letters:
            self.rack.cursor = None
            # Signs that end the hand behind a refused word are a slip, and show that they are.
            replaces = self._to_replace and (
                letter != END_SIGN or self._session.is_word(self.entry.text)
            )
            entry = RackEntry() if self.choosing or replaces else self._typed
            self._enter(entry.typed(letter, self._order.faces))

    def erase(self) -> None:
        """Remove the last letter."""
        if self._takes_letters:
            self._enter(self._typed.shortened())

    def submit(self) -> None:
        """Hand on what is entered."""
        self._submitted()

    @property
    def clears(self) -> str:
        """What Esc does to the entry."""
        return "Cancel" if self.choosing else "Clear" if self.entry.text else ""

    def clear(self) -> bool:
        """Drop what is being entered; whether there was anything."""
        dropped = bool(self.clears)
        self.choosing = False
        self._enter(RackEntry())
        self.show_standing()
        return dropped

    def choose_letter(self) -> None:
        """Ask which letter is to become another, or keep the hand after all."""
        chosen = self.choosing
        self.clear()
        self.choosing = not chosen
        self.show_standing()
        self.show_entry()

    def on_tile_rack_picked(self, event: TileRack.Picked) -> None:
        """Add the tile to the word, or take it back."""
        playable = self._session.playable and not self._session.paused
        if playable and self._takes_letters and event.tile not in self._order.spent:
            entry = RackEntry() if self.choosing else self.entry
            self._enter(entry.picked(event.tile, self._order.faces))

    # The order of the tiles

    def shuffle(self) -> None:
        """Show the letters in another order."""
        free = self._order.free
        self._arrange("".join(self._chance.sample(free, len(free))))

    def sort(self) -> None:
        """Show the letters in alphabetical order, the wildcard last."""
        self._arrange("".join(sorted(self._order.free, key=lambda each: (each == WILDCARD, each))))

    def _arrange(self, free: str) -> None:
        self._order = self._order.arranged(free)
        self._show_tiles()
        entry = RackEntry.of(self._typed.text, self._order.faces)
        self._enter(replace(entry, vowel=self._typed.vowel), to_replace=self._to_replace)
