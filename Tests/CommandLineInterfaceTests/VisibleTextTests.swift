import CommandLineInterface
import Testing

struct VisibleTextTests {
  @Test func `every control and invisible scalar gets a visible form, and lines stay lines`() {
    #expect("a\u{1B}[31mb\r\nc\td".visibleLines == "a␛[31mb␍\nc␉d")
    #expect("\u{9B}31m \u{202E}x\u{2028}".visibleLines == "\u{FFFD}31m \u{FFFD}x\u{FFFD}")
    #expect("tag\u{E0041}\u{FE0F}".visibleLines == "tag\u{FFFD}\u{FFFD}")
  }

  @Test func `ordinary text does not change`() {
    let text = "--width takes a whole number from 8 to 1000, not “é漢🇩🇪”\n\n  next\n"
    #expect(text.visibleLines == text)
  }

  @Test func `every scalar below U+00A0 is harmless`() {
    for value in 0..<0xA0 as Range<UInt32> where value != 0x0A {
      let drawn = "\(Unicode.Scalar(value) ?? " ")".visibleLines.unicodeScalars
      #expect(drawn.allSatisfy { $0.value >= 0xA0 || 0x20...0x7E ~= $0.value }, "\(value)")
    }
  }
}
