"""Let the monkey play: `python -m tests.monkey --game boggle --events 50000 --seed 1`."""

import argparse
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tests.monkey.events import LAUNCHES
from tests.monkey.faults import Fault
from tests.monkey.monkey import Monkey, recording
from tests.monkey.shrink import shrunk
from tests.monkey.strokes import Recording


def main() -> int:
    """Play, tell what went wrong, and return the exit code: 1 for a fault."""
    options = _options()
    if options.replay:
        recorded = Recording.read(options.replay)
    else:
        recorded = recording(options.game, options.seed, options.events)
    began = time.monotonic()
    fault, done = _play(recorded)
    _tell(f"{done} events in {time.monotonic() - began:.0f} s.")
    if fault is None:
        return 0
    _tell(f"{fault}\n" + "\n".join(fault.__notes__))
    recorded = replace(recorded, breaths=recorded.breaths[: done + 1])
    if options.shrink:
        recorded = shrunk(recorded, lambda less: _fails(less, fault.kind))
        again, _done = _play(recorded)
        if again is not None:
            _tell(f"Shrunk to {len(recorded.breaths)} events:\n{again}\n{again.__notes__[-1]}")
    path = options.record or Path(f"monkey-{recorded.game}-{recorded.seed}.jsonl")
    recorded.write(path)
    _tell(f"To see it again: {Path(sys.executable).name} -m tests.monkey --replay {path}")
    return 1


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.monkey", description=__doc__)
    parser.add_argument("--game", choices=sorted(LAUNCHES), default="home")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--replay", type=Path, metavar="FILE", help="repeat a failure")
    parser.add_argument("--shrink", action="store_true", help="leave out what a failure needs not")
    parser.add_argument("--record", type=Path, metavar="FILE", help="where a failure is written")
    return parser.parse_args()


def _play(recorded: Recording) -> tuple[Fault | None, int]:
    """Return the first fault, if any, and how many events were done before it."""
    with tempfile.TemporaryDirectory(prefix="monkey-") as home:
        monkey = Monkey(recorded, Path(home))
        try:
            monkey.run()
        except Fault as fault:
            return fault, monkey.done
        return None, monkey.done


def _fails(recorded: Recording, kind: str) -> bool:
    fault, _done = _play(recorded)
    _tell(f"  {len(recorded.breaths)} events: {fault.kind if fault else 'nothing'}")
    return fault is not None and fault.kind == kind


def _tell(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
