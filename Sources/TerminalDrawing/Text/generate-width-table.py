#!/usr/bin/env python3
"""Generates the table of scalar kinds: how a terminal treats every Unicode scalar.

The input is the Unicode Character Database as text files (Debian and Ubuntu: the package
`unicode-data`); the output is a Swift file:

  Sources/TerminalDrawing/Text/generate-width-table.py /usr/share/unicode > Sources/TerminalDrawing/Text/WidthTable.swift

Sources/TerminalDrawing/Text/ScalarKind.swift describes the kinds. Their names and their order must
be the same in both files.
"""

import itertools
import pathlib
import re
import sys
import textwrap

KINDS = [
  "narrow", "wide", "joining", "textEmoji", "emoji", "regionalIndicator", "leadingJamo",
  "mark", "spacingMark", "trailingJamo", "joiner", "textSelector", "emojiSelector", "skinTone",
  "tag", "unshown",
]
SCALAR_COUNT = 0x110000
LINE_LENGTH = 96
QUOTES = '"' * 3


def rows(path):
  """Yields the range and the first value of every line of a data file."""
  for line in path.read_text(encoding="utf-8").splitlines():
    fields = [field.strip() for field in line.split("#")[0].split(";")]
    if len(fields) >= 2:
      first, _, last = fields[0].partition("..")
      yield range(int(first, 16), int(last or first, 16) + 1), fields


def property_values(path, default):
  """Reads a property that gives each scalar one value."""
  values = [default] * SCALAR_COUNT
  for scalars, fields in rows(path):
    for scalar in scalars:
      values[scalar] = fields[1]
  return values


def property_sets(path):
  """Reads a file of yes-or-no properties: the name, then the scalars that have it."""
  sets = {}
  for scalars, fields in rows(path):
    sets.setdefault(fields[1], set()).update(scalars)
  return sets


class Database:
  """The properties that decide how a scalar is drawn."""

  def __init__(self, folder):
    derived_category = folder / "extracted" / "DerivedGeneralCategory.txt"
    first_line = derived_category.read_text(encoding="utf-8").splitlines()[0]
    self.version = re.search(r"-(\d+\.\d+\.\d+)\.txt", first_line).group(1)
    self.category = property_values(derived_category, "Cn")
    self.east_asian = property_values(folder / "EastAsianWidth.txt", "N")
    self.syllable = property_values(folder / "HangulSyllableType.txt", "NA")
    self.indic = property_values(folder / "IndicSyllabicCategory.txt", "Other")
    self.cluster_break = property_values(
      folder / "auxiliary" / "GraphemeBreakProperty.txt", "Other")
    self.emoji = property_sets(folder / "emoji" / "emoji-data.txt")
    core = property_sets(folder / "DerivedCoreProperties.txt")
    self.ignorable = core["Default_Ignorable_Code_Point"]
    # The third field is the joining type; U joins nothing, and T is the type of marks.
    self.cursive = {
      scalar
      for scalars, fields in rows(folder / "ArabicShaping.txt") if fields[2] in ("C", "D", "L", "R")
      for scalar in scalars
    }

  def kind(self, scalar):
    """Returns the kind of a scalar; the first matching rule applies."""
    category = self.category[scalar]
    is_wide = self.east_asian[scalar] in ("W", "F")
    if scalar in (0x200C, 0x200D):
      return "joiner"
    if scalar == 0xFE0E:
      return "textSelector"
    if scalar == 0xFE0F:
      return "emojiSelector"
    if 0xE0020 <= scalar <= 0xE007F:
      return "tag"
    if scalar in self.emoji["Emoji_Modifier"]:
      return "skinTone"
    if category in ("Mn", "Me"):
      return "mark"
    if category == "Cn" and is_wide and scalar & 0xFFFE != 0xFFFE:
      return "wide"  # Reserved for ideographs: two columns in every version of Unicode.
    if category in ("Cc", "Cf", "Cn", "Cs", "Zl", "Zp") or scalar in self.ignorable:
      return "unshown"
    if self.cluster_break[scalar] == "Prepend":
      return "unshown"  # It would join the next character of the frame to its cluster.
    if self.cluster_break[scalar] == "Regional_Indicator":
      return "regionalIndicator"
    if self.syllable[scalar] == "L":
      return "leadingJamo"
    if self.syllable[scalar] in ("V", "T"):
      return "trailingJamo"
    if category == "Mc" or self.cluster_break[scalar] in ("Extend", "SpacingMark"):
      return "spacingMark"
    if scalar in self.cursive or self.is_indic_letter(scalar):
      return "joining"
    if scalar in self.emoji["Emoji"]:
      return "emoji" if is_wide else "textEmoji"
    return "wide" if is_wide else "narrow"

  def is_indic_letter(self, scalar):
    """Returns whether a scalar is a letter, not a sign, a digit or a placeholder like U+25CC."""
    role = self.indic[scalar]
    return role.startswith(("Consonant", "Vowel")) and role != "Consonant_Placeholder"


def ranges(database):
  """Yields the length and the kind of every run of scalars of one kind."""
  for kind, run in itertools.groupby(map(database.kind, range(SCALAR_COUNT))):
    yield len(list(run)), kind


def main():
  if len(sys.argv) != 2:
    sys.exit(f"usage: {sys.argv[0]} FOLDER_OF_THE_UNICODE_CHARACTER_DATABASE")
  database = Database(pathlib.Path(sys.argv[1]))
  entries = [f"{length:X}{KINDS.index(kind):X}" for length, kind in ranges(database)]
  print(f"""\
// Generated by Sources/TerminalDrawing/Text/generate-width-table.py from the Unicode Character Database; do not edit.

/// The kinds of all Unicode scalars.
enum WidthTable {{
  /// The Unicode version of the table.
  static let unicodeVersion = "{database.version}"

  /// Every range of scalars of one kind, in hexadecimal: its length and a last digit for the kind.
  static let lengths = {QUOTES}""")
  for line in textwrap.wrap(" ".join(entries), LINE_LENGTH):
    print("    " + line)
  print(f"""\
    {QUOTES}
}}""")


if __name__ == "__main__":
  main()
