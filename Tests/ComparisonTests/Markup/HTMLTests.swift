import PackageFiles
import Testing

struct HTMLTests {
  @Test func `interpolated text is escaped, and interpolated HTML is not`() {
    let link: HTML = "<a href=\"\("\"><b>'&")\">\("<b>&amp;\"'")</a>"
    let text = "&lt;b&gt;&amp;amp;&quot;&#39;</a>"
    let mark: HTML = "\("\"\u{301}\u{0}\u{1B}\u{202E}\u{FFFE}\n")"
    let list: HTML = "<ul>\([link, link], separator: "")</ul>"
    #expect(
      [link, mark, list].map(\.markup) == [
        "<a href=\"&quot;&gt;&lt;b&gt;&#39;&amp;\">\(text)", "&quot;\u{301}␀␛\u{FFFD}\u{FFFD}\n",
        "<ul>\(link.markup)\(link.markup)</ul>",
      ])
  }
}
