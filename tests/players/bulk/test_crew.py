"""The seam of bulk work: order, errors, and going on from a journal."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from wordarcade.players.bulk.crew import results
from wordarcade.players.bulk.crews import Processes, Scheduler, crew_of, read_cluster
from wordarcade.players.bulk.errors import BulkError, ClusterError
from wordarcade.players.bulk.journal import journal_at

WORK = {"tenfold": 5}


def tenfold() -> Callable[[int], int]:
    """Return what does the tasks, the first of them last."""

    def act(number: int) -> int:
        return 10 * number + (0 if number else sum(range(1_000_000)) * 0)

    return act


def remainder() -> Callable[[int], tuple[int, int]]:
    """Return what divides."""
    return lambda number: divmod(7, number)


def inverse() -> Callable[[int], float]:
    """Return what cannot do one of the tasks."""
    return (1.0).__truediv__


def unready() -> Callable[[int], int]:
    """Fail before there is anything to do."""
    raise LookupError("No words.")


def test_results_come_in_the_order_of_their_tasks() -> None:
    """Whoever does them, and however many there are."""
    for cluster in (None, Processes(2)):
        told: list[int] = []
        with crew_of(cluster, 1) as crew:
            assert list(results(crew, tenfold, range(6), told.append)) == [*range(0, 60, 10)]
            assert list(results(crew, tenfold, [])) == []
        assert told == [*range(1, 7)]


def test_errors_of_the_workers_come_out() -> None:
    """Those of a task, and those of beginning."""
    with crew_of(None, 1) as crew:
        with pytest.raises(ZeroDivisionError):
            list(results(crew, inverse, [1, 0]))
        with pytest.raises(LookupError, match="No words"):
            list(results(crew, unready, [1]))


def test_tasks_are_asked_for_when_somebody_is_free() -> None:
    """What need not be done any more is not."""
    tasks = iter(range(9))
    with crew_of(None, 1) as crew:
        work = results(crew, tenfold, tasks)
        assert [next(work), next(work)] == [0, 10]
    assert [*tasks] == [*range(2, 9)]


def test_work_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    """What is done is not done again, and a line that was cut off counts for nothing."""
    path = tmp_path / "journal"

    def stop(done: int) -> None:
        if done == 3:
            raise InterruptedError

    with (
        pytest.raises(InterruptedError),
        journal_at(path, WORK) as journal,
        crew_of(None, 1) as crew,
    ):
        list(results(crew, tenfold, range(5), stop, journal))
    with path.open("ab") as file:
        file.write(b"[3, 9")
    with journal_at(path, WORK) as journal, crew_of(None, 1) as crew:
        assert journal.known == {0: 0, 1: 10, 2: 20}
        assert list(results(crew, tenfold, range(5), journal=journal)) == [0, 10, 20, 30, 40]
    with journal_at(path, WORK) as journal:
        assert journal.known == {number: 10 * number for number in range(5)}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"Some notes of mine.", "is not of this work; give another file"),
        (b"{}\n[0, 0]\n", "is not of this work; give another file"),
        (None, "is damaged; give another file"),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, content: bytes | None, message: str) -> None:
    """One sentence says so."""
    path = tmp_path / "journal"
    with journal_at(path, WORK):
        pass
    content = path.read_bytes() + b"[0,\n" if content is None else content
    path.write_bytes(content)
    with pytest.raises(BulkError, match=message), journal_at(path, WORK):
        pass
    assert path.read_bytes() == content


def test_a_journal_is_lines_of_json(tmp_path: Path) -> None:
    """The work first, then each result with the number of its task."""
    path = tmp_path / "journal"
    with journal_at(path, WORK) as journal, crew_of(None, 1) as crew:
        list(results(crew, remainder, [4, 2], journal=journal))
    head, *lines = map(json.loads, path.read_bytes().splitlines())
    assert head.keys() == {"wordarcade", "tenfold"}
    assert lines == [[0, [1, 3]], [1, [3, 1]]]


def test_clusters_are_read() -> None:
    """So many processes, or the address of a scheduler; anything else is told."""
    assert read_cluster("local:2") == Processes(2)
    for address in ("tcp://10.0.0.5:8786", "tls://host.example:1", "tcp://[::1]:8786"):
        assert read_cluster(address) == Scheduler(address)
    for text in ("local:0", "local:1001"):
        with pytest.raises(ClusterError, match=r"takes 1 to 1,000 processes"):
            read_cluster(text)
    for text in ("", "local", "local:x", "local:-1", "10.0.0.5:8786", "http://host:1", "tcp://:1"):
        with pytest.raises(ClusterError, match="neither local:N nor the address"):
            read_cluster(text)
