"""Finds best plays for `benchmarks.scrabble_best`, with the version of the program on the path.

A line of JSON comes in for a batch: whether to generate all plays, and the positions. One goes
out: nanoseconds of processor time for each, and the equity of the first play, null if none.
"""

import gc
import json
import sys
from time import thread_time_ns

from benchmarks import scrabble_kernels
from wordarcade.engine.scrabble.board import Board
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import leaves_for


def main() -> None:
    """Answer until there are no more lines."""
    # Versions up to a30e494 and some after it called a distribution a tile set.
    name = "TILE_DISTRIBUTION" if hasattr(scrabble_kernels, "TILE_DISTRIBUTION") else "TILE_SET"
    with scrabble_kernels.enable() as (lexicon, gaddag):
        tiles = getattr(scrabble_kernels, name)
        generator = Generator(gaddag, scrabble_kernels.LAYOUT, tiles, leaves_for(lexicon))
        gc.disable()  # The answers of one version would be collected in the time of the other.
        for line in sys.stdin:
            every, rows = json.loads(line)
            times, equities = [], []
            for signs, rack, bag_size, points in rows:
                board, bag = Board(signs), {"bag_size": bag_size, "opponents_points": points}
                start = thread_time_ns()
                if every:
                    play = next(iter(generator.plays(board, rack, **bag)), None)
                else:
                    play = generator.best(board, rack, **bag)
                times.append(thread_time_ns() - start)
                equities.append(play and play.equity)
            print(json.dumps([times, equities]), flush=True)


if __name__ == "__main__":
    main()
