"""Output of the grid solvers."""

from collections.abc import Iterable, Sequence

import click

from wordarcade.cli.output import lexicon_json, print_json
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.wording import count


def print_solution(
    grid: LetterGrid,
    min_length: int,
    lexicon: Lexicon,
    words: Sequence[tuple[str, int]],
    paths: Iterable[Sequence[int]] | None,
) -> None:
    """Print all words of a board with their points, as lines or as JSON.

    Args:
        grid: the board.
        min_length: the fewest letters of a word.
        lexicon: that the words are from.
        words: in lowercase, alphabetically, with what each is worth.
        paths: the cells of each word, in the same order, for JSON; None for lines.
    """
    score = sum(points for _, points in words)
    if paths is not None:
        print_json(
            {
                "rows": grid.rows,
                "cols": grid.columns,
                "min_length": min_length,
                "lexicon": lexicon_json(lexicon),
                "count": len(words),
                "score": score,
                "words": [
                    {"word": word.upper(), "score": points, "path": list(path)}
                    for (word, points), path in zip(words, paths, strict=True)
                ],
            }
        )
        return
    lines = [
        f"{word.upper():<17} {points:>2}"
        for word, points in sorted(words, key=lambda found: (-len(found[0]), found[0]))
    ]
    lines.append(f"{count(len(words), 'word')}, {count(score, 'point')}, from {lexicon.name}")
    # All at once: a board of many cells has a hundred thousand words.
    click.echo("\n".join(lines))
