import Testing

@testable import TerminalDrawing

struct WidthTableTests {
  @Test func `the sorted ranges cover every scalar, as does the lookup table`() {
    let starts = WidthTable.ranges.map(\.start)
    let kinds = WidthTable.ranges.map(\.kind)
    let isRising = zip(starts, starts.dropFirst()).allSatisfy(<)
    let isAlternating = zip(kinds, kinds.dropFirst()).allSatisfy(!=)
    #expect([isRising, isAlternating] == [true, true])
    #expect(starts.first == 0)
    #expect(Set(kinds) == Set(ScalarKind.allCases))
    for scalar in Self.scalars(in: 0...0x1_1FFF) {
      let (quick, searched) = (WidthTable.kind(of: scalar), WidthTable.searchedKind(of: scalar))
      if quick != searched { Issue.record("\(scalar.escaped(asASCII: true)) is not \(quick)") }
    }
  }

  @Test func `a scalar has the kind of the Unicode database`() {
    let kinds: KeyValuePairs<Unicode.Scalar, ScalarKind> = [
      "A": .narrow, "1": .textEmoji, "é": .narrow, "ب": .joining, "क": .joining,
      "\u{25CC}": .narrow, "漢": .wide, "가": .wide, "❤": .textEmoji, "😀": .emoji,
      "🇩": .regionalIndicator, "\u{1100}": .leadingJamo, "\u{1161}": .trailingJamo,
      "\u{301}": .mark, "\u{302E}": .spacingMark, "\u{93F}": .spacingMark,
      "\u{200D}": .joiner, "\u{FE0E}": .textSelector, "\u{FE0F}": .emojiSelector,
      "\u{1F3FF}": .skinTone, "\u{E007F}": .tag, "\u{1B}": .unshown,
    ]
    let wrong = kinds.filter { WidthTable.kind(of: $0.key) != $0.value }
    #expect(wrong.map(\.key) == [])
  }

  @Test func `joiners and tags are the only format characters that are drawn`() {
    for scalar in Self.scalars(in: 0...0x1_FFFF) + Self.scalars(in: 0xE_0000...0xE_0FFF) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        let kind = WidthTable.kind(of: scalar)
        if ![.unshown, .joiner, .tag].contains(kind) {
          Issue.record("\(scalar.escaped(asASCII: true)) is \(kind)")
        }
      default:
        break
      }
    }
  }

  private static func scalars(in values: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    values.compactMap(Unicode.Scalar.init)
  }
}
