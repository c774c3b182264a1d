"""Fingerprints of deals, to recognise one that is played again."""

import json
from typing import Final

_DIGITS: Final = 16


def fingerprint(deal: object) -> str:
    """Return what two games share that were dealt alike, 16 hexadecimal digits.

    Args:
        deal: what was dealt, as text or as JSON.

    >>> fingerprint("{}"), fingerprint(["a", 1]) == fingerprint('["a",1]')
    ('44136fa355b3678a', True)
    """
    # Slow to load, and no start needs a fingerprint.
    from hashlib import sha256  # noqa: PLC0415 - see above

    text = deal if isinstance(deal, str) else json.dumps(deal, separators=(",", ":"))
    return sha256(text.encode("utf-8", "replace")).hexdigest()[:_DIGITS]
