"""The palette: every command of a screen and of the app, to be searched or picked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.dom import DOMNode
from textual.fuzzy import Matcher
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet

ARCADE: Final = "wordarcade"
"""The group of the commands that every screen has."""

_ENTERING: Final = frozenset(
    {
        *("up", "down", "left", "right", "pageup", "pagedown", "home", "end"),
        *("shift+up", "shift+down", "shift+left", "shift+right"),
        *("enter", "space", "tab", "shift+tab", "backspace", "ctrl+h"),
    }
)
"""Keys that move or enter something: commands of these alone are not looked for by name."""

_APP: Final = "app."
_PALETTE: Final = "app.palette"
_WIDTH: Final = 52
_LINE: Final = _WIDTH - 6


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be done now.

    Attributes:
        title: what it does, in a few words.
        key: its key as it is printed; may be empty.
        group: the heading it stands under.
        run: does it; may be a coroutine.
        node: the node whose key it is; None for a command without a key.
    """

    title: str
    key: str
    group: str
    run: Callable[[], Any]
    node: DOMNode | None = None


class _CommandOption(Option):
    """A line of the palette that does something."""

    def __init__(self, line: Content, command: Command) -> None:
        super().__init__(line)
        self.command = command


def commands_of(screen: ArcadeScreen[Any]) -> Iterator[Command]:
    """Yield the commands that the keys of a screen have now, each title once."""
    here = screen.heading or "Home"
    seen = set[str]()
    for node, binding, enabled, _ in screen.active_bindings.values():
        title, name = binding.description, binding.id
        if not (enabled and title and name) or name == _PALETTE or title in seen:
            continue
        if binding.key not in _ENTERING:
            seen.add(title)
            key = screen.app.get_key_display(binding)
            group = ARCADE if name.startswith(_APP) else here
            run = partial(screen.app.run_action, binding.action, node)
            yield Command(title, key, group, run, node)


def found(commands: Sequence[Command], query: str) -> list[Command]:
    """Return the commands that a query fits, the best first; all of them for an empty one."""
    if not query.strip():
        return list(commands)
    matcher = Matcher(query)
    rated = [(matcher.match(command.title), command) for command in commands]
    fitting = [(score, command) for score, command in rated if score > 0]
    return [command for _, command in sorted(fitting, key=lambda each: -each[0])]


class Palette(DialogueScreen[Command | None]):
    """A line to type in above the commands; dismissed with the one that was chosen, or None.

    Args:
        commands: in the order of their groups.
    """

    AUTO_FOCUS = "Input"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move('cursor_up')", "Command above", show=False, id="palette.up"),
        Binding("down", "move('cursor_down')", "Command below", show=False, id="palette.down"),
        Binding("pageup", "move('page_up')", "Page up", show=False, id="palette.page-up"),
        Binding("pagedown", "move('page_down')", "Page down", show=False, id="palette.page-down"),
        Binding("escape,ctrl+p", "dismiss(None)", "Close", id="palette.close", priority=True),
    ]

    DEFAULT_CSS = f"""
    Palette {{
        align: center middle;
        Sheet {{
            width: {_WIDTH};
            padding: 0 1;
        }}
        Input {{
            background: $role-raised;
            padding: 0 1;
            margin-bottom: 1;
        }}
        OptionList {{
            height: auto;
            max-height: 16;
            padding: 0;
            background: transparent;
            color: $role-text;
            scrollbar-size-vertical: 1;
            &, &:focus {{ border: none; }}
            & > .option-list--option-disabled {{ color: $role-muted; }}
            & > .option-list--option-highlighted {{
                color: $role-focus;
                background: $role-raised;
                text-style: bold;
            }}
            &:ansi > .option-list--option-highlighted {{ text-style: bold reverse; }}
        }}
    }}
    """

    def __init__(self, commands: Sequence[Command]) -> None:
        super().__init__()
        groups = list(dict.fromkeys(command.group for command in commands))
        self._commands = sorted(commands, key=lambda command: groups.index(command.group))
        self._list = OptionList()
        self._list.can_focus = False

    def compose(self) -> ComposeResult:
        """The line to type in, and the commands."""
        with Sheet() as sheet:
            sheet.border_title = "More"
            sheet.border_subtitle = "enter does it · esc closes"
            yield Input(placeholder="type to find a command", compact=True)
            yield self._list

    def on_mount(self) -> None:
        """Show all commands."""
        self._show("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what fits."""
        self._show(event.value)

    def on_input_submitted(self) -> None:
        """Choose the marked command."""
        if isinstance(option := self._list.highlighted_option, _CommandOption):
            self.dismiss(option.command)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the command that was clicked."""
        # Not by its number: the list may have been filled anew since the click.
        if isinstance(event.option, _CommandOption):
            self.dismiss(event.option.command)

    def action_move(self, how: str) -> None:
        """Move the mark."""
        if self._list.size:  # a list that is not drawn yet has no pages
            getattr(self._list, f"action_{how}")()

    def _show(self, query: str) -> None:
        commands = found(self._commands, query)
        grouped = not query.strip()
        options, group = list[Option](), ""
        for command in commands:
            if grouped and command.group != group:
                group = command.group
                rule = "─" * max(0, _LINE - len(group) - 1)
                heading = Content.assemble((f"{group} ", "$role-muted"), (rule, "$role-hairline"))
                options.append(Option(heading, disabled=True))
            title = f"  {command.title}"
            line = Content.assemble(
                f"{title:<{_LINE - len(command.key)}}", (command.key, "bold $role-focus")
            )
            options.append(_CommandOption(line, command))
        if not options:
            options = [Option(Content("  Nothing by that name."), disabled=True)]
        self._list.set_options(options)
        self._list.action_first()
