"""The switch for what a simulation takes the opponent's rack to be."""

from typing import Final

from wordarcade.games.scrabble.sketch_simulation import Basis, LastPlay
from wordarcade.services import Session
from wordarcade.widgets.chips import Chip, Chips

_KEY: Final = "F6"
_LABEL: Final = "Infer rack"
"""Short, so that what it rests on has room beside it in 80 columns."""


class RackSwitch(Chips):
    """Lets simulations infer the opponent's rack from its last play; hidden where none is known.

    It is remembered from one position to the next, and lit where the plays in sight rest on what
    was inferred. A click tells the screen, as with all chips.

    Args:
        session: what is remembered.
    """

    def __init__(self, session: Session) -> None:
        super().__init__((), None)
        self._session: Final = session
        self._play: LastPlay | None = None
        self._basis: Basis | None = None
        self.display = False

    @property
    def answers(self) -> LastPlay | None:
        """The last play, if the opponent's rack is to be inferred from it."""
        return self._play if self._session.infers else None

    @property
    def told(self) -> str:
        """What the simulation in sight rests on, in a sentence; empty if it infers nothing."""
        basis = self._basis
        if basis is None:
            return ""
        if not basis.fitting:
            return f"Nothing can be inferred from {basis.play}."
        return f"Their rack is inferred from {basis.play}."

    @property
    def infers(self) -> bool:
        """Whether the simulation in sight deals what was inferred."""
        return self._basis is not None and self._basis.fitting > 0

    def agrees(self, basis: Basis | None) -> bool:
        """Return whether a simulation is as the switch is, not one from before it was turned.

        Args:
            basis: what it has inferred; None if it was not to.
        """
        return (basis is None) == (self.answers is None)

    def offer(self, play: LastPlay | None) -> None:
        """Take another position.

        Args:
            play: the last play there, if something can be inferred from it.
        """
        self._play = play
        self.display = play is not None
        self.tell(None)

    def turn(self) -> None:
        """Switch it on, or off if the simulation in sight has inferred the rack."""
        self._session.infers = self._basis is None
        self.tell(None)

    def tell(self, basis: Basis | None) -> None:
        """Tell what a simulation has inferred; None if it was not to, or there is none yet."""
        self._basis = basis
        self._write()

    def on_resize(self) -> None:
        """Say as much as there is room for."""
        self._write()

    def _write(self) -> None:
        if self._play is None:
            return
        rests = f"{'on, ' if self._session.infers else ''}from {self._play.text}"
        facts = (rests,) if self._basis is None else _fit(self._basis)
        chips = [Chip(_LABEL, fact, key=_KEY, on=self.infers) for fact in facts]
        room = self.content_size.width
        self.chips = (next((each for each in chips if _breadth(each) <= room), chips[0]),)


def _breadth(chip: Chip) -> int:
    return sum(map(len, chip.texts(fact=True, short=False)))


def _fit(basis: Basis) -> tuple[str, ...]:
    """Return how many leaves fit the last play, and the same in fewer words."""
    if not basis.drawn:
        return (f"{basis.play} isn't valid",)
    share = f"{basis.fitting:,} of {basis.drawn:,}"
    return f"{share} leaves fit", f"{share} fit"
