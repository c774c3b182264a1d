"""Slash commands of line mode, so that bare words are guesses or plays wherever they can be."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

SLASH: Final = "/"
"""A line that begins with it is a command."""

INTRODUCTION: Final = f"Type {SLASH}help to see what else you can type."
SETTING_UP: Final = (
    f"Enter takes what is in brackets. Type {SLASH}help for help, {SLASH}quit to leave."
)
"""Said before the first question of a set-up."""

_ALWAYS: Final = (
    (f"{SLASH}quit", "save the game and leave (so does the end of the input)"),
    (f"{SLASH}help", "these lines"),
)
_WIDTH: Final = 14
_BARE: Final = {
    **{name: name for name in ("help", "quit", "hint", "undo")},
    "?": "help",
    "exit": "quit",
}
"""What newcomers type without a slash, and the commands that they mean; none loses anything."""


class LeavingError(Exception):
    """The player leaves, by `/quit` or at the end of the input."""


@dataclass(frozen=True, slots=True)
class Commands:
    """The commands at a prompt, besides `/quit`, which leaves, and `/help`.

    Attributes:
        refusal: the answer to an unknown command; {command} is filled in.
        entries: the inputs and their effects, for `/help`.
        answers: the commands, without their slash: each takes the text typed after it, and
            returns lines to show.
        moves: commands, without their slash, that the game itself reads.
        is_entry: whether a word that is also the name of a command can be an entry; where it
            cannot, the command needs no slash.
    """

    refusal: str
    entries: Iterable[tuple[str, str]] = ()
    answers: Mapping[str, Callable[[str], Iterable[str]]] = field(default_factory=dict)
    moves: Collection[str] = ()
    is_entry: Callable[[str], bool] = lambda _: True

    @classmethod
    def of(
        cls,
        game: str,
        entries: Iterable[tuple[str, str]],
        answers: Mapping[str, Callable[[str], Iterable[str]]],
        moves: Collection[str] = (),
        is_entry: Callable[[str], bool] = lambda _: True,
    ) -> "Commands":
        """Return the commands of a game; its name begins the sentence on unknown ones."""
        refusal = f"{game} has no {{command}}; type {SLASH}help to see what you can type."
        return cls(refusal, entries, answers, moves, is_entry)

    def without(self, names: Collection[str]) -> "Commands":
        """Return the commands without those of some names, which are answered as unknown."""
        slashed = {f"{SLASH}{name}" for name in names}
        return replace(
            self,
            entries=[each for each in self.entries if each[0].partition(" ")[0] not in slashed],
            answers={name: answer for name, answer in self.answers.items() if name not in names},
        )

    def has(self, name: str) -> bool:
        """Whether this is the name of a command, without its slash."""
        return name.lower() in {*self.answers, *self.moves, "quit", "help"}

    def slashed(self, typed: str) -> str:
        """Return what was typed, with the slash of a command that was typed without it."""
        name = _BARE.get(typed.lower())
        return typed if name is None or self.is_entry(typed) else f"{SLASH}{name}"

    def carry_out(self, typed: str) -> Iterable[str] | None:
        """Return the lines that answer a command, or None if the game reads the input.

        Raises:
            LeavingError: it is `/quit`.
        """
        if not typed.startswith(SLASH):
            return None
        name, _, rest = typed.removeprefix(SLASH).partition(" ")
        match name.lower():
            case "quit":
                raise LeavingError
            case "help":
                return self.help()
            case known if known in self.answers:
                return self.answers[known](rest.strip())
            case known if known in self.moves:
                return None
            case unknown:
                return [self.refusal.replace("{command}", SLASH + unknown)]

    def help(self) -> Iterable[str]:
        """Yield the lines of the help."""
        for entry, meaning in (*self.entries, *_ALWAYS):
            yield f"{entry:<{_WIDTH}}{meaning}"


QUESTION: Final = Commands(
    f"Answer the question first, or type {SLASH}quit to leave.",
    [("an answer", "to the question; Enter alone takes what is in brackets")],
)
"""The commands at a question, in the set-up or within a turn."""
