"""The best plays of an edited position, found and simulated in threads."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import Worker, get_current_worker

from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.games.scrabble.sketch_plays import Depth, analyse_sketch
from wordarcade.games.scrabble.sketch_simulation import (
    Basis,
    Budget,
    LastPlay,
    SketchSimulation,
)
from wordarcade.screens.ask_line import LineQuestion
from wordarcade.screens.background import report_for, run_aside
from wordarcade.screens.scrabble.simulated_lead import leader_sentence
from wordarcade.screens.scrabble.solved_plays import are_proven, are_solved, solved_sentences
from wordarcade.services import Services
from wordarcade.support.wording import share_text

_BUDGET: Final = Budget(seconds=10)
"""As long as people like to wait; a key stops it sooner."""

_GROUP: Final = "position"


@dataclass
class Begun:
    """A simulation that can be resumed.

    Attributes:
        sketch: the position.
        answers: the last play, from which it infers the opponent's rack; None if it does not.
        simulation: the simulation.
        seconds: how long it has run.
        turns: what it has found by then, best first; none before its first round.
    """

    sketch: Sketch
    answers: LastPlay | None
    simulation: SketchSimulation
    seconds: float = 0
    turns: tuple[BestTurn, ...] = ()


@dataclass(frozen=True, slots=True)
class Study:
    """What has been found of a position.

    Attributes:
        sketch: the position.
        own: a play of the player's own, if there is one.
        turns: the plays, best first, as they were when this was noted.
        begun: the simulation, if there is one, which may have gone on since.
    """

    sketch: Sketch
    own: Place | None
    turns: tuple[BestTurn, ...]
    begun: Begun | None

    @property
    def latest(self) -> tuple[BestTurn, ...]:
        """The plays as far as they are known by now."""
        simulated = any(turn.iterations for turn in self.turns)
        if self.begun is None or self.begun.sketch != self.sketch or not simulated:
            return self.turns
        return with_own(self.begun.turns, self.turns)

    @property
    def basis(self) -> Basis | None:
        """What the simulation has inferred of the opponent's rack; None if it was not to."""
        return None if self.begun is None else self.begun.simulation.basis


