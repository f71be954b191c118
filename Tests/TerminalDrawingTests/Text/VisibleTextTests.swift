import TerminalDrawing
import Testing

struct VisibleTextTests {
  @Test func `control and invisible scalars get a visible form, and ordinary lines do not change`()
  {
    let help = "--width takes a whole number from 8 to 1000, not “é漢🇩🇪”\n\n  next\n"
    let cases = [
      ("a\u{1B}[31mb\r\nc\td", "a␛[31mb␍\nc␉d"),
      ("\u{9B}31m \u{202E}x\u{2028}", "\u{FFFD}31m \u{FFFD}x\u{FFFD}"),
      ("tag\u{E0041}\u{FE0F}", "tag\u{FFFD}\u{FFFD}"), (help, help),
    ]
    let visible = cases.map(\.0.visibleLines)
    #expect(visible == cases.map(\.1))
    let scalars = (0..<0xA0).compactMap { Unicode.Scalar($0 as UInt32) }.filter { $0 != "\n" }
    let harmful = scalars.filter { scalar in
      "\(scalar)".visibleLines.unicodeScalars.contains { !("\u{A0}" <= $0 || " "..."~" ~= $0) }
    }
    #expect(harmful == [], "below U+00A0")
  }
}
