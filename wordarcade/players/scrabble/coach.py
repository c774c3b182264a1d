"""The coach: a line in plain words on each turn, from what really differs.

The reasons come from the figures of both moves: points, premium squares, tiles kept, bingos, the
triple-word squares that the next player can reach, and the replies that are blocked.
"""

from collections.abc import Iterable, Iterator
from math import prod
from typing import Final

from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.players.scrabble.analysis import AnalysedTurn, Blocked, Candidate, static_margin
from wordarcade.players.scrabble.leave_words import leave_phrase
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.lost_outs import lost_out
from wordarcade.players.scrabble.recorded_turn import TurnMove
from wordarcade.support.wording import count, listed

_TELLS: Final = MILLI
"""A difference between leaves that is worth a word."""
_TOO_CLOSE: Final = "too close to call"
_FOLLOWS: Final = "brings more in what follows"
"""Said of the better move of an ending where nothing plainer is known."""
_NAMED: Final = 3
"""Moves, at most, that are named of those that are close."""


def advice(turn: AnalysedTurn, layout: BoardLayout, lexicon: str) -> str:
    """Return what a coach says of a turn, in one to three sentences.

    Args:
        turn: the turn.
        layout: the premium squares.
        lexicon: the name of the word list.

    Returns:
        the sentences; empty if nothing can be said, since the rack is unknown.
    """
    return " ".join((*_on_phonies(turn, lexicon), *_on_move(turn, layout)))


def _on_phonies(turn: AnalysedTurn, lexicon: str) -> Iterator[str]:
    if turn.phonies:
        words = listed(word.upper() for word in turn.phonies)
        them, are = ("it", "is") if len(turn.phonies) == 1 else ("them", "are")
        fate = "and came off the board" if turn.turn.withdrawn else f"but nobody challenged {them}"
        yield f"{words} {are} not in the word list ({lexicon}), {fate}."
    elif turn.turn.withdrawn:
        yield "The play came off the board."


def _on_move(turn: AnalysedTurn, layout: BoardLayout) -> Iterator[str]:
    if not turn.best:
        return
    best, played = turn.best[0], turn.played
    if played is None:
        if turn.turn.move is None and not turn.turn.text:
            yield _on_best(turn)
        return
    if turn.is_slip:
        yield from _correction(turn, best, played, layout)
    elif turn.phonies or turn.turn.withdrawn:
        if turn.loss:
            yield f"{subject(best)} was worth {turn.loss / MILLI:.1f} more."
    else:
        yield _praise(turn, played)


def _on_best(turn: AnalysedTurn) -> str:
    """Return which moves are best before one is made."""
    best, *others = _without_twins(turn.contenders)
    if not others:
        return f"Best is {_named(best)}."
    named = [_within(each) for each in (best, *others)[:_NAMED]]
    more = 1 + len(others) - len(named)
    told = listed([*named, *([count(more, "other")] if more else [])])
    return f"{told[0].upper()}{told[1:]} are {_too_close(turn)}."


def _too_close(turn: AnalysedTurn) -> str:
    """Return that moves are too close to call, and with how many points between them."""
    if turn.margin < MILLI:
        return _TOO_CLOSE
    where = " near the end" if turn.margin == static_margin(0) else ""
    return f"{_TOO_CLOSE} (under {count(turn.margin // MILLI, 'point')}{where})"


def _are_twins(one: Candidate, other: Candidate) -> bool:
    """Return whether two moves are one play for the same points, but for where the blank lies."""
    return (one.text.upper(), one.score) == (other.text.upper(), other.score)


def _without_twins(moves: Iterable[Candidate]) -> list[Candidate]:
    """Return moves, of twins the first."""
    first: dict[tuple[str, int], Candidate] = {}
    for each in moves:
        first.setdefault((each.text.upper(), each.score), each)
    return [*first.values()]


def standing(turn: AnalysedTurn) -> str:
    """Return what a move is that no other was clearly better than, such as "the best play"."""
    kind = "play" if isinstance(turn.turn.move, Place) else "move"
    played = turn.played
    alone = played is None or all(_are_twins(each, played) for each in turn.contenders)
    return f"the best {kind}" if alone else f"one of the best {kind}s"


