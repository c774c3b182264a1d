"""The message line, its history and the panel beside it."""

from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.message_line import MessageLine


class _Line(LooksApp):
    """A line alone."""

    def compose(self) -> ComposeResult:
        """Nothing else."""
        yield MessageLine()


async def test_a_second_row_takes_what_the_first_cannot() -> None:
    """Whole sentences as long as they fit; one that is too long for both is cut."""
    app = _Line()
    async with app.run_test(size=(24, 6)) as pilot:
        line = app.query_one(MessageLine)
        seen = []
        for height in (1, 2):
            line.styles.height = height
            await pilot.pause()
            for text in (
                "A word scores 4. Two letters are left.",
                "A word scores 4. Two letters are left, and no word is in them.",
            ):
                line.say(text)
                seen.append(str(line.render()).split("\n"))
        assert seen == [
            ["  A word scores 4."],
            ["  A word scores 4."],
            ["  A word scores 4. Two", "  letters are left."],
            ["  A word scores 4."],
        ]


async def test_what_happened_last_outlives_a_passing_notice() -> None:
    """It stands beside the line while the notice is in it, and in the line again afterwards."""
    app = _Line()
    async with app.run_test():
        line = app.query_one(MessageLine)
        beside: list[str] = []

        def show(messages: tuple[object, ...]) -> None:
            beside[:] = [getattr(message, "text", "") for message in messages]

        line.tell_beside(show)
        assert not line.restore()
        line.say("LENT, 2 points.")
        line.say("PEACE, 3 points.")
        assert beside == ["LENT, 2 points."]
        line.show("Paused. Enter to resume.")
        assert beside == ["LENT, 2 points.", "PEACE, 3 points."]
        assert line.restore()
        assert line.message.text == "PEACE, 3 points."
        assert beside == ["LENT, 2 points."]
        line.say("PEACE, 3 points.")
        assert beside == ["LENT, 2 points.", "PEACE, 3 points."]
