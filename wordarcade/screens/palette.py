"""The palette: every command of a screen and of the app, to be searched or picked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
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
        *("space", "tab", "shift+tab", "backspace", "ctrl+h"),
    }
)
"""Keys that move or enter something: commands of these alone are not looked for by name."""

_ENTER: Final = "enter"
_LEAVE: Final = "escape"

_LOSING: Final = frozenset(
    {
        *("deck-list.delete", "duel.end", "game.end", "hand.end-game", "history.delete"),
        *("home.delete", "keys.standard", "lexicons.remove", "position.delete", "puzzle.show"),
        *("app.quit", "scrabble.pass", "settings.standard"),
    }
)
"""The ids of commands that lose something; they come last."""

HOME_ALSO: Final = "play new game start menu"
"""Other words for going home."""

_ALSO: Final = {
    "setup.start": "play begin new game",
    "home.continue": "play resume",
    "results.new": "play again new game",
    "results.same": "play again repeat",
    "results.go-on": "play",
    "history.again": "play repeat",
    "position.play-on": "continue game",
    "replay.play-on": "continue game",
    "trainer.begin": "train play start study learn practise",
    "game.hint": "help clue",
    "game.pause": "break stop wait",
    "game.end": "give up stop finish resign solution",
    "hand.end-game": "give up stop finish",
    "puzzle.show": "give up solution answer",
    "app.help": "rules how to play manual",
    "app.quit": "exit leave close stop",
    "app.settings": "options preferences configure",
    "app.define": "definition dictionary what is",
    "scrabble.exchange": "swap tiles",
    "scrabble.pass": "skip",
}
"""Other words for what commands with keys do, by the ids of the keys; all lowercase."""

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
        also: other words that it is found by; lowercase, separated by blanks.
    """

    title: str
    key: str
    group: str
    run: Callable[[], Any]
    node: DOMNode | None = None
    also: str = ""


class _CommandOption(Option):
    """A line of the palette that does something."""

    def __init__(self, command: Command) -> None:
        super().__init__(_line_of(command))
        self.command = command


def _line_of(command: Command, *, marked: bool = False) -> Content:
    """Return the line of a command; the marked one has a sign as well as another ground."""
    title = f"{'▸' if marked else ' '} {command.title}"
    return Content.assemble(
        f"{title:<{_LINE - len(command.key)}}", (command.key, "bold $role-focus")
    )


def commands_of(screen: ArcadeScreen[Any]) -> Iterator[Command]:
    """Yield the commands that the keys of a screen have now, each title once.

    What Enter does comes first, what leads away near the end, what loses something last: the first
    command is marked, and one more Enter runs it.
    """
    here = screen.heading or "Home"
    seen = set[str]()
    bindings = [bound for bound in screen.active_bindings.values() if _is_command(bound)]
    for node, binding, _, _ in sorted(bindings, key=_rank):
        title, name = binding.description, binding.id or ""
        if title not in seen:
            seen.add(title)
            key = binding.key if binding.group else screen.app.get_key_display(binding)
            group = ARCADE if name.startswith(_APP) else here
            run = partial(screen.app.run_action, binding.action, node)
            yield Command(title, key, group, run, node, _other_words(binding))


def _is_command(bound: ActiveBinding) -> bool:
    """Whether a key does something that is looked for by name now."""
    _, binding, enabled, _ = bound
    named = bool(binding.description and binding.id) and binding.id != _PALETTE
    entering = binding.key in _ENTERING or (binding.key == _ENTER and not binding.show)
    return enabled and named and not entering


def _rank(bound: ActiveBinding) -> int:
    """Return the place of a command among those of its screen; equals keep their order."""
    binding = bound.binding
    if binding.id in _LOSING:
        return 3
    if binding.key == _LEAVE:
        return 2
    return 0 if binding.key == _ENTER else 1


def _other_words(binding: Binding) -> str:
    """Return what else a command is found by: other words for it, and the keys' own heading."""
    group = binding.group.description.lower() if binding.group else ""
    home = HOME_ALSO if binding.description == "Home" else ""
    words = (_ALSO.get(binding.id or "", ""), home, binding.tooltip.lower(), group)
    return " ".join(filter(None, words))


def found(commands: Sequence[Command], query: str) -> list[Command]:
    """Return the commands that a query fits, the best first; all of them for an empty one.

    Those found by their titles come before those found by other words, of which the query has to
    begin one.
    """
    wanted = query.strip()
    if not wanted:
        return list(commands)
    matcher = Matcher(wanted)
    rated = [(matcher.match(command.title), command) for command in commands]
    fitting = [(score, command) for score, command in rated if score > 0]
    named = [command for _, command in sorted(fitting, key=lambda each: -each[0])]
    meant = [
        command
        for score, command in rated
        if score == 0 and f" {wanted.lower()}" in f" {command.also}"
    ]
    return named + meant


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

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Put the sign before the marked line, and take it from the others."""
        for number, option in enumerate(self._list.options):
            if isinstance(option, _CommandOption):
                line = _line_of(option.command, marked=option is event.option)
                self._list.replace_option_prompt_at_index(number, line)

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
            options.append(_CommandOption(command))
        if not options:
            options = [Option(Content("  Nothing by that name."), disabled=True)]
        self._list.set_options(options)
        self._list.action_first()
