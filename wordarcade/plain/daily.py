"""The puzzles of a day in line mode: which one to play."""

from datetime import date

from wordarcade.games.daily.book import DailyBook
from wordarcade.plain.dialogue import Dialogue
from wordarcade.support.wording import listed


def choose_daily(book: DailyBook, day: date, dialogue: Dialogue) -> str:
    """Show the puzzles of a day, ask for one, and return its game; proposed is the first to do.

    Args:
        book: what was played so far.
        day: the day.
        dialogue: with the player.

    Raises:
        LeavingError: the player leaves.
    """
    dialogue.introduce_setting_up()
    entries = {game: book.entry(day, game) for game in book.games}
    for game, entry in entries.items():
        state = "to play" if entry is None else "done" if entry.done else "begun"
        dialogue.tell(f"{game:<11}{state}")
    to_do = (game for game, entry in entries.items() if entry is None or not entry.done)
    proposed = next(to_do, book.games[0])
    while (game := dialogue.choose(f"Which? [{proposed}]: ").lower() or proposed) not in entries:
        dialogue.tell(
            f"There is no puzzle of the day called '{game}'. There are {listed(entries)}."
        )
    return game
