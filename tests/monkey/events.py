"""A monkey's events, from a seed and weights that make it play rather than rattle."""

import signal
from collections.abc import Callable, Iterator
from random import Random

from tests.monkey.strokes import Breath, Resize, Send, Write

LAUNCHES: dict[str, tuple[tuple[str, ...], ...]] = {
    "home": ((),),
    "boggle": (
        ("boggle", "--board", "OISE/LRON/TKNI/YNJI"),
        ("boggle", "--seed", "1", "--timer", "00:20"),
        ("boggle", "--seed", "2", "--size", "6"),
        ("boggle",),
        (),
    ),
    "wordsearch": (
        ("wordsearch", "--board", "NOROS/EISER/SEATH/NINET/LARON"),
        ("wordsearch", "--seed", "1", "--size", "15"),
        ("wordsearch", "--board", "CAT X/FISH XXXX"),
        ("wordsearch",),
        (),
    ),
    "hangman": (
        ("hangman", "--seed", "1", "--length", "5", "--guesses", "8"),
        ("hangman", "--seed", "2", "--host", "honest", "--length", "4", "--show-left"),
        ("hangman", "--seed", "3", "--host", "perfect", "--length", "4", "--guesses", "4"),
        ("hangman",),
        (),
    ),
    "hand": (
        ("hand", "--hand", "c a t s * r n"),
        ("hand", "--seed", "1", "--hands", "3"),
        ("hand", "--seed", "2", "--hand-size", "10"),
        ("hand",),
        (),
    ),
    "scrabble": (
        ("scrabble", "--seed", "1", "--players", "Ann,bot:novice"),
        ("scrabble", "--seed", "2", "--players", "Ann,Ben", "--challenge", "double"),
        ("scrabble", "--seed", "3", "--players", "Ann,bot:club,Ben", "--clock", "00:30"),
        ("scrabble",),
        (),
    ),
}
"""The command lines that the program is started with, by what is to be played."""

START_SIZE = (80, 24)
_SIZES = ((80, 24), (80, 24), (100, 30), (120, 40), (60, 20), (45, 15), (200, 50), (300, 100))
_LEAST = (45, 15)
_MOST_CELLS = 120 * 40

