"""Slash commands of line mode, so that bare words are always guesses or plays."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

SLASH: Final = "/"
"""A line that begins with it is a command."""

INTRODUCTION: Final = f"Type {SLASH}help to see what else you can type."

_ALWAYS: Final = (
    (f"{SLASH}quit", "save the game and leave (so does the end of the input)"),
    (f"{SLASH}help", "these lines"),
)
_WIDTH: Final = 14


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
    """

    refusal: str
    entries: Iterable[tuple[str, str]] = ()
    answers: Mapping[str, Callable[[str], Iterable[str]]] = field(default_factory=dict)
    moves: Collection[str] = ()

    @classmethod
    def of(
        cls,
        game: str,
        entries: Iterable[tuple[str, str]],
        answers: Mapping[str, Callable[[str], Iterable[str]]],
        moves: Collection[str] = (),
    ) -> "Commands":
        """Return the commands of a game; its name begins the sentence on unknown ones."""
        refusal = f"{game} has no {{command}}; type {SLASH}help to see what you can type."
        return cls(refusal, entries, answers, moves)

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
