"""The frame of all games: the playfield left, what stands beside it right."""

from typing import Final

ROW_BELOW: Final = """
{screen} {{
    &.-high #play, &.-very-high #play, &.-high #side, &.-very-high #side {{ padding: 1 0; }}
}}
"""
"""The rules for games that leave a row free above the footer on high screens."""

FRAME: Final = """
{screen} {{
    #play {{
        width: 1fr;
        height: 1fr;
        padding-top: 1;
    }}
    &.-low #play {{
        padding-top: 0;
    }}
    #playfield {{
        width: 1fr;
        height: 1fr;
    }}
    #side {{
        width: 25;
        height: 1fr;
        margin-left: 2;
        padding-top: 1;
    }}
    &.-low #side {{
        padding-top: 0;
    }}
    &.-normal #side {{
        width: 34;
    }}
    &.-wide #side {{
        width: 47;
        margin-left: 4;
    }}
    &.-very-wide #side {{
        width: 84;
        margin-left: 6;
    }}
    /* A notice lies over the side panel: entry, message and footer stay in sight. */
    ToastRack {{ margin-bottom: 3; }}
    &.-high ToastRack, &.-very-high ToastRack {{ margin-bottom: 5; }}
    Toast {{ width: 34; }}
    &.-narrow Toast {{ width: 25; }}
    &.-wide Toast, &.-very-wide Toast {{ width: 44; }}
}}
"""
"""The rules for `#play`, `#playfield`, `#side` and notices; `screen` is the class of the screen."""
