import Testing

@testable import TerminalDrawing

struct VisibleFormTests {
  @Test func `scalars that must not reach a terminal are drawn as a picture or a replacement`() {
    expectDrawn([
      "\u{1B}[31m": "␛[31m", "a\tb": "a␉b", "a\nb": "a␊b", "a\rb": "a␍b", "a\r\nb": "a␍␊b",
      "\0": "␀", "\u{7}": "␇", "\u{8}": "␈", "\u{1F}": "␟", "\u{7F}": "␡",
      "\u{1B}]0;title\u{7}": "␛]0;title␇", "\u{1B}\u{301}": "␛\u{301}",
    ])
    let values: [UInt32] = [
      0x80, 0x85, 0x9B, 0x9D, 0x9F, 0x2028, 0x2029,  // C1 and separators
      0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E,  // bidirectional
      0x2066, 0x2067, 0x2068, 0x2069,
      0xAD, 0x200B, 0x2060, 0x2064, 0xFEFF, 0xFFF9, 0xFFFB, 0x180E,  // invisible
      0x3164, 0xFFA0, 0x115F, 0x1D173, 0xE0001, 0xE0041,
      0xFDD0, 0xFFFE, 0x1FFFF, 0x10FFFF, 0x378, 0x1FAFF,  // noncharacters and unassigned
      0x600, 0xD4E,  // combine with the next scalar
      0xFE0E, 0xFE0F, 0x1F3FB, 0x200C, 0x200D,  // need an emoji or a letter before them
    ]
    for scalar in values.compactMap(Unicode.Scalar.init).map(String.init) {
      expectDrawn([scalar: "\u{FFFD}", "漢\(scalar)ya": "漢\u{FFFD}ya"])
    }
  }

  @Test func `half a flag is drawn as its letter, and a mark alone on a dotted circle`() {
    expectDrawn([
      "🇩": "🄳", "🇦": "🄰", "🇦🇧🇨": "🇦🇧🄲", "🇿z": "🅉z",
      "🇩\u{200B}🇪": "🄳\u{FFFD}🄴", "🇩\u{200D}🇪": "🄳\u{FFFD}🄴",
      "\u{301}Ada": "\u{25CC}\u{301}Ada", "\u{301}\u{302}": "\u{25CC}\u{301}\u{302}",
      "\u{20E3}": "\u{25CC}\u{20E3}", "\u{1161}\u{11A8}": "\u{25CC}\u{1161}\u{11A8}",
      "\u{93F}": "\u{25CC}\u{93F}", "ﾞ": "\u{25CC}ﾞ",
      "\u{102B}": "\u{25CC}\u{102B}",
    ])
    // None of these joins the border.
    let texts = [
      "\u{301}", "\u{93F}", "\u{102B}", "\u{1161}", "ﾞ", "\u{1F3FB}", "\u{FE0F}", "\u{200D}",
      "\u{E0061}",
    ]
    let joining = texts.filter { ("│" + (DrawnText($0).text ?? "")).first != "│" }
    #expect(joining == [])
  }

  @Test func `a joiner is drawn where it joins, and a tag in the flags of nations only`() {
    expectDrawn([
      "علی\u{200C}رضا": "علی\u{200C}رضا", "علی\u{200C}": "علی",
      "ක්\u{200D}ය": "ක්\u{200D}ය", "ന്\u{200D} ക": "ന്\u{200D} ക", "ന്\u{200D}": "ന്",
      "👩\u{200D}": "👩\u{FFFD}", "👩\u{200D}a": "👩\u{FFFD}a",
      "न्\u{200C}\u{200D}ष": "न्\u{FFFD}\u{FFFD}ष",
      "a\u{200D}b": "a\u{FFFD}b", "👩\u{200C}👩": "👩\u{FFFD}👩", "👩\u{200D}★": "👩\u{FFFD}★",
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿": "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿": "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿": "🏴󠁧󠁢󠁷󠁬󠁳󠁿",
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{E0061}": "🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{FFFD}",
      "😀\u{E0061}\u{E007F}": "😀\u{FFFD}\u{FFFD}",
      "🏴\u{E0067}\u{E0062}": "🏴\u{FFFD}\u{FFFD}",
    ])
  }

  @Test func `a selector or a skin tone is drawn once, directly after what it selects a form of`() {
    expectDrawn([
      "a\u{FE0F}": "a\u{FFFD}", "★\u{FE0F}": "★\u{FFFD}", "漢\u{1F3FB}": "漢\u{FFFD}",
      "⌚\u{FE0E}": "⌚", "❤\u{FE0E}": "❤\u{FE0E}", "a\u{E0061}\u{E007F}": "a\u{FFFD}\u{FFFD}",
      "漢\u{FE00}": "漢\u{FE00}", "❤\u{FE0F}\u{FE0F}": "❤\u{FE0F}\u{FFFD}",
      "👍\u{1F3FB}\u{1F3FC}": "👍\u{1F3FB}\u{FFFD}",
      "❤\u{FE0E}\u{FE0E}": "❤\u{FE0E}\u{FFFD}",
      "葛\u{E0100}": "葛\u{E0100}", "葛\u{E0100}\u{E0101}": "葛\u{E0100}\u{FFFD}",
      "葛\u{301}\u{E0100}": "葛\u{301}\u{FFFD}", "가\u{E0100}": "가\u{FFFD}",
      "a\u{E0100}": "a\u{FFFD}", "é\u{FE01}": "é\u{FFFD}", "漢\u{FE03}": "漢\u{FFFD}",
      "😀\u{E0100}": "😀\u{FFFD}", "ᠠ\u{180B}": "ᠠ\u{180B}", "a\u{180B}": "a\u{FFFD}",
      "a\u{34F}": "a\u{FFFD}", "က\u{FE00}": "က\u{FE00}",
      "漢\u{FE02}": "漢\u{FE02}", "葛\u{E01EF}": "葛\u{E01EF}",
      "ᠠ\u{180D}": "ᠠ\u{180D}", "ᠠ\u{180F}": "ᠠ\u{180F}",
    ])
  }
}
