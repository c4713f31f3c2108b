"""Makes src/styles/schibsted-grotesk.woff2 (docs/decisions/022).

python3 -m venv env && env/bin/pip install fonttools brotli
npm pack @fontsource-variable/schibsted-grotesk && tar xzf fontsource-variable-*.tgz
env/bin/python tools/font/subset-font.py package/files/schibsted-grotesk-latin-wght-normal.woff2
"""

import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TARGET = os.path.join(os.path.dirname(__file__), "../../src/styles/schibsted-grotesk.woff2")
ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "\u00a0§©«®°·»½×–—‘’“”•…€↑↓−"
# Swedish, Norwegian, Danish, German, French and Spanish, for the names of customers.
LETTERS = "ÄÅÆÉÖØÜàáäåæèéëöøüÀÂÇÈÊËÎÏÔŒÙÛßÑâçêîïñôœùû"
# In units of 2,048 to an em: rounds off at most 0.07 px of text of 17 px.
KERNING_STEP = 16


def simplify_kerning(font):
    """Kerns all weights as the regular one, in steps: a third of the file would be kerning of bold."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            # Without the bits of variation data.
            table.ValueFormat1 &= 0x0F
            table.ValueFormat2 &= 0x0F
            if table.Format == 1:
                records = [record for pairs in table.PairSet for record in pairs.PairValueRecord]
            else:
                records = [record for row in table.Class1Record for record in row.Class2Record]
            for value in [value for record in records for value in (record.Value1, record.Value2) if value]:
                vars(value).pop("XAdvDevice", None)
                value.XAdvance = round(getattr(value, "XAdvance", 0) / KERNING_STEP) * KERNING_STEP


font = TTFont(sys.argv[1], recalcTimestamp=False)
instancer.instantiateVariableFont(font, {"wght": (400, 650)}, inplace=True)
options = subset.Options(layout_features=["kern", "liga", "tnum"], hinting=False, name_IDs=[0, 1, 2, 13, 14])
subsetter = subset.Subsetter(options)
subsetter.populate(text=ASCII + SIGNS + LETTERS)
subsetter.subset(font)
simplify_kerning(font)
font.flavor = "woff2"
font.save(TARGET)
print(os.path.getsize(TARGET), "bytes")
