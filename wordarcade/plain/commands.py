"""What players type after a slash, so that bare words are always guesses or plays."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

SLASH: Final = "/"
"""A line that begins with it is a command."""

INTRODUCTION: Final = f"Type {SLASH}help to see what else you can type."

_ALWAYS: Final = (
    (f"{SLASH}quit", "save the game and leave; so does the end of the input"),
    (f"{SLASH}help", "these lines"),
)
_WIDTH: Final = 14


class LeavingError(Exception):
    """The player leaves: nothing more can be typed, or `/quit` was."""


@dataclass(frozen=True, slots=True)
class Commands:
    """The commands at a prompt, besides `/quit`, which leaves, and `/help`.

    Attributes:
        refusal: the sentence that answers a command that there is not; {command} is filled in.
        entries: what can be typed and what it does, for `/help`.
        answers: the commands, without their slash: each is given what was typed after it, and
            returns lines to tell.
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
        """Return the commands of a game; its name begins the sentence that refuses others."""
        refusal = f"{game} has no {{command}}; type {SLASH}help to see what you can type."
        return cls(refusal, entries, answers, moves)

    def carry_out(self, typed: str) -> Iterable[str] | None:
        """Return the lines that answer what is typed, or None if the game is to read it.

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
        """Yield the lines that tell what can be typed."""
        for entry, meaning in (*self.entries, *_ALWAYS):
            yield f"{entry:<{_WIDTH}}{meaning}"


QUESTION: Final = Commands(
    f"Answer the question first, or type {SLASH}quit to leave.",
    [("an answer", "to the question; what stands in brackets is what enter alone means")],
)
"""The commands at a question, in the set-up or within a turn."""
