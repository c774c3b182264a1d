"""The configuration of a Scrabble game."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from wordarcade.engine.json_fields import Fields
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.start import Start

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class ChallengeRule(StrEnum):
    """The challenge rules: how phonies are treated.

    `VOID` refuses them at once. Under the others they stand unless the next player challenges. A
    successful challenge withdraws the play, which scores nothing. After an unsuccessful one, the
    challenger loses nothing (`SINGLE`), loses a turn (`DOUBLE`), or gives the player five points
    (`FIVE_POINT`).
    """

    VOID = "void"
    SINGLE = "single"
    DOUBLE = "double"
    FIVE_POINT = "five-point"


@dataclass(frozen=True, slots=True)
class Player:
    """A player: a person, or a bot of a level.

    Attributes:
        name: what others call them; any text but empty.
        level: the name of the level of the bot that sits there, or None for a person.
    """

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class ScrabbleConfig:
    """All that determines a game, besides its moves.

    Board and letter distribution are stored whole, so that a saved game survives changes to the
    data files.

    Attributes:
        players: 2 to 4, of different names, in the order of their turns.
        layout: the premium squares.
        distribution: the letter distribution.
        seed: of the draws, 0 to 2⁶⁴ - 1.
        challenge: the challenge rule.
        clock_ms: milliseconds that each player has for the game, or None; overtime does not end
            the game, but costs points after it.
        friendly: whether turns can be undone.
        checker: whether it is shown as tiles are laid if they make words.
        teacher: whether one person against bots is told, after each turn, what was best.
        start: the position with which it begins; None for an empty board.
        par: in a puzzle, the most points that one play can score there: one player makes one
            play, and it is over; None in a game.
        final_challenges: whether no turn can be taken back that has been challenged, nor one
            before it; false in games saved before that was a rule, which keep their own.
        draws: the tiles in the order in which they were drawn, of a game that was played
            elsewhere; empty for draws by the seed.
    """

    players: tuple[Player, ...]
    layout: BoardLayout
    distribution: LetterDistribution
    seed: int
    challenge: ChallengeRule = ChallengeRule.VOID
    clock_ms: int | None = None
    friendly: bool = False
    checker: bool = False
    final_challenges: bool = True
    teacher: bool = False
    start: Start | None = None
    par: int | None = None
    draws: str = ""

    def __post_init__(self) -> None:
        """Check what the fields say together.

        Raises:
            ValueError: there are too few or too many players, two share a name or one has none,
                the tiles are too few for the players, a figure is out of range, or the game cannot
                begin with its position.
        """
        names = [player.name.strip().casefold() for player in self.players]
        if self.par is not None:
            self._check_puzzle(self.par)
        elif not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
            raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} play, not {len(names)}.")
        if "" in names or len(set(names)) < len(names):
            raise ValueError("Each player has a name of their own.")
        if self.distribution.size < RACK_SIZE * len(names):
            raise ValueError(f"{self.distribution.size} tiles do not fill {len(names)} racks.")
        if not 0 <= self.seed < 1 << 64:
            raise ValueError(f"The seed {self.seed} is not from 0 to 2⁶⁴ - 1.")
        if self.clock_ms is not None and self.clock_ms <= 0:
            raise ValueError("A clock starts at more than nothing.")
        if self.start is not None:
            self.start.check(len(names), self.distribution)

    def _check_puzzle(self, par: int) -> None:
        if len(self.players) != 1 or self.start is None or par < 1:
            raise ValueError("A puzzle has one player, a position and points to make.")
        if self.challenge is not ChallengeRule.VOID or self.clock_ms is not None:
            raise ValueError("A puzzle has neither challenges nor a clock.")

    @property
    def looks_words_up(self) -> bool:
        """Whether words can be looked up: where a false one is refused for nothing, or if agreed.

        Where plays can be challenged, whoever looks words up knows when to.
        """
        return self.checker or self.challenge is ChallengeRule.VOID

    @property
    def teaches(self) -> bool:
        """Whether a person is told what was best: nobody else's secrets are, nor a rival's edge."""
        persons = sum(player.level is None for player in self.players)
        return self.teacher and self.friendly and persons == 1

    def to_json(self) -> dict[str, Any]:
        """Return the configuration as a JSON object."""
        tiles = self.distribution
        return {
            "players": [{"name": seat.name, "level": seat.level} for seat in self.players],
            "layout": {
                "name": self.layout.name,
                "title": self.layout.title,
                "rows": list(self.layout.rows),
            },
            "tiles": {
                "name": tiles.name,
                "title": tiles.title,
                "counts": dict(tiles.counts),
                "values": dict(tiles.values),
                "bingo": tiles.bingo,
            },
            "seed": self.seed,
            "challenge": self.challenge,
            "clock_ms": self.clock_ms,
            "friendly": self.friendly,
            "checker": self.checker,
            "final_challenges": self.final_challenges,
            # Named only where there is one, so that games of earlier versions have their equals.
            **({"teacher": True} if self.teacher else {}),
            **({} if self.start is None else {"start": self.start.to_json()}),
            **({} if self.par is None else {"par": self.par}),
            **({"draws": self.draws} if self.draws else {}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "ScrabbleConfig":
        """Return the configuration that `to_json` wrote.

        Raises:
            FieldError: a field is missing, or of another kind.
            ValueError: a field is out of range.
        """
        fields = Fields(data)
        layout, tiles = fields.inner("layout"), fields.inner("tiles")
        return cls(
            players=tuple(
                Player(seat.text("name"), seat.text("level") if seat.has("level") else None)
                for seat in fields.inners("players")
            ),
            layout=BoardLayout.of_rows(
                layout.text("name"), layout.text("title"), layout.texts("rows")
            ),
            distribution=LetterDistribution(
                tiles.text("name"),
                tiles.text("title"),
                tiles.counts("counts"),
                tiles.counts("values"),
                tiles.integer("bingo"),
            ),
            seed=fields.integer("seed", highest=2**64 - 1),
            challenge=ChallengeRule(fields.text("challenge")),
            clock_ms=fields.integer("clock_ms") if fields.has("clock_ms") else None,
            friendly=fields.flag("friendly"),
            checker=fields.flag("checker"),
            final_challenges=fields.has("final_challenges") and fields.flag("final_challenges"),
            teacher=fields.has("teacher") and fields.flag("teacher"),
            start=Start.from_json(fields.inner("start")) if fields.has("start") else None,
            par=fields.integer("par") if fields.has("par") else None,
            draws=fields.text("draws") if fields.has("draws") else "",
        )
