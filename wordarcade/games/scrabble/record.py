"""The saved form of games of Scrabble: title, caption, variant and figures."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.clock_text import clock_text
from wordarcade.engine.scrabble.config import ChallengeRule, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move, TakeBack, move_from_json, move_to_json
from wordarcade.engine.scrabble.sheet import Entry, EntryKind, standing_plays
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.figures import Figures
from wordarcade.games.record import Record
from wordarcade.games.scrabble.hints_taken import NO_HINTS, TURNS, HintsTaken
from wordarcade.games.scrabble.rating import laid_by_hint, puzzle_rating, unrated
from wordarcade.support.wording import count, listed, points_text

_PAIR: Final = 2


def title(config: ScrabbleConfig) -> str:
    """Return the game and its rules, as players call them."""
    if config.par is not None:
        return "Scrabble · find the highest score"
    checked = config.challenge is ChallengeRule.VOID
    parts = ["Scrabble", "words checked" if checked else f"{config.challenge} challenge"]
    if config.friendly:
        parts.append("undo on")
    if config.start is not None:
        parts.append("played on")
    if config.draws:
        parts.append("played elsewhere")
    return " · ".join(parts)


_YOU: Final = "You"
"""The name of a person who has given none."""


def persons_of(config: ScrabbleConfig) -> tuple[int, ...]:
    """Return the players who are no bots, in the order of turns."""
    return tuple(number for number, seat in enumerate(config.players) if seat.level is None)


def caption(state: ScrabbleGame, taken: HintsTaken = NO_HINTS) -> str:
    """Return the scores, whose turn it is or who has won, and whether it was played on.

    The rack comes first in the turn of the only person, as nobody else may see it.

    Args:
        state: the game.
        taken: the hints taken, by which a puzzle may count as given up.
    """
    rack = _rack_in_sight(state)
    first = f"{rack}, " if rack else ""
    if state.config.par is not None:
        return f"{first}{puzzle_caption(state, state.config.par, taken)}"
    played_on = ", played on" if state.config.start is not None else ""
    return f"{first}{_standing(state)}{played_on}"


def _rack_in_sight(state: ScrabbleGame) -> str:
    """Return the tiles of the only person in that person's turn; else nothing."""
    alone = persons_of(state.config) == (state.to_move,)
    return state.position.rack.tiles if alone and state.phase is not Phase.OVER else ""


def _standing(state: ScrabbleGame) -> str:
    names = [player.name for player in state.config.players]
    scores = zip(names, state.position.scores, strict=True)
    standing = ", ".join(f"{name} {points_text(score)}" for name, score in scores)
    if state.phase is Phase.OVER and len(names) == _PAIR:
        return _pair_caption(state, names)
    if state.ending is Ending.AGREED:
        return f"{standing} · ended early"
    if state.phase is Phase.OVER:
        won = "won" if len(state.winners) == 1 else "tied"
        who = listed(names[player] for player in state.winners)
        return f"{standing} · {'you' if who == _YOU else who} {won}"
    name = names[state.to_move]
    return f"{standing} · {'your turn' if name == _YOU else f'{name} to move'}"


def _pair_caption(state: ScrabbleGame, names: Sequence[str]) -> str:
    """Return how a game of two has ended: the points of who won, or led, first.

    Points below nothing stand beside the names: between two of them a dash is read as a sign.
    """
    points, early = state.position.scores, state.ending is Ending.AGREED
    first, *others = state.leaders if early else state.winners
    second = 1 - first
    mine, theirs = points_text(points[first]), points_text(points[second])
    leader, other = ("you" if name == _YOU else name for name in (names[first], names[second]))
    below = min(points) < 0
    # First, so that it is told in any room: nobody has won.
    if early and others:
        was = "were" if leader == "you" else "was"
        return f"Ended early: {leader} {was} level with {other} at {mine}"
    if early and below:
        return f"Ended early: {leader} {mine}, {other} {theirs}"
    if early:
        return f"Ended early: {leader} led {mine}–{theirs} against {other}"
    how, against = ("tied", "with") if others else ("won", "against")
    if below:
        who = f"{leader} and {other}" if others else leader
        return f"{names[first]} {mine}, {other} {theirs} · {who} {how}"
    return f"{names[first]} {how} {mine}–{theirs} {against} {other}"


def puzzle_caption(state: ScrabbleGame, par: int, taken: HintsTaken = NO_HINTS) -> str:
    """Return how far a puzzle is.

    Args:
        state: the puzzle.
        par: the most points there.
        taken: the hints taken.
    """
    if state.phase is not Phase.OVER:
        return "find the highest score"
    (score,) = state.position.scores
    if laid_by_hint(state, taken):
        return f"gave up; a hint laid the play, {count(score, 'point')}"
    return f"{score} of {count(par, 'point')}" if score else f"gave up; the best scores {par}"


