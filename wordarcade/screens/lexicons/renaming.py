"""The question for another name of a lexicon."""

from textual.content import Content

from wordarcade.lexicon.errors import LexiconNameError
from wordarcade.lexicon.library import LONGEST_NAME, refuse_name
from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.widgets.tone import Tone


def ask_name(now: str) -> AskLineScreen[str]:
    """Return a dialogue for another name; it gives None if the name stays.

    Args:
        now: the name now.
    """

    def read(name: str) -> str | None:
        if name in ("", now):
            return None
        refuse_name(name)
        return name

    def tell(typed: str) -> Content:
        try:
            read(typed.strip())
        except LexiconNameError as error:
            return Tone.REFUSED.mark(str(error))
        return Content("")

    return AskLineScreen(
        LineQuestion(
            title=f"Rename {now}",
            about="Words and identity stay. Games and settings follow the new name.",
            does="Rename",
            read=read,
            tell=tell,
            text=now,
            longest=LONGEST_NAME,
        )
    )
