"""The keys of the home screen."""

from typing import Final

from textual.binding import Binding

from wordarcade.widgets.steering import Direction

HOME_KEYS: Final = (
    *(Binding(way.name.lower(), f"steer('{way.name}')", show=False) for way in Direction),
    Binding("c", "continue", "Continue", id="home.continue", tooltip="Resume the last game"),
    Binding(
        "h",
        "history",
        "History",
        show=False,
        id="home.history",
        tooltip="Show finished games",
    ),
    Binding(
        "i",
        "statistics",
        "Statistics",
        show=False,
        id="home.statistics",
        tooltip="See your records and averages",
    ),
    Binding("d", "daily", "Daily", id="home.daily", tooltip="Play the puzzles of the day"),
    Binding(
        "p",
        "puzzle",
        "Puzzles",
        show=False,
        id="home.puzzles",
        tooltip="Solve a puzzle with one best answer",
    ),
    Binding(
        "t",
        "trainer",
        "Trainer",
        show=False,
        id="home.trainer",
        tooltip="Learn the words you missed",
    ),
    Binding(
        "w",
        "word_tools",
        "Word tools",
        show=False,
        id="home.words",
        tooltip="Find words by their letters",
    ),
    Binding("s", "settings", "Settings", id="home.settings", tooltip="Change settings"),
    Binding(
        "T",
        "app.themes",
        "Themes",
        show=False,
        id="home.themes",
        tooltip="Choose the colours",
    ),
    Binding(
        "o",
        "app.profiles",
        "Profiles",
        show=False,
        id="home.profiles",
        tooltip="Choose who plays",
    ),
    # Behind those one needs more often: with little room it drops out first.
    Binding("delete,backspace", "delete", "Delete", id="home.delete", tooltip="Delete this game"),
    Binding("ctrl+q", "app.quit", "Quit", id="app.quit", tooltip="Leave wordarcade", priority=True),
)
"""Besides those of the cards, which are the numbers of their games."""