def variant(config: ScrabbleConfig) -> str:
    """Return what a game may be compared with: the same opponents, equipment and rules.

    Who begins, and what the persons are called, does not matter.
    """
    if config.par is not None:
        return f"puzzle, board {config.layout.name}, tiles {config.distribution.name}"
    persons = len(persons_of(config))
    levels = sorted(player.level for player in config.players if player.level is not None)
    parts = [
        *([count(persons, "person")] if persons else []),
        *levels,
        f"board {config.layout.name}",
        f"tiles {config.distribution.name}",
        f"{config.challenge.value} challenge",
        f"clock {clock_text(config.clock_ms)}",
        *(["friendly"] if config.friendly else []),
        *(["checker"] if config.checker else []),
        *(["teacher"] if config.teaches else []),
        *(["played on"] if config.start is not None else []),
        *(["played elsewhere"] if config.draws else []),
    ]
    return ", ".join(parts)


def figures(state: ScrabbleGame, taken: HintsTaken = NO_HINTS) -> Figures:
    """Return how a game ended; score, best move and bingos are those of the persons.

    A game in which nobody plays against a bot sets no record, nor does one that a person did
    not play to its end, or with hints, a teacher, or a turn taken back. No word
    of a turn with hints counts as found: whether a hint has laid it is not kept.

    Args:
        state: the game, over.
        taken: the hints taken; they are no moves.
    """
    players = state.config.players
    persons = persons_of(state.config)
    plays = [entry for entry in standing_plays(state.sheet) if entry.player in persons]
    aided = taken.helped(state.sheet)
    unaided = (entry for line, entry in enumerate(state.sheet) if line not in aided)
    own_plays = [entry for entry in unaided if entry in plays]
    best = max(plays, key=lambda entry: entry.gain, default=None)
    against_bots = 0 < len(persons) < len(players)
    alone = against_bots and len(persons) == 1
    helped = taken.hints or state.config.teaches
    taken_back = any(isinstance(timed.move, TakeBack) for timed in state.moves)
    played_out = not any(unrated(state, person) for person in persons)
    score = max((state.position.scores[person] for person in persons), default=None)
    solved = puzzle_rating(state, taken)
    return Figures(
        variant=variant(state.config),
        score=score,
        possible=state.config.par,
        rating=None if solved is None else solved.value,
        # Several persons are against each other, too: whoever has won, somebody here has lost.
        won=persons[0] in state.winners if state.winners and alone else None,
        best_move="" if best is None else _play_text(best),
        counts=against_bots and played_out and not (helped or taken_back),
        own=bool(state.config.draws),
        words=() if state.config.draws else _valid_words(state, own_plays),
        details={
            "players": [
                {"name": player.name, "level": player.level, "score": score}
                for player, score in zip(players, state.position.scores, strict=True)
            ],
            "winners": list(state.winners),
            "ending": state.ending,
            "turns": sum(entry.kind in TURNS for entry in state.sheet),
            "hints": taken.hints,
            "hinted_turns": taken.turns,
            "phonies": phonies(state, persons) if persons else None,
            "bingos": sum(entry.is_bingo for entry in plays) if persons else None,
            "best_word": "" if best is None else best.words[0],
            "best_word_score": None if best is None else best.gain,
        },
    )


def _valid_words(state: ScrabbleGame, plays: Iterable[Entry]) -> tuple[str, ...]:
    """Return the valid words of plays."""
    return tuple(word for entry in plays for word in entry.words if word in state.lexicon)


def phonies(state: ScrabbleGame, players: Collection[int]) -> int:
    """Return how many plays of some players had a word that is not valid, withdrawn or not."""
    withdrawn = sum(
        entry.kind is EntryKind.WITHDRAWN and entry.player in players for entry in state.sheet
    )
    return withdrawn + sum(
        any(word not in state.lexicon for word in entry.words)
        for entry in standing_plays(state.sheet)
        if entry.player in players
    )


def _play_text(entry: Entry) -> str:
    """Return where a play was made, its word and what it earned."""
    at = "" if entry.place is None else f"{name_of(entry.place.square, entry.place.direction)} "
    return f"{at}{entry.words[0].upper()}, {count(entry.gain, 'point')}"


RECORD: Final[Record[ScrabbleConfig, ScrabbleGame, Move, HintsTaken]] = Record(
    game="scrabble",
    read_config=ScrabbleConfig.from_json,
    read_move=move_from_json,
    write_move=move_to_json,
    replay=ScrabbleGame.replay,
    is_over=lambda state: state.phase is Phase.OVER,
    caption=lambda state, _: caption(state),
    figures=figures,
    deal=lambda config, seed: [
        config.draws or str(seed),
        config.distribution.name,
        len(config.players),
    ],
)
