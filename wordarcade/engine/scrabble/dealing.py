"""Starting a Scrabble game from its set-up."""

from collections.abc import Mapping
from typing import TypeVar

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.equipment import Equipment, EquipmentError
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.support.wording import listed

_Thing = TypeVar("_Thing")


def deal(setup: ScrabbleSetup, equipment: Equipment, seed: int) -> ScrabbleConfig:
    """Return the game that `setup` asks for.

    Args:
        setup: the choices; its players are as many as may play, of different names, and a game can
            begin with its start.
        equipment: the boards and sets of tiles that there are.
        seed: of the tiles drawn, 0 to 2⁶⁴ - 1.

    Raises:
        EquipmentError: there is no such board or set of tiles, or it has too few tiles.
    """
    layout, distribution = found(setup, equipment)
    players = len(setup.players)
    if distribution.size < RACK_SIZE * players:
        raise EquipmentError(
            f"The tiles '{setup.tiles}' are {distribution.size}, too few for {players} racks."
        )
    return ScrabbleConfig(
        players=setup.players,
        layout=layout,
        distribution=distribution,
        seed=seed,
        challenge=setup.challenge,
        clock_ms=setup.clock_ms,
        friendly=setup.friendly,
        checker=setup.checker,
        teacher=setup.teacher,
        start=None if setup.start is None else setup.start.completed(distribution, seed),
    )


def found(setup: ScrabbleSetup, equipment: Equipment) -> tuple[BoardLayout, LetterDistribution]:
    """Return the board and the tiles that `setup` names.

    Raises:
        EquipmentError: there is no such board or set of tiles.
    """
    layout = _called(setup.layout, equipment.layouts, "board")
    return layout, _called(setup.tiles, equipment.distributions, "set of tiles")


def _called(name: str, known: Mapping[str, _Thing], what: str) -> _Thing:
    if name not in known:
        raise EquipmentError(f"There is no {what} '{name}'; choose from {listed(known)}.")
    return known[name]