def _praise(turn: AnalysedTurn, played: Candidate) -> str:
    """Return praise for a move that none is clearly better than, with how far the next is."""
    if isinstance(played.move, Pass) and not turn.loss:
        return "Nothing beats passing."
    others = [each for each in turn.best if not _are_twins(each, played)]
    rivals = [each for each in turn.contenders if not _are_twins(each, played)]
    play = next((each for each in others if isinstance(each.move, Place)), None)
    if isinstance(played.move, Exchange) and play not in rivals:
        less = "no play is worth more" if play is None else _compared(play, played)
        return f"You were right to exchange: {less}."
    right = standing(turn)
    right = f"A bingo, and {right}" if played.bingo else f"{right[0].upper()}{right[1:]}"
    if rivals:
        equal = not played.lead_on(rivals[0])
        return f"{right}: {_compared(rivals[0], played)}{'' if equal else f', {_too_close(turn)}'}."
    lead = played.lead_on(others[0]) if others else 0
    if lead <= 0:  # it is the only one, or wins most often by simulation with less equity
        return f"{right}."
    return f"{right}: {lead / MILLI:.1f} better than the next, {_named(others[0])}."


def _compared(other: Candidate, played: Candidate) -> str:
    """Return by how much another move is worth more or less."""
    less = played.lead_on(other)
    if not less:
        return f"{_within(other)} is worth as much"
    return f"{_within(other)} is worth {abs(less) / MILLI:.1f} {'less' if less > 0 else 'more'}"


def _correction(
    turn: AnalysedTurn, best: Candidate, played: Candidate, layout: BoardLayout
) -> Iterator[str]:
    """Yield why the best move was better, and what else the turn missed or gave away."""
    lost = turn.loss or 0
    loss = f"{lost / MILLI:.1f}"
    why = _reasons(turn, best, played, layout)
    ahead = best.score - _score(turn, played)
    if best.bingo and not turn.turn.made_bingo:
        yield f"Missed a bingo: {_named(best)} was worth {loss} more."
    elif lost == ahead * MILLI:
        blocks = turn.blocked and f" and {_blocks(turn.blocked)}"
        yield f"{best.text} scores {ahead} more{_on_premium(turn, best, layout)}{blocks or ''}."
    else:
        yield f"{subject(best)} was worth {loss} more{why and f': it {why}'}."
    if turn.bingo is not None and not best.bingo:
        yield f"There was a bingo, too: {_named(turn.bingo)}."
    elif turn.opened is not None:
        yield f"{_word_of(played)} opens the triple word at {name_of(turn.opened)}."


def subject(best: Candidate) -> str:
    """Return a better move as the subject of a sentence, a play with its points."""
    match best.move:
        case Place():
            return f"{best.text} for {best.score}"
        case Exchange(tiles):
            return f"Exchanging {tiles}"
        case Pass():
            return "Passing"


def _within(candidate: Candidate) -> str:
    """Return a move as the subject within a sentence."""
    who = subject(candidate)
    return who if isinstance(candidate.move, Place) else who[0].lower() + who[1:]


def _named(candidate: Candidate) -> str:
    if isinstance(candidate.move, Place):
        return f"{candidate.text} for {candidate.score}"
    return f"to {candidate.text}"


def _word_of(played: Candidate) -> str:
    return played.text.rpartition(" ")[2]


def despite_score(
    best: Candidate,
    highest: Candidate,
    *,
    bag_size: int,
    solved: bool,
    close: bool,
    more: int | None = None,
) -> str:
    """Return why the play that scores most is not the best move, or that both are close.

    Args:
        best: the best move, which scores less.
        highest: the play that scores most.
        bag_size: the tiles in the bag before the move.
        solved: whether the best move begins the best line until the end.
        close: whether they are worth about the same.
        more: how many points more it brings by then; None if that is not known.

    Returns:
        the sentence; empty if nothing can be said in a few words.
    """
    if best.bingo:
        why = "plays all seven tiles"
    elif solved and best.kept:
        why = _by_the_end(more)
    else:
        reasons = [*_on_kept(best, highest, bag_size=bag_size, solved=solved)]
        why = listed(reasons) if reasons else ""
    if not why:
        return f"{subject(highest)} is close." if close else ""
    twins = _word_of(best) == _word_of(highest)
    match best.move:
        case Place():
            who = best.text if twins else _word_of(best)
        case _:
            who = _within(best)
    scores = "is close" if close else f"scores {highest.score}"
    return f"{subject(highest) if close else highest.text} {scores}, but {who} {why}."


