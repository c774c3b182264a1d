"""The keys of the position editor."""

from typing import Final

from textual.binding import Binding, BindingType

SIMULATE: Final = "Simulate"
SOLVE: Final = "Solve"
"""What F5 does with plays: what is proven needs no simulation."""

POSITION_KEYS: Final[list[BindingType]] = [
    # Also while typing, when Enter would go to the input.
    Binding("enter", "play_on", "Play on", id="position.play-on", priority=True),
    Binding("tab", "app.focus_next", "Next field", id="position.next"),
    Binding("ctrl+z", "undo", "Undo", id="position.undo", priority=True),
    Binding("escape", "leave", "Back", id="position.leave"),
    Binding("f5", "simulate", SIMULATE, id="position.simulate"),
    Binding(
        "f6",
        "infer",
        "Infer rack",
        show=False,
        id="position.infer",
        tooltip="Simulate with what they may have kept, by their last play",
    ),
    Binding(
        "plus",
        "add_play",
        "Your play",
        key_display="+",
        id="position.add",
        priority=True,
        tooltip="Add a play of your own to the list",
    ),
    Binding(
        "ctrl+y",
        "copy",
        "Copy",
        id="position.copy",
        priority=True,
        tooltip="Copy the position as CGP",
    ),
]
"""What goes on, back or further from a position."""
