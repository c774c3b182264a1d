"""`wordarcade solve`: the solvers on the command line."""

import click

from wordarcade.cli.lazy_group import LazyGroup, offered_games


def _solvers(context: click.Context) -> dict[str, str]:
    """Return where each solver is: that of letters, and those of the games."""
    solved = {game.name: game.solver.path for game in offered_games(context) if game.solver}
    return {"anagram": "wordarcade.cli.solve_anagram:anagram", **solved}


@click.group(cls=LazyGroup, paths=_solvers)
def solve() -> None:
    """Solve boards, hands, words and positions."""
