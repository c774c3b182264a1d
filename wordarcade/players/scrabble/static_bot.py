"""Bots that look no move ahead.

A bot goes by what a person in its place could see: the board, its rack, how many tiles are
in the bag, and, once the bag is empty, which tiles must be left to the others.

It walks down all plays, best first, and makes the first one that it sees. Of words rarer than its
vocabulary, and of offensive ones, it makes none; of the others it sees long and rare ones less
often, and places that make several words less often, too. So a weak bot makes good plays from
among those that a weak player finds, never plays that are bad for the sake of it.

It exchanges if the tiles kept are worth more than the play that it sees. If it sees none, it looks
once more, for the easiest play that it knows. If it knows none, it exchanges; if that is not
possible, or nobody has scored in the turn before, it makes the easiest play there is. It passes
only if there is no play at all.

Where words are not checked when they are played, it still plays valid words only. When others play,
it is sure of the words of its vocabulary, and of offensive ones; of the rest it catches some that
are not valid, and mistrusts some that are, by chance and each time anew. The expert is always
right, and makes any word that there is.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Accept, Challenge, Move
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.lexicon.familiarity import OFFENSIVE, Tier
from wordarcade.players.scrabble.adviser import Adviser, better, move_of
from wordarcade.players.scrabble.candidates import Turn
from wordarcade.players.scrabble.levels import Skill
from wordarcade.players.scrabble.play import Play
from wordarcade.support.progress import Report, to_nobody

_SEARCH: Final = 0.5
"""Finding all plays counts as so much of thinking, going through them as the rest."""


class StaticBot:
    """Plays Scrabble at a level; the same game is always gone on with in the same way.

    It is for one thread at a time.

    Args:
        skill: what it sees and knows.
        adviser: knows the plays, heeding leaves as much as the level does.
        tier: how well known a word is, as `Familiarity.tier` has it.
    """

    def __init__(self, skill: Skill, adviser: Adviser, tier: Tier) -> None:
        self._skill: Final = skill
        self._adviser: Final = adviser
        self._tier: Final = tier

    def choose(self, game: ScrabbleGame, report: Report = to_nobody) -> Move:
        """Return what the player to move does, if it is this bot.

        Chance follows from the seed of the game and the number of moves made.

        Args:
            game: one that is not over.
            report: told the share of thinking that is done, from 0 to 1, though it may come to a
                decision before; what it raises stops it.
        """
        report(0)
        rng = _rng(game)
        if reply := self._reply(game, rng):
            return reply
        if self._skill.sees_all:
            return move_of(self._adviser.best(game))
        return move_of(self._find(game, rng, report))

    def reply(self, game: ScrabbleGame) -> Move | None:
        """Return what it has to say to the last play; None if it goes on with a turn of its own."""
        return self._reply(game, _rng(game))

    def _reply(self, game: ScrabbleGame, rng: random.Random) -> Move | None:
        """Return what it has to say to the last play, as for `reply`."""
        if game.challengeable and self._doubts(game, rng):
            return Challenge()
        return Accept() if game.phase is Phase.LAST_CHALLENGE else None

    def _doubts(self, game: ScrabbleGame, rng: random.Random) -> bool:
        """Return whether the last play seems to have a word that is not valid."""
        skill = self._skill
        for word in game.sheet[-1].words:
            valid = word in game.lexicon
            known = valid and self._knows(word)
            if not known and rng.random() < (skill.mistrusts if valid else skill.catches):
                return True
        return False

    def _knows(self, word: str) -> bool:
        """Return whether it is sure of a valid word."""
        tier = self._tier(word)
        return tier <= self._skill.vocabulary or tier == OFFENSIVE

    def _find(self, game: ScrabbleGame, rng: random.Random, report: Report) -> Turn | None:
        """Return the best turn that it finds."""
        plays = self._adviser.plays(game, lambda share: report(_SEARCH * share))
        exchange = self._adviser.exchange(game)
        play = self._first_seen(self._known(plays, report), rng)
        play = play or self._easiest(self._known(plays, report))
        if play is None and (exchange is None or game.position.scoreless):
            play = self._easiest(plays)
        return better(play, exchange)

    def _first_seen(self, plays: Iterable[Play], rng: random.Random) -> Play | None:
        """Return the first of the plays that is seen.

        Whether a word is seen is settled once for all places where it takes as many tiles.
        """
        skill = self._skill
        seen: dict[tuple[str, int], bool] = {}
        for play in plays:
            word, laid = play.words[0], len(play.place.laid)
            if (word, laid) not in seen:
                chance = skill.chance_of_word(laid, self._tier(word))
                seen[word, laid] = rng.random() < chance
            if seen[word, laid] and rng.random() < skill.chance_of_place(len(play.words)):
                return play
        return None

    def _easiest(self, plays: Iterable[Play]) -> Play | None:
        """Return the play of the best known words, of several the one of highest equity."""
        return min(plays, key=self._rarest, default=None)

    def _known(self, plays: Sequence[Play], report: Report) -> Iterator[Play]:
        """Yield the plays of known words, in order."""
        for number, play in enumerate(plays):
            report(_SEARCH + (1 - _SEARCH) * number / len(plays))
            if self._rarest(play) <= self._skill.vocabulary:
                yield play

    def _rarest(self, play: Play) -> int:
        """Return the tier of the rarest word that a play makes."""
        return max(self._tier(word) for word in play.words)


def _rng(game: ScrabbleGame) -> random.Random:
    """Return the source of chance for a turn."""
    return random.Random(f"{game.config.seed} {len(game.moves)}")
