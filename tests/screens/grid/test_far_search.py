"""The search for a path that takes long: one word at a time, and the newest counts."""

from types import SimpleNamespace
from typing import Any

from wordarcade.screens.grid.far_search import FarSearch


class Owner:
    """A widget that only notes the work that it is given."""

    def __init__(self) -> None:
        self.workers: list[Any] = []

    def run_worker(self, work: Any, **_: Any) -> Any:
        """Note the work, which never begins."""
        worker = SimpleNamespace(work=work, cancelled=False)
        worker.cancel = lambda: setattr(worker, "cancelled", True)
        self.workers.append(worker)
        return worker


def test_another_word_ends_the_search_for_the_one_before() -> None:
    """Only the newest is being looked for."""
    owner: Any = Owner()
    session: Any = None
    search = FarSearch(owner, session)
    assert not search.running
    assert not search.stop()
    search.begin("owl", print)
    search.begin("wren", print)
    assert [worker.cancelled for worker in owner.workers] == [True, False]
    assert search.running
    assert search.stop()
    assert owner.workers[-1].cancelled
    assert not search.running


def test_what_was_found_is_taken_once() -> None:
    """Afterwards there is nothing to stop."""
    owner: Any = Owner()
    session: Any = None
    search = FarSearch(owner, session)
    search.begin("owl", print)
    search.take()
    assert not search.running
    assert not search.stop()
    assert not owner.workers[0].cancelled
