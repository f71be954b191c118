import Catalogue
import Foundation
import SourceAnalysis
import Testing

@testable import SideBySide

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page, generated from the sources of this package.
struct PageTests {
  /// The page, which takes a moment to generate.
  private static let page = Task { try await Page(of: .ofThisPackage()) }
  private static let document = Task { try await page.value.document }

  @Test func `the page has the code of every concern of every architecture`() async throws {
    let document = try await Self.document.value
    for architecture in Architecture.allCases {
      let source = try ArchitectureSource(named: architecture.name)
      for concern in Concern.allCases {
        #expect(document.contains("id=\"\(concern.commandLineName)-\(architecture.name)\""))
        for region in try #require(source.concerns[concern]) {
          #expect(document.contains(">\(region.file)<"))
        }
      }
    }
    let code = try #require(ArchitectureSource(named: "MVC").concerns[.taps]?.first)
    #expect(document.contains(HTML.swift(code.text).markup))
  }

  @Test func `the elements are nested, and each reference has one target`() async throws {
    let document = try await Self.document.value
    let reader = ElementReader()
    let markup = document.replacing(#/<(?<name>style|script)>[\s\S]*?<\/\k<name>>/#, with: "")
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(Set(reader.identifiers).count == reader.identifiers.count)
    #expect(Set(reader.references).subtracting(reader.identifiers) == [])
    #expect(reader.references.count > Concern.allCases.count)
  }

  @Test func `the page loads nothing`() async throws {
    let document = try await Self.document.value
    #expect(document.contains("default-src 'none'"))
    for word in [" src=", "<link", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(!document.contains(word))
    }
    #expect(!document.contains("{{page"))
  }

  @Test func `all architectures draw one frame`() async throws {
    let page = try await Self.page.value
    #expect(page.frames.count == Architecture.allCases.count && Set(page.frames).count == 1)
    #expect(page.frames[0].hasPrefix("┌─ 24 employees ─"))
  }

  @Test func `the page shows figures and traces, or says that they are not recorded`() throws {
    func page(_ traces: RecordedTraces?, _ figures: MeasuredFigures?) throws -> String {
      var facts = try DocumentFacts(of: .ofThisPackage())
      (facts.traces, facts.figures) = (traces, figures)
      return Page(facts: facts, frames: []).panels.map(\.html.markup).joined()
    }
    let bare = try page(nil, nil)
    #expect(bare.contains("No traces are recorded in Tests/Traces;"))
    #expect(bare.contains("Benchmarks/Results/figures.json does not exist"))
    #expect(bare.contains("<th scope=\"row\">VIPER</th>"))
    let json = """
      {"results": [{"architecture": "MVC", "operation": "load", "employees": 10000,
      "factor": {"estimate": 1.5, "lower": 1.25, "upper": 1.75}}]}
      """
    let path = RecordedTraces.path(of: .loadFails, in: "MVC")
    let full = try page(
      RecordedTraces([path: "1. Service → Model: <failed>\n"]), MeasuredFigures(json: json))
    #expect(full.contains("<td>1.5</td>"))
    #expect(full.contains("10,000 employees"))
    #expect(full.contains("<code>&lt;failed&gt;</code>"))
    #expect(full.contains("  Service-&gt;&gt;Model: &lt;failed&gt;"))
    #expect(full.contains("<p>Not recorded.</p>"))
  }

  // MARK: - Pieces

  @Test func `interpolated text is escaped, and interpolated HTML is not`() {
    let link: HTML = "<a href=\"\("\"><b>'&")\">\("<b>&amp;\"'")</a>"
    let text = "&lt;b&gt;&amp;amp;&quot;&#39;</a>"
    #expect(link.markup == "<a href=\"&quot;&gt;&lt;b&gt;&#39;&amp;\">\(text)")
    let mark: HTML = "\("\"\u{301}\u{0}\u{1B}\u{202E}\u{FFFE}\n")"
    #expect(mark.markup == "&quot;\u{301}␀␛\u{FFFD}\u{FFFD}\n")
    let list: HTML = "<ul>\([link, link], separator: "")</ul>"
    #expect(list.markup == "<ul>\(link.markup)\(link.markup)</ul>")
  }

  @Test(arguments: [
    (
      "let a: Int = 1 // <x>",
      "‹keyword let› a: ‹type Int› = ‹number 1› ‹comment // &lt;x&gt;›"
    ),
    ("@MainActor default: text.self", "‹keyword @MainActor› ‹keyword default›: text.self"),
    ("func row(for id: Int, in b: B)", "‹keyword func› row(for id: ‹type Int›, in b: ‹type B›)"),
    ("run(in: { a in 1...2.5 })", "run(in: { a ‹keyword in› ‹number 1›...‹number 2.5› })"),
    (#"a = "b \" // \(f("x", 1))" + d"#, #"a = ‹string "b \" // \(f("x", 1))"› + d"#),
  ])
  func `code is coloured by keywords, types, strings, comments and numbers`(
    code: String, picture: String
  ) {
    let markup = HTML.swift(code).markup.replacing("<wbr/>", with: "")
      .replacing("<pre><code><span class=\"line\">", with: "")
      .replacing("\n</span></code></pre>", with: "").replacing("&quot;", with: "\"")
    let pieces = markup.replacing(#/<span class="(\w+)">([^<]*)<\/span>/#) { "‹\($0.1) \($0.2)›" }
    #expect(pieces == picture)
  }

  @Test func `a line keeps its indentation when it is wrapped, and has places to break`() {
    let markup = HTML.swift("  a.b(c) -> d").markup
    #expect(markup.contains("<span class=\"line\" style=\"--indent:2\">  a<wbr/>.b(<wbr/>c) "))
    #expect(markup.contains("<span class=\"whole\">-&gt;</span> d"))
  }
}

/// Collects the identifiers of a document and the references to them.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var identifiers: [String] = []
  private(set) var references: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    if let identifier = attributes["id"] { identifiers.append(identifier) }
    for name in ["aria-controls", "aria-labelledby"] {
      references += (attributes[name] ?? "").split(separator: " ").map(String.init)
    }
    if let target = attributes["href"] { references.append(String(target.dropFirst())) }
  }
}
