import CommandLineInterface
import Figures
import Foundation
import SourceAnalysis
import TestSupport
import Testing

@testable import SideBySide

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page, generated from the sources of this package.
struct PageTests {
  @Test func `the page has the code of every concern of every architecture`() throws {
    let sources = try DocumentFacts.ofThisPackage.get().sources
    let document = try Page.document.get()
    let columns = document.components(separatedBy: "<article class=\"column\" id=\"").dropFirst()
    let heading = #/<h4>([^<]*)</#
    for concern in Concern.allCases {
      #expect(sources.contains { $0.concerns[concern] != nil })
      for source in sources {
        let id = "\(concern.commandLineName)-\(source.name)\""
        let column = try #require(columns.first { $0.hasPrefix(id) }, "\(id)")
        let files = column.matches(of: heading).map { String($0.1) }
        #expect(files == (source.concerns[concern] ?? []).map(\.file), "\(id)")
      }
    }
    let code = try #require(sources.first?.concerns[.taps]?.first)
    #expect(document.contains(HTML.swift(code.text).markup))
  }

  @Test func `the elements are nested, and each reference has one target`() throws {
    let document = try Page.document.get()
    let reader = ElementReader()
    let markup = document.replacing(#/<(?<name>style|script)>[\s\S]*?<\/\k<name>>/#, with: "")
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let identifiers = Set(reader.identifiers)
    #expect(identifiers.count == reader.identifiers.count)
    #expect(reader.references.count > Concern.allCases.count)
    #expect(reader.references.filter { !identifiers.contains($0) } == [])
  }

  @Test func `without the script, the page lists every call and shows every frame`() throws {
    let page = try Page.ofThisPackage.get()
    let traces = try #require(page.facts.traces)
    let markup = page.playPanel.html.markup
    #expect(
      markup.contains("</span><span class=\"common\">EmployeeList</span>ViewController</span>"))
    for event in TraceEvent.allCases {
      let section = try #require(
        markup.components(separatedBy: "data-event=\"\(event.rawValue)\"").last)
      for source in page.facts.sources {
        let trace = try #require(traces.trace(of: event, in: source.name))
        let column = try #require(
          section.components(separatedBy: "<article").first { $0.contains("-\(source.name)\"") })
        #expect(column.components(separatedBy: "<li ").count - 1 == trace.messages.count)
        let missing = trace.messages.filter {
          !column.contains("<code>\($0.text.markupEscaped)</code>")
        }
        #expect(missing == [])
      }
      let frames = traces.frames(of: event).flatMap { $0.split(separator: "\n") }
      #expect(frames.count >= 15 && frames.allSatisfy { section.contains($0) })
    }
  }

  @Test func `a frame marks the lines that the frame before it does not have`() throws {
    let markup = try Page.ofThisPackage.get().frames(["one\ntwo", "two\nthree", "one\nthree"])
      .markup
    let marked = markup.matches(of: #/<mark>(\w+)</#).map(\.1)
    #expect(marked == ["three", "one"])
  }

  @Test func `the page loads nothing`() throws {
    let document = try Page.document.get()
    let words = [" src=", "<link", "@import", "url(", " fetch(", "XMLHttpRequest", "{{page"]
    #expect(words.filter { document.contains($0) } == [])
    #expect(document.contains("default-src 'none'"))
  }

  @Test func `the page shows figures and traces, or says that they are not recorded`() throws {
    var facts = try DocumentFacts.ofThisPackage.get()
    func missing(_ expected: [String]) -> [String] {
      let page = Page(facts: facts)
      let markup = page.playPanel.html.markup + page.figuresPanel.html.markup
      return expected.filter { !markup.contains($0) }
    }
    (facts.traces, facts.figures) = (nil, nil)
    let bare = [
      "No traces are recorded in Tests/Traces;", "Benchmarks/Results/figures.json does not exist",
      "<th scope=\"row\">VIPER</th>",
    ]
    #expect(missing(bare) == [])
    let path = RecordedTraces.path(of: .loadFails, in: "MVC")
    facts.traces = RecordedTraces([path: "1. Service → Model: <failed>\n"])
    var report = Report.sample([.sample("MVC", "load", factor: (1.5, 1.25, 1.75))])
    report.footprints = [.sample]
    facts.figures = report
    let full = [
      "<td>1.50 (1.25 … 1.75)</td>", "10,000 employees", "<code>&lt;failed&gt;</code>",
      "<p>Not recorded.</p>", "Figures older than the code: MVC.",
    ]
    #expect(missing(full) == [])
  }

  // MARK: - Pieces

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

  @Test func `code is coloured by its kind, and keeps its indentation when it is wrapped`() {
    let cases = [
      (
        "let a: Int = 1 // <x>",
        "‹keyword let› a: ‹type Int› = ‹number 1› ‹comment // &lt;x&gt;›"
      ),
      ("@MainActor default: text.self", "‹keyword @MainActor› ‹keyword default›: text.self"),
      ("row(for: B.C, in: 1)", "row(for: ‹type B›‹type .C›, in: ‹number 1›)"),
      ("run(in: { a in 1...2.5 })", "run(in: { a ‹keyword in› ‹number 1›...‹number 2.5› })"),
      (#"a = "b \" // \(f("x", 1))" + d"#, #"a = ‹string "b \" // \(f("x", 1))"› + d"#),
    ]
    for (code, picture) in cases {
      let markup = HTML.swift(code).markup
        .replacing("<pre><code><span class=\"line\">", with: "")
        .replacing("\n</span></code></pre>", with: "").replacing("&quot;", with: "\"")
      let pieces = markup.replacing(#/<span class="(\w+)">([^<]*)<\/span>/#) { "‹\($0.1) \($0.2)›" }
      #expect(pieces == picture)
    }
    let line = "<span class=\"line\" style=\"--indent:2\">  a.b(c)\n</span>"
    #expect(HTML.swift("  a.b(c)").markup == "<pre><code>\(line)</code></pre>")
  }
}

extension Page {
  static let ofThisPackage = Result { Page(facts: try DocumentFacts.ofThisPackage.get()) }

  /// Its whole document.
  static let document = Result { try ofThisPackage.get().document }
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
