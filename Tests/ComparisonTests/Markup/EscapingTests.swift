import PackageFiles
import Testing

/// Texts that must not become markup.
struct EscapingTests {
  @Test func `whatever Markdown would interpret is escaped, and nothing else`() {
    let cases = [
      ("a|b\\|c", #"a\|b\\\|c"#), ("`*_~$", #"\`\*\_\~\$"#), ("![x](y)", #"!\[x\](y)"#),
      ("<b>&amp;", #"\<b\>\&amp;"#), ("a|\u{301}<\u{301}", "a\\|\u{301}\\<\u{301}"),
      ("a\nb\r\nc\td\u{1B}\u{9B}", "a␊b␍␊c␉d␛\u{FFFD}"), ("x\u{2028}\u{202E}", "x\u{FFFD}\u{FFFD}"),
      ("https://a.b", #"https\://a.b"#), ("WWW.a.b www.c", #"WWW\.a.b www\.c"#),
      ("mailto:a@b.c", "mailto:a@<!-- -->b.c"),
    ]
    // These begin a block only at the start.
    let starts = [
      ("# a", "\\# a"), ("- a", #"\- a"#), ("---", #"\---"#), ("+ a", #"\+ a"#), ("===", #"\==="#),
      ("1. a", #"1\. a"#), ("23)", #"23\)"#), ("    - a", #"\- a"#),
    ]
    let ordinary =
      ["1.05 … 2", "-1.5", "–", "95 %", "8 cores @ 2 GHz", "10,000; 1. a – #1 é漢😀"]
      + starts.map { "x \($0.0)" }
    let special = cases + starts
    let escaped = (special.map(\.0) + ordinary).map(\.markdownEscaped)
    #expect(escaped == special.map(\.1) + ordinary)
  }

  @Test func `interpolated text is escaped, and interpolated HTML is not`() {
    let link: HTML = "<a href=\"\("\"><b>'&")\">\("<b>&amp;\"'")</a>"
    let text = "&lt;b&gt;&amp;amp;&quot;&#39;</a>"
    let mark: HTML = "\("\"\u{301}\u{0}\u{1B}\u{202E}\u{FFFE}\n")"
    let list: HTML = "<ul>\([link, link], separator: "")</ul>"
    let markup = [link, mark, list].map(\.markup)
    #expect(
      markup == [
        "<a href=\"&quot;&gt;&lt;b&gt;&#39;&amp;\">\(text)", "&quot;\u{301}␀␛\u{FFFD}\u{FFFD}\n",
        "<ul>\(link.markup)\(link.markup)</ul>",
      ])
  }
}
