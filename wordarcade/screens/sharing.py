"""Copying the result of a game to the clipboard."""

from textual.app import App

from wordarcade.games.sharing import SAFE, Share
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone


def copy_share(app: App[object], share: Share, message_line: MessageLine) -> None:
    """Copy a result, by OSC 52, and say so.

    Args:
        app: sends it to the terminal.
        share: the result.
        message_line: where the player reads that it was copied.
    """
    app.copy_to_clipboard(share.text)
    message_line.say(SAFE, Tone.ACCEPTED)
