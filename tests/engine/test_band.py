import pytest

from wordarcade.engine.band import Band, BandTextError


@pytest.mark.parametrize(
    ("text", "band"),
    [
        ("100-200", Band(100, 200)),
        (" 100 – 200 ", Band(100, 200)),
        ("7+", Band(7)),
        ("-50", Band(0, 50)),
        ("0-0", Band(0, 0)),
    ],
)
def test_bands_are_read_as_they_are_typed(text: str, band: Band) -> None:
    """Both ends may be given, or one of them."""
    assert Band.parse(text) == band


@pytest.mark.parametrize("text", ["", "12", "-", "+", "+5", "1-2-3", "5-3", "1+2", "a-b", "²-³"])
def test_what_is_no_band_is_refused(text: str) -> None:
    """Anything else is refused in a sentence that names it."""
    with pytest.raises(BandTextError, match=f"^'{text}'".replace("+", "\\+")):
        Band.parse(text)


def test_the_distance_counts_missing_and_surplus_words() -> None:
    """Inside the band nothing is missing; outside it counts by how much."""
    assert [Band(3, 5).distance(words) for words in (1, 3, 5, 9)] == [2, 0, 0, 4]
    assert Band(3).distance(1_000) == 0
