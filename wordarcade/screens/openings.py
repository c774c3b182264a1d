"""What the app can be asked to show: small values that the command line and screens pass on."""

from dataclasses import dataclass

from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.store.records import RoundId


@dataclass(frozen=True, slots=True)
class HomeOpening:
    """The home screen."""


@dataclass(frozen=True, slots=True)
class BoggleOpening:
    """A new round of Boggle.

    Attributes:
        setup: the choices made so far.
        ask: show the set-up screen with these choices filled in, instead of dealing at once.
    """

    setup: BoggleSetup
    ask: bool = True


@dataclass(frozen=True, slots=True)
class ResumeOpening:
    """A round on record, of whichever game, as it was left."""

    round_id: RoundId


Opening = HomeOpening | BoggleOpening | ResumeOpening
