"""Makes src/styles/schibsted-grotesk.woff2 (docs/decisions/022).

python3 -m venv env && env/bin/pip install fonttools brotli
npm pack @fontsource-variable/schibsted-grotesk && tar xzf fontsource-variable-*.tgz
env/bin/python tools/font/subset-font.py package/files/schibsted-grotesk-latin-wght-normal.woff2
"""

import os
import sys
import tempfile
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TARGET = os.path.join(os.path.dirname(__file__), "../../src/styles/schibsted-grotesk.woff2")
WEIGHTS = (400, 650)
FEATURES = ["kern", "liga", "tnum"]
ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "\u00a0§©«®°·»½×–—‘’“”•…€↑↓−"
# Swedish, Norwegian, Danish, German, French, Spanish: the languages of the site and of its customers' names.
LETTERS = "ÄÅÆÉÖØÜàáäåæèéëöøü" + "ÀÂÇÈÊËÎÏÔŒÙÛßÑâçêîïñôœùû"


# Of 2,048 units to an em: at most 0.07 px of a text of 17 px is rounded off.
KERNING_STEP = 16
# Kinds of neighbours that are common in text, such as a digit before a percent sign, but no letter before an opening bracket.
# No digits next to dashes: the typeface would join the dash of "5–15" to the 1.
NEIGHBOURS = {
    "capital": {"capital", "small", "digit", "quote", "closing", "dash", "space"},
    "small": {"capital", "small", "quote", "closing", "dash"},
    "digit": {"digit", "closing"},
    "quote": {"capital", "small", "digit", "quote", "closing", "space"},
    "opening": {"capital", "small", "digit", "quote"},
    "closing": {"digit", "quote", "closing", "space"},
    "dash": {"capital", "small", "dash"},
    "space": {"capital", "quote", "opening"},
    "sign": {"digit"},
}


def kind(character: str) -> str:
    # One kind for all: Swedish opens with the quotation mark that others close with.
    if character in "“”‘’«»":
        return "quote"
    if character in ".,;:!?…)%":
        return "closing"
    if character in "-–—/":
        return "dash"
    if character == "(":
        return "opening"
    kinds = {"Lu": "capital", "Ll": "small", "Nd": "digit", "Zs": "space"}
    return kinds.get(unicodedata.category(character), "sign")


def simplify_kerning(font: TTFont) -> None:
    """Uses the regular weight's kerning for all weights (bold differs by 5 units on average), rounds it, and drops pairs
    that are rare in text."""
    kinds = {}
    for code, glyph in font.getBestCmap().items():
        kinds.setdefault(glyph, set()).add(kind(chr(code)))

    def kinds_of(glyphs):
        # Glyphs of no single character, such as ligatures, count as small letters.
        return set().union(*(kinds.get(glyph, {"small"}) for glyph in glyphs))

    def is_common(before, after):
        return any(NEIGHBOURS[first] & after for first in before)

    def round_kerning(record):
        for value in filter(None, (record.Value1, record.Value2)):
            for device in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
                if hasattr(value, device):
                    delattr(value, device)
            value.XAdvance = round(getattr(value, "XAdvance", 0) / KERNING_STEP) * KERNING_STEP

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            table.ValueFormat1 &= 0x0F
            table.ValueFormat2 &= 0x0F
            if table.Format == 1:
                for glyph, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    before = kinds_of([glyph])
                    found = [r for r in pairs.PairValueRecord if is_common(before, kinds_of([r.SecondGlyph]))]
                    pairs.PairValueRecord, pairs.PairValueCount = found, len(found)
                    for record in found:
                        round_kerning(record)
                continue
            firsts = [[] for _ in table.Class1Record]
            for glyph in table.Coverage.glyphs:
                firsts[table.ClassDef1.classDefs.get(glyph, 0)].append(glyph)
            seconds = [[] for _ in range(table.Class2Count)]
            for glyph, number in table.ClassDef2.classDefs.items():
                seconds[number].append(glyph)
            afters = [kinds_of(glyphs) for glyphs in seconds]
            for glyphs, row in zip(firsts, table.Class1Record):
                before = kinds_of(glyphs)
                for record, after in zip(row.Class2Record, afters):
                    round_kerning(record)
                    if record.Value1 and not is_common(before, after):
                        record.Value1.XAdvance = 0


with tempfile.TemporaryDirectory() as folder:
    limited = os.path.join(folder, "limited.ttf")
    instancer.instantiateVariableFont(TTFont(sys.argv[1], recalcTimestamp=False), {"wght": WEIGHTS}).save(limited)
    font = TTFont(limited, recalcTimestamp=False)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=ASCII + SIGNS + LETTERS)
    subsetter.subset(font)
    simplify_kerning(font)
    font.flavor = "woff2"
    font.save(TARGET)
print(os.path.getsize(TARGET), "bytes")
