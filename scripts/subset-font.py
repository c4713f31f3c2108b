"""Makes src/styles/schibsted-grotesk.woff2 (docs/decisions/058).

python3 -m venv env && env/bin/pip install fonttools brotli
npm pack @fontsource-variable/schibsted-grotesk && tar xzf fontsource-variable-*.tgz
env/bin/python scripts/subset-font.py package/files/schibsted-grotesk-latin-wght-normal.woff2
"""

import os
import sys
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TARGET = os.path.join(os.path.dirname(__file__), "../src/styles/schibsted-grotesk.woff2")
WEIGHTS = (400, 650)
FEATURES = ["kern", "liga", "ccmp", "locl", "tnum"]
ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "\u00a0§©«®°·»½×–—‘’“”•…€↑↓−"
# Swedish, Norwegian, Danish, German, French, Spanish: the languages of the site and of its customers' names.
LETTERS = "ÄÅÆÉÖØÜàáäåæèéëöøü" + "ÀÂÇÈÊËÎÏÔŒÙÛßÑâçêîïñôœùû"


# Of 2,048 units to an em: at most 0.03 px of a text of 17 px is rounded off.
KERNING_STEP = 8


def simplify_kerning(font: TTFont) -> None:
    """Kerning of the regular weight for all, in steps: bold differs by 5 units on average, for half of the table."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            table.ValueFormat1 &= 0x0F
            table.ValueFormat2 &= 0x0F
            if table.Format == 1:
                records = [record for pairs in table.PairSet for record in pairs.PairValueRecord]
            else:
                records = [record for row in table.Class1Record for record in row.Class2Record]
            for value in (value for record in records for value in (record.Value1, record.Value2) if value):
                for device in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
                    if hasattr(value, device):
                        delattr(value, device)
                value.XAdvance = round(getattr(value, "XAdvance", 0) / KERNING_STEP) * KERNING_STEP


with tempfile.TemporaryDirectory() as folder:
    limited = os.path.join(folder, "limited.ttf")
    instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"wght": WEIGHTS}).save(limited)
    font = TTFont(limited)
    simplify_kerning(font)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=ASCII + SIGNS + LETTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET)
print(os.path.getsize(TARGET), "bytes")