class PositionPlays:
    """Looks for the best plays of one position at a time; what comes too late is dropped.

    Args:
        owner: the screen, which hears `Found` and `Failed`.
        services: the collaborators.
        setup: the words, board and tiles.
        study: what was found before, with a simulation that can go on.
    """

    @dataclass
    class Found(Message):
        """The best plays are known.

        Attributes:
            sketch: the position.
            turns: the plays, best first; none as long as an ending is being solved.
            share: of the simulation or the solution that is done, from 0 to 1; None if there is
                neither.
            seconds: how long the simulation has run.
            basis: what it has inferred of the opponent's rack; None if it was not to.
            asked: whether the player has asked for it; an ending is solved unasked, too.
        """

        sketch: Sketch
        turns: tuple[BestTurn, ...]
        share: float | None = None
        seconds: float = 0
        basis: Basis | None = None
        asked: bool = True

        @property
        def is_going_on(self) -> bool:
            """Whether more is to come."""
            return self.share is not None and self.share < 1

    @dataclass
    class Failed(Message):
        """The best plays cannot be found; one sentence why."""

        reason: str

    def __init__(
        self,
        owner: Widget,
        services: Services,
        setup: ScrabbleSetup,
        study: Study | None = None,
    ) -> None:
        self._owner: Final = owner
        self._services: Final = services
        self._setup: Final = setup
        self._simulation: Worker[None] | None = None
        self._searched: tuple[Sketch, Place | None] | None = None
        self._begun = None if study is None else study.begun

    def wants(self, found: Found, sketch: Sketch) -> bool:
        """Return whether what was found is wanted still: nothing else was asked for since.

        Args:
            found: the plays, or how far that is.
            sketch: the position in sight.
        """
        is_stale = found.is_going_on and found.asked != self.simulating
        return found.sketch == sketch and not is_stale

    def study(self, sketch: Sketch, own: Place | None, turns: tuple[BestTurn, ...]) -> Study:
        """Return what has been found, to be shown again later; threads still add to it."""
        return Study(sketch, own, turns, self._begun)

    def restore(self, study: Study) -> None:
        """Show again what was found of the position; what was begun meanwhile is dropped."""
        self.stop()
        turns, seconds = study.latest, 0.0 if study.begun is None else study.begun.seconds
        if are_solved(turns) or any(turn.iterations for turn in turns):
            self._owner.post_message(self.Found(study.sketch, turns, 1, seconds, study.basis))

    @property
    def simulating(self) -> bool:
        """Whether a simulation that was asked for is under way, or the solution of an ending."""
        return self._simulation is not None and self._simulation.is_running

    def look(
        self, sketch: Sketch, own: Place | None = None, held: str = "", *, ends: bool = False
    ) -> None:
        """Find the best plays of a position, and stop what was done before.

        Args:
            sketch: the position.
            own: a play that is listed as well.
            held: the tiles that the opponent is known to have kept.
            ends: whether they can be solved, which is done once they are known.
        """
        self._simulation = None
        self._run(lambda: self._look(sketch, own, held, ends=ends))

    def simulate(
        self,
        sketch: Sketch,
        own: Place | None = None,
        held: str = "",
        answers: LastPlay | None = None,
        *,
        deepens: bool = False,
    ) -> None:
        """Simulate the best plays of a position, and show the figures as they come.

        The same position is resumed: its figures grow surer each time.

        Args:
            sketch: the position.
            own: a play that is simulated as well.
            held: the tiles that the opponent is known to have kept.
            answers: the last play, from which the opponent's rack is inferred; None if it is not.
            deepens: whether it goes on though one play is surely best.
        """
        budget = replace(_BUDGET, deepens=deepens)
        self._simulation = self._run(lambda: self._simulate(sketch, own, held, answers, budget))

    def solve(self, sketch: Sketch, own: Place | None = None) -> None:
        """Solve an ending, with more patience than its plays were found with.

        Args:
            sketch: the position.
            own: a play that is solved as well.
        """
        self._simulation = self._run(lambda: self._solve(sketch, own, asked=True))

    def has_solved(self, sketch: Sketch, own: Place | None, turns: Sequence[BestTurn]) -> bool:
        """Return whether solving an ending would say no more than is known.

        Args:
            sketch: the position.
            own: a play of the player's own.
            turns: what is known of its plays.
        """
        searched = self._searched == (sketch, own) and are_solved(turns)
        return are_proven(turns) or searched

    def stop(self) -> None:
        """Stop what is done; what is known stays."""
        self._simulation = None
        self._owner.workers.cancel_group(self._owner, _GROUP)

    def _run(self, work: Callable[[], None]) -> Worker[None]:
        return run_aside(
            self._owner, "The analysis", work, self.Failed, group=_GROUP, exclusive=True
        )

    def _look(self, sketch: Sketch, own: Place | None, held: str, *, ends: bool) -> None:
        report = report_for(get_current_worker())
        turns = analyse_sketch(
            self._services, self._setup, sketch, report, own=own, held=held, depth=Depth.STATIC
        )
        self._owner.post_message(self.Found(sketch, turns))
        if ends:
            self._solve(sketch, own, asked=False)

    def _solve(self, sketch: Sketch, own: Place | None, *, asked: bool) -> None:
        def tell(share: float) -> None:
            if share < 1:
                self._owner.post_message(self.Found(sketch, (), share, asked=asked))

        report = report_for(get_current_worker(), tell)
        depth = Depth.PATIENT if asked else Depth.USUAL
        turns = analyse_sketch(self._services, self._setup, sketch, report, own=own, depth=depth)
        if asked:
            self._searched = sketch, own
        self._owner.post_message(self.Found(sketch, turns, 1, asked=asked))

    def _simulate(
        self,
        sketch: Sketch,
        own: Place | None,
        held: str,
        answers: LastPlay | None,
        budget: Budget,
    ) -> None:
        begun = self._begun
        wanted = sketch, answers
        if (
            begun is None
            or (begun.sketch, begun.answers) != wanted
            or not begun.simulation.takes(own)
        ):
            made = SketchSimulation(
                self._services,
                self._setup,
                sketch,
                own=own,
                held=held,
                answers=answers,
                report=report_for(get_current_worker()),
            )
            begun = self._begun = Begun(sketch, answers, made)
            budget = replace(budget, deepens=False)  # what was settled was another simulation
        start, before = time.monotonic(), begun.seconds

        def watch(found: tuple[BestTurn, ...]) -> None:
            begun.turns = found

        def found_now(share: float) -> PositionPlays.Found:
            return self.Found(sketch, begun.turns, share, begun.seconds, begun.simulation.basis)

        def tell(share: float) -> None:
            begun.seconds = before + time.monotonic() - start
            if begun.turns:
                self._owner.post_message(found_now(share))

        begun.simulation.run(budget, report_for(get_current_worker(), tell), watch)
        self._owner.post_message(found_now(1))


def told_of(found: PositionPlays.Found, known: str) -> str:
    """Return what is said of plays that are simulated or solved.

    Args:
        found: the plays, or how far that is.
        known: what a simulation knows of the other rack, as a sentence; may be empty.
    """
    if not found.turns:
        stops = " F5 stops." if found.asked else ""
        return f"Solving, {share_text(found.share or 0)}.{stops}"
    if are_solved(found.turns):
        return solved_sentences(found.turns)
    if not any(turn.iterations for turn in found.turns):
        return "Not solved yet. F5 searches for longer."
    done = "" if found.share == 1 else f"Simulating, {share_text(found.share or 0)}. F5 stops."
    return " ".join(filter(None, (done, leader_sentence(found.turns), known)))


def own_play(read: Callable[[str], Place]) -> LineQuestion[Place]:
    """Return the question for a play of the player's own.

    Args:
        read: returns the play that was typed.
    """
    return LineQuestion(
        title="Your play",
        about="A square and a word: 8D QUIZ goes across, D8 QUIZ down.",
        does="Add",
        retyped=True,
        read=read,
    )


def with_own(simulated: Sequence[BestTurn], listed: Sequence[BestTurn]) -> tuple[BestTurn, ...]:
    """Return simulated plays with one of the player's own, which may not be simulated yet.

    Args:
        simulated: the plays, best first; empty if none has been simulated.
        listed: the same position's plays by equity, that of the player's own marked as made.
    """
    if not any(turn.iterations for turn in simulated):
        return tuple(listed)
    own = [turn for turn in listed if turn.made]
    texts = {turn.text for turn in own}
    known = [
        replace(turn, made=turn.text in texts)
        for turn in simulated
        if turn.iterations or turn.text in texts
    ]
    return (*known, *(turn for turn in own if all(turn.text != each.text for each in known)))