_LETTERS = "eeeeaaarrriiiooottnnnssslllccuuddppmmhhggbbffyywwkkvxzjq"
_WORDS = [
    *(
        "norse",
        "eons",
        "nine",
        "rise",
        "sort",
        "nor",
        "son",
        "ions",
        "rose",
        "seat",
        "east",
        "near",
    ),
    *("lane", "earn", "tine", "rain", "cat", "cats", "rats", "tan", "car", "arts", "scant", "quiz"),
    *("a", "the", "fish", "zebra", "hello", "xx"),
]
_ARROWS = [b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"]
_JUMPS = [b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\x1b[1;2C", b"\x1b[1;5D", b"\x1b[1;2A"]
_TABS = [b"\t", b"\t", b"\x1b[Z"]
_ERASERS = [b"\x7f", b"\x7f", b"\x08", b"\x1b[3~"]
_ANSWERS = [b"y", b"n", b"\r", b"\r", b" ", b"\x1b", b"c", b"s", b"d", b"1", b"?", b"/", b"!!\r"]
_FUNCTION_KEYS = [
    *(f"\x1bO{letter}".encode() for letter in "PQRS"),
    *(f"\x1b[{code}~".encode() for code in (15, 17, 18, 19, 20, 21, 23, 24)),
]
_QUIT = b"\x11"
_CONTROLS = [bytes([code]) for code in range(1, 27) if bytes([code]) != _QUIT]
_KITTY_KEYS = [b"\x1b[97u", b"\x1b[13u", b"\x1b[27u", b"\x1b[116;5u", b"\x1b[57358u", b"\x1b[9;2u"]
_NOISE = [
    b"\x1b",
    b"\x1b\x1b",
    b"\x1b[",
    b"\x1bO",
    b"\x1b[<0;5",
    b"\x1b[I",
    b"\x1b[O",
    b"\x1b[O\x1b[I",
    b"\x00",
    b"\xff\xfe",
    b"\xc3",
    b"\xe2\x82",
    b"\xf0\x9f\x98",
    "ß é ж 字 👩‍👩‍👧".encode(),
    b"\x1b[?1;2c",
    b"\x1b[>0;276;0c",
    b"\x1b[24;80R",
    b"\x1b[?2026;2$y",
    b"\x1b[?0u",
    b"\x1b]11;rgb:1e1e/1e1e/1e1e\x07",
    b"\x1bP>|xterm(370)\x1b\\",
    b"\x1b[M !!",
    b"\x1b[200~",
    b"\x1b[201~",
]
_PASTED = [
    "norse",
    "CATS",
    "8D QUIZ\n",
    "a j e f * r x",
    "OISE/LRON/TKNI/YNJI",
    "\x00\x01\x07\x1b[31m\x9b\u2028",
    "[/] [b]bold[/b] [link=x] [@click=app.quit]quit[/]",
    "🎲👩‍👩‍👧ﷺ\u202e",
    "one\ntwo\r\nthree\ttabs",
    "../../../etc/passwd",
    "%s {0} $x \\",
    "q" * 300,
    "word " * 3000,
    "",
]


class Events:
    """An endless stream of breaths, the same for the same game and seed.

    The stream depends on nothing that the program does, so that a part of it can be repeated.

    Args:
        game: a key of `LAUNCHES`.
        seed: any number.
    """

    def __init__(self, game: str, seed: int) -> None:
        self._rng = Random(f"{game}/{seed}")
        self._size = START_SIZE
        play = {"scrabble": self._scrabble, "hangman": self._letter}.get(game, self._word)
        self._habits: dict[Callable[[], Breath], float] = {
            play: 12,
            self._letter: 12,
            self._key(_ARROWS): 12,
            self._key([b"\r", b"\r", b" "]): 12,
            self._key(_ANSWERS): 6,
            self._key(_TABS): 5,
            self._key(_JUMPS): 4,
            self._key(_ERASERS): 4,
            self._key(_CONTROLS): 9,
            self._key(_FUNCTION_KEYS): 4,
            self._key([b"\x1b"]): 3,
            self._key([*_KITTY_KEYS, *_NOISE]): 1.5,
            self._burst: 5,
            self._palette: 0.7,
            self._click: 8,
            self._drag: 3,
            self._wheel: 3,
            self._paste: 2,
            self._resize: 2.5,
            self._flap: 0.6,
            self._suspend: 0.4,
            self._quit: 0.7,
        }

    def __iter__(self) -> Iterator[Breath]:
        """Draw one breath after the other."""
        habits, weights = list(self._habits), list(self._habits.values())
        while True:
            cramped = self._size[0] < _LEAST[0] or self._size[1] < _LEAST[1]
            huge = self._size[0] * self._size[1] > _MOST_CELLS
            if (cramped or huge) and self._rng.random() < 0.3:
                yield self._resized(START_SIZE)
            else:
                yield self._rng.choices(habits, weights)[0]()

    def _key(self, keys: list[bytes]) -> Callable[[], Breath]:
        return lambda: (Write(self._rng.choice(keys)),)

    def _letter(self) -> Breath:
        return (Write(self._rng.choice(_LETTERS).encode()),)

    def _word(self) -> Breath:
        """A word, which may be one, and enter: at once, in the next breath, or never."""
        return (Write((self._rng.choice(_WORDS) + self._rng.choice(["\r", ""])).encode()),)

    def _scrabble(self) -> Breath:
        """A typed move, or tiles laid one after the other."""
        if self._rng.random() < 0.4:
            square = f"{self._rng.randint(6, 10)}{self._rng.choice('DEFGH')}"
            return (Write(f"\x0c{square} {self._rng.choice(_WORDS)}\r".encode()),)
        return self._word()

    def _burst(self) -> Breath:
        """Many keys in one write, as from an impatient hand or a slow line."""
        kinds = [_ARROWS, _ANSWERS, _CONTROLS, _FUNCTION_KEYS, _TABS, _JUMPS, [b"\x1b"], [b"\r"]]
        if self._rng.random() < 0.4:
            key = self._rng.choice(self._rng.choice(kinds))
            return (Write(key * self._rng.randint(2, 4)),)
        keys = (self._rng.choice(self._rng.choice(kinds)) for _ in range(self._rng.randint(2, 8)))
        return (Write(b"".join(keys)),)

    def _palette(self) -> Breath:
        wanted = self._rng.choice(["", "hint", "home", "theme", "help", "set", "xyzzy", "n"])
        after = self._rng.choice([b"", b"\r", b"\r\r", b"\x1b", b"\x1b[B\r", b"\x1b[6~\r"])
        return (Write(b"\x10" + wanted.encode() + after),)

    def _spot(self) -> tuple[int, int]:
        """A cell of the screen, seldom one beside it."""
        columns, rows = self._size
        if self._rng.random() < 0.05:
            return self._rng.choice([(0, 0), (columns + 9, rows + 9), (9999, 3), (2, 65535)])
        return self._rng.randint(1, columns), self._rng.randint(1, rows)

    @staticmethod
    def _mouse(button: int, spot: tuple[int, int], end: str) -> bytes:
        return f"\x1b[<{button};{spot[0]};{spot[1]}{end}".encode()

    def _click(self) -> Breath:
        """One to three clicks, mostly of the left button."""
        spot = self._spot()
        button = self._rng.choices([0, 1, 2, 4, 16], [20, 1, 2, 1, 1])[0]
        click = self._mouse(button, spot, "M") + self._mouse(button, spot, "m")
        return (Write(click * self._rng.choices([1, 2, 3], [10, 4, 1])[0]),)

    def _drag(self) -> Breath:
        """Moves with or without the button held; now and then it is never let go."""
        start, stop = self._spot(), self._spot()
        held = self._rng.random() < 0.7
        steps = self._rng.randint(1, 6)
        path = [
            tuple(a + (b - a) * step // steps for a, b in zip(start, stop, strict=True))
            for step in range(1, steps + 1)
        ]
        report = self._mouse(0, start, "M") if held else b""
        report += b"".join(self._mouse(32 if held else 35, (x, y), "M") for x, y in path)
        if held and self._rng.random() < 0.9:
            report += self._mouse(0, stop, "m")
        return (Write(report),)

    def _wheel(self) -> Breath:
        report = self._mouse(self._rng.choice([64, 65, 65, 66, 67]), self._spot(), "M")
        return (Write(report * self._rng.choice([1, 1, 3, 10])),)

    def _paste(self) -> Breath:
        return (Write(b"\x1b[200~" + self._rng.choice(_PASTED).encode() + b"\x1b[201~"),)

    def _resized(self, size: tuple[int, int]) -> Breath:
        self._size = size
        return (Resize(*size),)

    def _any_size(self) -> tuple[int, int]:
        if self._rng.random() < 0.6:
            return self._rng.choice(_SIZES)
        return self._rng.randint(1, 90), self._rng.randint(1, 30)

    def _resize(self) -> Breath:
        return self._resized(self._any_size())

    def _flap(self) -> Breath:
        """Sizes one after the other, and perhaps keys among them."""
        flapped: Breath = ()
        for _ in range(self._rng.randint(2, 5)):
            flapped += self._resized(self._any_size())
            if self._rng.random() < 0.2:
                flapped += (Write(self._rng.choice(_ANSWERS)),)
        return flapped

    def _suspend(self) -> Breath:
        return (Send(self._rng.choice([signal.SIGTSTP, signal.SIGTSTP, signal.SIGWINCH])),)

    def _quit(self) -> Breath:
        return (Write(_QUIT + self._rng.choice([b"", b"\r", b"y", b"\x1b[D\r", b"\x1b"])),)
