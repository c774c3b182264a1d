"""Notices, and when they are taken away."""

from collections.abc import Callable

from textual.notifications import Notification

from wordarcade.shell.toasts import Toasts


class Wall:
    """Notices that hang somewhere, and what is to be done soon."""

    def __init__(self) -> None:
        self.shown: list[Notification] = []
        self.due: list[Callable[[], None]] = []
        self.toasts = Toasts(lambda: tuple(self.shown), self.shown.remove, self.due.append)

    def say(self, message: str) -> None:
        """Show a notice as the app does."""
        notice = Notification(message)
        self.toasts.make_way_for(notice)
        self.shown.append(notice)

    def change(self, screens: int = 1) -> None:
        """Let screens come into view in one go."""
        for _ in range(screens):
            self.toasts.screen_changes()
        due, self.due[:] = list(self.due), []
        assert len(due) == 1, "once for all of them"
        due[0]()

    @property
    def messages(self) -> list[str]:
        """What can be read."""
        return [notice.message for notice in self.shown]


def test_the_same_is_not_said_twice() -> None:
    """The older notice makes way."""
    wall = Wall()
    for message in ("Saved.", "Copied.", "Saved."):
        wall.say(message)
    assert wall.messages == ["Copied.", "Saved."]


def test_a_notice_outlives_one_screen() -> None:
    """It may have been said on the way there; the next change takes it away."""
    wall = Wall()
    wall.say("Saved.")
    wall.change(screens=3)
    assert wall.messages == ["Saved."]
    wall.say("Copied.")
    wall.change()
    assert wall.messages == ["Copied."]
    wall.change()
    assert not wall.messages
