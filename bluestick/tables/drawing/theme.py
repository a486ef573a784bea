"""Themes: colours of day, night and high contrast, and of the cloths."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of a theme by purpose, as ``#rrggbb``."""

    name: str
    bg: str
    panel: str
    line: str
    """Hairlines: decoration, too faint to carry meaning."""
    ink: str
    ink2: str
    accent: str
    onaccent: str
    madder: str
    fir: str
    """Colour of the third player or pair; ``accent`` and ``madder`` are those of the first two."""
    ochre: str
    """Colour for ornaments only, never to show a state."""
    signal: str
    """For the seat to act, chosen cards and the last move; always with a dark outline."""
    table: str
    ttext: str
    paper: str
    wood: str
    wood2: str
    woodedge: str
    woodline: str
    woodtext: str
    reach: str
    """For board squares that a piece can move to; drawn inside an outline in ``casing``."""
    casing: str
    fibre: float
    """Strength of the fibres of wool and wood; 0 in high contrast."""

    @property
    def high_contrast(self) -> bool:
        """Whether to draw borders instead of shadows, and no texture."""
        return self.fibre == 0

    def color(self, token: str, alpha: float = 1.0) -> QColor:
        """Return the colour in a field, such as ``ink``, with an opacity from 0 to 1."""
        color = QColor(getattr(self, token))
        color.setAlphaF(alpha)
        return color

    def with_cloth(self, cloth: str) -> Theme:
        """Return a copy of the theme with the table in the colour of ``cloth``; high contrast keeps its own colour."""
        return replace(self, table=CLOTH_COLOURS[cloth].get(self.name, self.table))


DAY = Theme(
    name="day",
    bg="#f3eee3",
    panel="#fbf8f0",
    line="#cbc1ad",
    ink="#1b2730",
    ink2="#4b5963",
    accent="#1f5673",
    onaccent="#fffdf6",
    madder="#a33522",
    fir="#2d6b4f",
    ochre="#d99a26",
    signal="#ffcc55",
    table="#4f7186",
    ttext="#fffdf6",
    paper="#fffdf6",
    wood="#d9b98a",
    wood2="#c9a673",
    woodedge="#76552e",
    woodline="#4a3518",
    woodtext="#f4e3c2",
    reach="#0a4f7d",
    casing="#fffdf6",
    fibre=1.0,
)

NIGHT = Theme(
    name="night",
    bg="#141a20",
    panel="#1d262e",
    line="#3a4752",
    ink="#ece6d8",
    ink2="#aab4ba",
    accent="#86bbd6",
    onaccent="#0e161c",
    madder="#ee8468",
    fir="#7cc79f",
    ochre="#e6b04c",
    signal="#ffcc55",
    table="#25394a",
    ttext="#ece6d8",
    paper="#f4eee0",
    wood="#8b6f49",
    wood2="#7c623e",
    woodedge="#3a2c1c",
    woodline="#8f7447",
    woodtext="#f4e3c2",
    reach="#0a4f7d",
    casing="#fffdf6",
    fibre=0.6,
)

CONTRAST = Theme(
    name="contrast",
    bg="#000000",
    panel="#000000",
    line="#ffffff",
    ink="#ffffff",
    ink2="#ffffff",
    accent="#ffd84d",
    onaccent="#000000",
    madder="#ff9c86",
    fir="#8ee6b8",
    ochre="#ffd84d",
    signal="#ffd84d",
    table="#000000",
    ttext="#ffffff",
    paper="#ffffff",
    wood="#ffffff",
    wood2="#d6d6d6",
    woodedge="#000000",
    woodline="#ffffff",
    woodtext="#ffffff",
    reach="#003a66",
    casing="#ffffff",
    fibre=0.0,
)

CLOTH_COLOURS = {
    "fjord": {"day": DAY.table, "night": NIGHT.table},
    "fir": {"day": "#3f6a5c", "night": "#24423a"},
    "madder": {"day": "#7d4a3a", "night": "#4a2c24"},
    "ochre": {"day": "#846530", "night": "#4d3b1d"},
    "heather": {"day": "#67525f", "night": "#3a2d37"},
    "slate": {"day": "#5c6468", "night": "#30373b"},
}
"""Colours of the cloths, by name of the theme."""

THEMES = {theme.name: theme for theme in (DAY, NIGHT, CONTRAST)}
