import TestSupport
import Testing

@testable import Benchmarks

/// The writing of SVG.
struct SVGElementTests {
  @Test(arguments: [
    ("a < b & c > \"d\"", "a &lt; b &amp; c &gt; &quot;d&quot;"),
    ("’ – ü 👩‍💻", "’ – ü 👩‍💻"),
    ("a\u{0}b\u{1B}[1m", "a\u{FFFD}b\u{FFFD}[1m"),
    ("&amp;", "&amp;amp;"),
  ])
  func `what has a meaning in XML is written so that it has none`(text: String, escaped: String) {
    #expect(text.xmlEscaped == escaped)
  }

  @Test func `elements stand in one another`() {
    let element = SVGElement(
      "g", ["id": "\"a\""],
      [
        .text("1 < 2", at: Point(x: 1.06, y: -0.04), anchor: .middle),
        .path(through: [Point(x: 0, y: 0), Point(x: 1.25, y: 10)], style: "line"),
      ])
    expect(
      element.source(),
      is: """
        <g id="&quot;a&quot;">
          <text class="plain" x="1.1" y="0.0" text-anchor="middle">1 &lt; 2</text>
          <polyline class="line" points="0.0,0.0 1.2,10.0"/>
        </g>
        """)
  }
}
