"""The hints of Boggle in line mode."""

from typing import Final

from wordarcade.games.boggle.session import BoggleSession
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import count

HINT_ENTRIES: Final = (
    ("/hint", "where a word starts; again for its next letter"),
    ("/left", "how many words of each length are left"),
)


class BoggleHints:
    """Gives the hints of a round, and counts the words left.

    Args:
        session: the round in play.
    """

    def __init__(self, session: BoggleSession) -> None:
        self._session: Final = session

    def hint(self, typed: str) -> list[str]:
        """Take the next hint, and return its sentence with the letters told so far."""
        if typed:
            return ["Type /hint alone; again for the next letter."]
        self._session.find_words(to_nobody)
        told = self._session.take_hint()
        if told is None:
            return ["You have seen every word that is left."]
        grid, path = self._session.grid, self._session.shown_path
        row, column = divmod(path[-1], grid.columns)
        letters = grid.text_of(path).upper()
        missing = "·" * (len(self._session.state.shown[-1].word) - len(letters))
        return [f"{told} {letters}{missing}, row {row + 1}, column {column + 1}."]

    def left(self, typed: str) -> list[str]:
        """Return the number of words left, by length."""
        del typed
        solution = self._session.find_words(to_nobody)
        left = solution.left({found.word for found in self._session.state.found})
        by_length = ", ".join(
            f"{number} of {letters} letters"
            for letters, number in sorted(left.count_by_length().items(), reverse=True)
        )
        if not by_length:
            return ["No words left."]
        return [f"{count(len(left.words), 'word')} left: {by_length}."]
