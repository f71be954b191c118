import Testing

@testable import SideBySide

/// Pieces of a page.
struct HTMLTests {
  @Test func `text and attributes are escaped`() {
    let html = HTML.element("a", ["href": "\"><b>'&"], .text("<b>&amp;\"'"))
    #expect(
      html.markup
        == "<a href=\"&quot;&gt;&lt;b&gt;&#39;&amp;\">&lt;b&gt;&amp;amp;&quot;&#39;</a>")
  }

  @Test func `code is coloured by what a reader sees in it`() {
    let line = "let a: Int = 1 // <x>"
    #expect(
      HTML.swift(line).markup == """
        <pre><code><span class="line"><span class="keyword">let</span> a: \
        <span class="type">Int</span> = <span class="number">1</span> \
        <span class="comment">// &lt;x&gt;</span>
        </span></code></pre>
        """)
  }

  @Test func `a piece of several lines is coloured line by line, with its indentation`() {
    let code = "  \"\"\"\n  a\n\n  \"\"\""
    #expect(
      HTML.swift(code).markup == """
        <pre><code><span class="line" style="--indent:2">  <span class="string">&quot;&quot;&quot;\
        </span>
        </span><span class="line" style="--indent:2"><span class="string">  a</span>
        </span><span class="line">
        </span><span class="line" style="--indent:2"><span class="string">  &quot;&quot;&quot;</span>
        </span></code></pre>
        """)
  }

  @Test func `a long call may be broken where a person would break it`() {
    let markup = HTML.swift("a.b(c) 1...2").markup
    #expect(markup.contains("a<wbr/>.b(<wbr/>c) "))
    #expect(markup.contains("1</span>...<span"))
    #expect(HTML.swift("() -> a").markup.contains(" <span class=\"whole\">-&gt;</span> a"))
  }
}
