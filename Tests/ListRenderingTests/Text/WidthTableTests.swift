import Testing

@testable import ListRendering

struct WidthTableTests {
  @Test func `the ranges are in order and cover every scalar`() {
    let starts = WidthTable.ranges.map { $0 >> 4 }
    #expect(starts.first == 0)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    #expect((starts.last ?? .max) <= 0x10FFFF)
  }

  @Test func `neighbouring ranges are of different kinds`() {
    let kinds = WidthTable.ranges.map { $0 & 0xF }
    #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 })
    #expect(Set(kinds) == Set(ScalarKind.allCases.map { UInt32($0.rawValue) }))
  }

  @Test func `the lookup table agrees with the ranges`() {
    for scalar in Self.scalars(in: 0...0x1_1FFF) {
      let (quick, searched) = (WidthTable.kind(of: scalar), WidthTable.searchedKind(of: scalar))
      if quick != searched { Issue.record("\(scalar.escaped(asASCII: true)) is not \(quick)") }
    }
  }

  @Test func `the table names its version of Unicode`() {
    #expect(WidthTable.unicodeVersion.split(separator: ".").count == 3)
  }

  @Test(
    arguments: [
      ("A", .narrow), ("1", .textEmoji), ("é", .narrow), ("ب", .joining), ("क", .joining),
      ("\u{25CC}", .narrow), ("漢", .wide), ("가", .wide), ("❤", .textEmoji), ("😀", .emoji),
      ("🇩", .regionalIndicator), ("\u{1100}", .leadingJamo), ("\u{1161}", .trailingJamo),
      ("\u{301}", .mark), ("\u{302E}", .spacingMark), ("\u{93F}", .spacingMark),
      ("\u{200D}", .joiner), ("\u{FE0E}", .textSelector), ("\u{FE0F}", .emojiSelector),
      ("\u{1F3FF}", .skinTone), ("\u{E007F}", .tag), ("\u{1B}", .unshown),
    ] as [(Unicode.Scalar, ScalarKind)])
  func `a scalar has the kind of the Unicode database`(
    scalar: Unicode.Scalar, kind: ScalarKind
  ) {
    #expect(WidthTable.kind(of: scalar) == kind)
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
