"""Background study of hands, in turn, during play."""

from functools import partial
from typing import Any, Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import Worker, get_current_worker

from wordarcade.games.hand.session import HandSession, Studied, StudyTask
from wordarcade.screens.background import report_for, run_aside


class StudyDesk:
    """Runs studies as long as attempts remain to be studied.

    Args:
        owner: runs the threads and receives the messages.
        session: the game in play.
    """

    class Learned(Message):
        """An attempt was worked out.

        Attributes:
            studied: what was found out.
        """

        def __init__(self, studied: Studied) -> None:
            super().__init__()
            self.studied = studied

    class Progressed(Message):
        """Part of an attempt was worked out.

        Attributes:
            share: how much, from 0 to 1.
        """

        def __init__(self, share: float) -> None:
            super().__init__()
            self.share = share

    def __init__(self, owner: Widget, session: HandSession) -> None:
        self._owner: Final = owner
        self._session: Final = session
        self._at_work: tuple[StudyTask, Worker[Any]] | None = None

    def go_on(self) -> None:
        """Begin to work out what is not known yet, unless that is being done."""
        if self._at_work is not None:
            task, worker = self._at_work
            if self._session.is_wanted(task):
                return
            worker.cancel()  # the letters have been substituted
        self._at_work = None
        task_to_do = self._session.next_task
        if task_to_do is not None:
            study = partial(self._work, task_to_do)
            worker = run_aside(self._owner, "The study of this hand", study)
            self._at_work = task_to_do, worker

    def done(self, studied: Studied) -> bool:
        """Keep a result and study the next hand; return whether it belongs to this game."""
        learned = self._session.learn(studied)
        if learned:
            self._at_work = None
        self.go_on()
        return learned

    def _work(self, task: StudyTask) -> None:
        def tell(share: float) -> None:
            self._owner.post_message(self.Progressed(share))

        studied = self._session.work(task, report_for(get_current_worker(), tell))
        self._owner.post_message(self.Learned(studied))
