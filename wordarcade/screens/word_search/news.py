"""Messages of word search: on moves, hidden words, ranks and targets."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.verdict import Scored
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.games.word_search.hidden_text import found_sentence, hidden_total
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.news import News, found_before, news_of
from wordarcade.screens.word_search.target_text import nearest
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.message_line import GameMessage
from wordarcade.widgets.tone import Tone

_NAMED: Final = "now mark it"
_BY_KEYS: Final = "go to each end with the arrows and press Space."
_BY_MOUSE: Final = "drag from one end to the other."
_ADVICE: Final = "drag, or press Space"


class SearchNews:
    """Tells what a move has brought about.

    Args:
        session: the round in play.
    """

    def __init__(self, session: WordSearchSession) -> None:
        self._session: Final = session
        self._rank = 0
        self._met: Collection[str] = ()

    def take_stock(self) -> None:
        """Know what has been reached so far, without telling it."""
        self._rank, self._met = self._session.rank, self._targets_met()

    def before(self) -> tuple[GameMessage, ...]:
        """Return what was said of the words of a round that is continued, the oldest first."""
        state, hidden = self._session.state, self._session.hidden
        if hidden is None:
            return found_before(state)
        left = len(hidden.words)
        return tuple(
            GameMessage(found_sentence(found, left - number), Tone.ACCEPTED)
            for number, found in enumerate(state.found, start=1)
        )

    def of(self, event: SessionEvent) -> News | None:
        """Return the answer to a move; None if it needs no answer."""
        news = self._answer(event)
        match event:
            case MoveMade(PlayWord(), Scored()) if news is not None:
                if reached := self._reached():
                    told = " ".join([news.text, *(f"{each}." for each in reached)])
                    return replace(news, text=told, tone=Tone.BEST, banner=reached[0])
        return news

    def _answer(self, event: SessionEvent) -> News | None:
        session = self._session
        if session.hidden is not None:
            match event:
                case MoveMade(PlayWord(), Scored() as found):
                    text = found_sentence(found, session.hidden_left)
                    return News(text, Tone.ACCEPTED, "found")
                case MoveMade(EndRound(end)):
                    tone = Tone.ACCEPTED if end is End.ALL_FOUND else Tone.NOTICE
                    total = hidden_total(session.state.found, session.hidden)
                    return News(f"{total} Enter shows the results.", tone)
        return news_of(event, session.state)

    def _reached(self) -> list[str]:
        """Return the rank and the targets that the last word has reached, and the next target."""
        session = self._session
        met = [text for text in self._targets_met() if text not in self._met]
        told = [f"Target met: {text}" for text in met]
        ahead = nearest(session.targets) if met else None
        if ahead is not None:
            told.append(f"Next: {ahead.text}")
        if session.rank > self._rank:
            told.insert(0, f"New rank: {session.ranks[session.rank].name}")
        self.take_stock()
        return told

    def _targets_met(self) -> list[str]:
        return [target.text for target in self._session.targets if target.met]


def named(word: str, *, by_mouse: bool) -> News:
    """Return the answer to a hidden word that was typed: that is not where it lies.

    Args:
        word: lowercase.
        by_mouse: whether the player marks words by the mouse.
    """
    how = _BY_MOUSE if by_mouse else _BY_KEYS
    return News(f"Now mark {word.upper()}: {how}", Tone.HINT, _NAMED)


def hidden_remark(entry: LetterEntry, session: WordSearchSession) -> Entry:
    """Return the entry line where words are hidden."""
    text, hidden = entry.text, session.hidden
    if not text or hidden is None:
        return Entry(remark=_ADVICE)
    word = (entry.by_hand and hidden.word_along(entry.trace.path)) or text
    if session.still_hidden(word):
        if entry.by_hand:
            return Entry(text, len(text), "on the list", Tone.ACCEPTED)
        return Entry(text, len(text), _NAMED)
    if word in hidden.lines:
        return Entry(text, len(text), "you already have it")
    if not entry.by_hand and not any(each.startswith(word) for each in hidden.words):
        return Entry(text, len(text), "not on the list", Tone.REFUSED)
    return Entry(text, len(text), "")
