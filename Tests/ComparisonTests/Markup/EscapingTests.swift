import PackageFiles
import Testing

struct EscapingTests {
  @Test func `whatever Markdown would interpret in a line is escaped, and nothing else`() {
    let cases = [
      ("a|b\\|c", #"a\|b\\\|c"#), ("`*_~$", #"\`\*\_\~\$"#), ("![x](y)", #"!\[x\](y)"#),
      ("<b>&amp;", #"\<b\>\&amp;"#), ("a|\u{301}<\u{301}", "a\\|\u{301}\\<\u{301}"),
      ("a\nb\r\nc\td\u{1B}\u{9B}", "a␊b␍␊c␉d␛\u{FFFD}"), ("x\u{2028}\u{202E}", "x\u{FFFD}\u{FFFD}"),
      ("https://a.b", #"https\://a.b"#), ("WWW.a.b www.c", #"WWW\.a.b www\.c"#),
      ("mailto:a@b.c", "mailto:a@<!-- -->b.c"),
    ]
    for (text, markdown) in cases { #expect(text.markdownEscaped == markdown) }
    let ordinary = [
      "1.05 … 2", "-1.5", "–", "95 %", "8 cores @ 2 GHz", "10,000; 1. a – #1 é漢😀",
    ]
    #expect(ordinary.map(\.markdownEscaped) == ordinary)
  }

  @Test func `whatever begins a block is escaped at the start`() {
    let cases = [
      ("# a", "\\# a"), ("- a", #"\- a"#), ("---", #"\---"#), ("+ a", #"\+ a"#), ("===", #"\==="#),
      ("1. a", #"1\. a"#), ("23)", #"23\)"#), ("    - a", #"\- a"#), ("> a", #"\> a"#),
    ]
    for (text, markdown) in cases {
      let later = "x \(text)".replacing(">", with: "\\>")
      #expect([text, "x \(text)"].map(\.markdownEscaped) == [markdown, later])
    }
  }

  @Test func `markup escapes both quotes, so that a text ends no attribute`() {
    #expect("<a b='c'>\"&".markupEscaped == "&lt;a b=&#39;c&#39;&gt;&quot;&amp;")
  }
}