def _by_the_end(more: int | None) -> str:
    """Return the predicate on a move that brings so many points more; None for unknown ones."""
    if more is None:
        return "brings at least as much by the end"
    return f"brings {more} more by the end" if more else "brings as much by the end"


def on_highest(turn: AnalysedTurn) -> str:
    """Return why the play that scores most is not the best move; empty if it is."""
    highest = turn.outscoring
    if highest is None:
        return ""
    best, bag_size = turn.best[0], turn.turn.view.bag_size
    less = best.lead_on(highest)
    close = less < turn.margin and not turn.solved
    more = less // MILLI if turn.solved and best.exact and highest.exact else None
    told = despite_score(
        best, highest, bag_size=bag_size, solved=turn.solved, close=close, more=more
    )
    if told or less <= 0:  # what wins most often by simulation may have less equity
        return told
    return f"{highest.text} scores {highest.score}, but is worth {less / MILLI:.1f} less."


def _reasons(turn: AnalysedTurn, best: Candidate, played: Candidate, layout: BoardLayout) -> str:
    """Return the predicates on the better move, the weightiest first, or nothing."""
    ahead = best.score - _score(turn, played)
    merits = []
    if ahead > 0:
        merits.append(f"scores {ahead} more" + _on_premium(turn, best, layout))
    bag_size = turn.turn.view.bag_size
    merits.extend(_on_kept(best, played, bag_size=bag_size, solved=turn.solved))
    if out := lost_out(turn):
        merits.append(f"stops the other player from going out with {out}")
    elif turn.blocked is not None:
        merits.append(_blocks(turn.blocked))
    elif turn.solved and best.kept and best.leave - played.leave >= _TELLS:
        merits.append(_FOLLOWS)
    if not merits:
        return ""
    price = f"scores {-ahead} less but " if ahead < 0 else ""
    return price + listed(merits)


def _blocks(blocked: Blocked) -> str:
    return f"blocks {blocked.line}, worth about {round(blocked.points)} points a reply"


def _score(turn: AnalysedTurn, played: Candidate) -> int:
    return 0 if turn.turn.withdrawn else played.score


def _on_premium(turn: AnalysedTurn, best: Candidate, layout: BoardLayout) -> str:
    """Return the word premium that the better move uses, if the other does not use as much."""
    laid = () if turn.turn.withdrawn else _laid(turn.turn.move)
    used = {square for square, _ in laid}
    factors = {square: layout.premiums[square].word_factor for square, _ in _laid(best.move)}
    if prod(factors.values()) <= prod(layout.premiums[square].word_factor for square in used):
        return ""
    square = max(factors.keys() - used, key=lambda each: (factors[each], -each))
    name = {2: "double", 3: "triple"}[factors[square]]
    return f" on the {name} word at {name_of(square)}"


def _laid(move: TurnMove | None) -> tuple[tuple[int, str], ...]:
    return move.laid if isinstance(move, Place) else ()


def _on_kept(best: Candidate, played: Candidate, *, bag_size: int, solved: bool) -> Iterator[str]:
    """Yield what the better move does for the rack, and for the vowels of an opening."""
    if not best.bingo and best.leave - played.leave >= _TELLS:
        if bag_size:
            yield leave_phrase(best.kept, played.kept)
        elif not best.kept:
            yield "goes out"
        elif not solved:
            yield "leaves fewer points on the rack"
    if played.penalty > best.penalty:
        yield (
            "puts fewer vowels beside the premium squares"
            if best.penalty
            else "keeps its vowels away from the premium squares"
        )
