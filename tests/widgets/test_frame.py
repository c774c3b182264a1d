"""The widgets around every playfield."""

from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.message_line import MESSAGES_KEPT, MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


class Alone(LooksApp):
    """One widget alone on the screen, and what it reported."""

    def __init__(self, widget: Widget) -> None:
        super().__init__()
        self.widget = widget
        self.reported: list[object] = []

    def compose(self) -> ComposeResult:
        """The widget."""
        yield self.widget

    def on_choice_row_changed(self, event: ChoiceRow.Changed) -> None:
        """Note the choice."""
        self.reported.append(event.control.value)

    def on_entry_line_pressed(self) -> None:
        """Note the click."""
        self.reported.append("pressed")

    def text(self) -> str:
        """What the widget shows, as plain text."""
        rows = range(self.widget.content_size.height)
        return "\n".join(self.widget.render_line(y).text.rstrip() for y in rows)


async def test_facts_give_way_but_the_clock_stays() -> None:
    """The top line drops facts, the least important first, and then a part of its title."""
    line = TopLine()
    line.title = "Boggle 4×4 · classic dice"
    line.facts = ("7F3K2", "arcade")
    line.clock = Content("2:41")
    app = Alone(line)
    seen = []
    async with app.run_test(size=(60, 3)) as pilot:
        for width in (60, 42, 34, 24):
            await pilot.resize_terminal(width, 3)
            await pilot.pause()
            seen.append(" ".join(app.text().split()))
            assert Content(app.text()).cell_length == width - 1
    assert seen == [
        "Boggle 4×4 · classic dice 7F3K2 · arcade · 2:41",
        "Boggle 4×4 · classic dice arcade · 2:41",
        "Boggle 4×4 · classic dice 2:41",
        "Boggle 4×4 2:41",
    ]


async def test_the_entry_line_underlines_what_does_not_fit() -> None:
    """Letters that fit and those that do not are told apart, and a click is told."""
    line = EntryLine()
    line.entry = Entry("orex", 3, "not on the grid", Tone.REFUSED)
    app = Alone(line)
    async with app.run_test(size=(60, 3)) as pilot:
        text = app.text()
        assert text.startswith("▸ OREX▁  ")
        assert text.endswith("  × not on the grid")
        pieces = line.render_line(0)
        assert [piece.text for piece in pieces if piece.style and piece.style.underline] == ["X"]
        await pilot.click(EntryLine)
        assert app.reported == ["pressed"]


async def test_a_long_word_keeps_its_end_in_sight() -> None:
    """Where the line is too short the beginning of the word gives way."""
    line = EntryLine()
    line.entry = Entry("abcdefghijklmnopqrstuvwxyz", 26)
    app = Alone(line)
    async with app.run_test(size=(20, 3)):
        assert app.text().rstrip() == "▸ …MNOPQRSTUVWXYZ▁"


async def test_a_refusal_is_read_whole() -> None:
    """A long refused word gives way to the reason, but never all of it."""
    line = EntryLine()
    line.entry = Entry("thequickbrownfoxjumps", 21, "not on the board", Tone.REFUSED)
    app = Alone(line)
    async with app.run_test(size=(40, 3)):
        assert app.text().startswith("▸ …")
        assert app.text().rstrip().endswith("JUMPS▁  × not on the board")
    message = MessageLine()
    app = Alone(message)
    async with app.run_test(size=(40, 3)):
        message.say("THEQUICKBROWNFOXJUMPS is not on the board.", Tone.REFUSED)
        assert app.text() == "× THEQUICKBROWNF… is not on the board."


async def test_messages_are_remembered() -> None:
    """The last message is shown, and those before it are kept, up to a number."""
    line = MessageLine()
    app = Alone(line)
    async with app.run_test(size=(30, 3)):
        for number in range(MESSAGES_KEPT + 5):
            line.say(f"message {number}", Tone.ACCEPTED)
        assert app.text() == f"✓ message {MESSAGES_KEPT + 4}"
        assert len(line.history) == MESSAGES_KEPT
        assert line.history[0].text == "message 5"


async def test_markup_in_messages_is_only_text() -> None:
    """Words come from files and players: brackets in them are brackets."""
    line = MessageLine()
    app = Alone(line)
    async with app.run_test(size=(60, 3)):
        line.say("The word [red]A[/] is not a word.", Tone.REFUSED)
        assert app.text() == "× The word [red]A[/] is not a word."


async def test_a_choice_is_made_by_keys_and_mouse() -> None:
    """Left and right go round, a click chooses, and options without room wrap."""
    row = ChoiceRow("Time", [ChoiceOption(t, t) for t in ("off", "1:00", "3:00")], "1:00")
    app = Alone(row)
    async with app.run_test(size=(26, 4)) as pilot:
        assert app.text().split("\n") == [
            "▸ Time       off  1:00",
            "             3:00",
        ]
        chosen = [span for span in row.render().spans if "role-selected" in str(span.style)]
        assert [row.render().plain[span.start : span.end] for span in chosen] == [" 1:00 "]
        await pilot.press("right", "right", "left")
        await pilot.click(ChoiceRow, offset=(14, 1))
        await pilot.click(ChoiceRow, offset=(14, 0))
        assert app.reported == ["3:00", "off", "3:00", "off"]


async def test_new_options_keep_what_was_chosen() -> None:
    """If the value is still offered it stays chosen; else the first one is."""
    row = ChoiceRow("Words", [ChoiceOption("fair", "fair 50"), ChoiceOption("any", "any")], "any")
    async with Alone(row).run_test():
        row.offer([ChoiceOption("any", "any number"), ChoiceOption("rich", "rich 9")])
        assert row.value == "any"
        row.offer([ChoiceOption("fair", "fair 80")])
        assert row.value == "fair"
