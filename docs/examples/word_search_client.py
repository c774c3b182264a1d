"""The small client program of the word search assignment.

Run: python docs/examples/word_search_client.py
"""

from wordarcade.players.word_search.factory import create_game
from wordarcade.support import resources


def main() -> None:
    """Ask a game engine the three questions of the handout."""
    game = create_game()
    game.load_lexicon(resources.folder("lexicons") / "web2.txt")
    game.set_board(["E", "E", "C", "A", "A", "L", "E", "P", "H", "N", "B", "O", "Q", "T", "T", "Y"])
    print("LENT is on the board at the following positions:", game.is_on_board("LENT"))
    print("POPE is not on the board:", game.is_on_board("POPE"))
    print("All words of length 6 or more:")
    print(f"[{', '.join(game.get_all_valid_words(6))}]")


if __name__ == "__main__":
    main()
