import Figures
import Foundation
import PackageFiles
import TestSupport
import Testing

@testable import Comparison

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page, generated from the sources of this package.
struct PageTests {
  @Test func `the page has the code of every concern of every architecture`() throws {
    let sources = try DocumentFacts.ofThisPackage.get().all
    let document = try Page.document.get()
    let concerns = document.components(separatedBy: "<section class=\"concern\" id=\"code-")
      .dropFirst()
    let heading = #/<h5>([^<]*):/#
    #expect(concerns.count == Concern.allCases.count)
    for (concern, section) in zip(Concern.allCases, concerns) {
      #expect(section.hasPrefix("\(concern.commandLineName)\""))
      #expect(sources.contains { $0.concerns[concern] != nil })
      let code = try #require(section.components(separatedBy: "</section>").first)
      let columns = code.components(separatedBy: "<article class=\"column").dropFirst()
      #expect(columns.count == sources.count, "\(concern)")
      for (source, column) in zip(sources, columns) {
        let files = column.matches(of: heading).map { String($0.1) }
        #expect(
          files == (source.concerns[concern] ?? []).map(\.file), "\(concern) of \(source.name)")
      }
    }
    let code = try #require(sources.first?.concerns[.taps]?.first)
    #expect(document.contains("<code>\(code.text.markupEscaped)</code>"))
  }

  @Test func `a concern without code says so`() throws {
    let page = try Page.ofThisPackage.get()
    let file = SourceFile(path: "EmployeeListViewController.swift", text: "final class A {}\n")
    let source = ArchitectureSource(name: "MVC", files: [file])
    let plan = Plan(lanes: [[Box("A", [file])]])
    let markup = page.code(of: .taps, in: source, ArchitecturePicture(source, plan)).map(\.markup)
      .joined()
    #expect(markup == "<p class=\"found\"><b>No code of its own.</b></p>")
  }

  @Test func `lines of the core for portraits can be dimmed`() throws {
    let document = try Page.document.get()
    let hooks = document.matches(of: #/<i class="hook">([^<]*)</i>/#).map { String($0.1) }
    #expect(!hooks.isEmpty)
    #expect(hooks.filter { !$0.lowercased().contains("portrait") } == [])
  }

  @Test func `lines of the Portraits chapter are not dimmed`() throws {
    let document = try Page.document.get()
    let chapter = try #require(document.components(separatedBy: "id=\"code-portraits\"").last)
    let section = try #require(chapter.components(separatedBy: "</section>").first)
    #expect(section.contains("portraits.load"))
    #expect(!section.contains("class=\"hook\""))
  }

  @Test func `lines and boxes of a concern are counted, each with its own plural`() throws {
    let page = try Page.ofThisPackage.get()
    let text = """
      final class A {
        // MARK: - Taps

        func tap() {}
        func hold() {}

        // MARK: - Selection

        func select() {}
      }
      """
    let other = "final class B {\n  // MARK: - Selection\n\n  func select() {}\n}\n"
    let first = SourceFile(path: "A.swift", text: text)
    let second = SourceFile(path: "B.swift", text: other)
    let source = ArchitectureSource(name: "MVC", files: [first, second])
    let plan = Plan(lanes: [[Box("A", [first]), Box("B", [second])]])
    let picture = ArchitecturePicture(source, plan)
    let words = [Concern.taps, .selection].map { page.words(for: $0, in: picture).markup }
    #expect(words == ["<b>2 lines in 1 box:</b> A 2", "<b>2 lines in 2 boxes:</b> A 1, B 1"])
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
    let record = try #require(page.facts.record)
    try #require(!page.facts.sources.isEmpty)
    let markup = page.play.markup
    #expect(markup.contains("<span>UIScrollView → ViewController</span>"))
    for event in CallEvent.allCases {
      let section = try #require(
        markup.components(separatedBy: "id=\"play-\(event.rawValue)\"").last)
      for source in page.facts.sources {
        let trace = try #require(record.trace(of: event, in: source.name))
        let column = try #require(
          section.components(separatedBy: "<article").first { $0.contains(" of-\(source.name)\"") })
        for element in ["<li ", "<g class=\"call", "<g class=\"stop"] {
          #expect(column.components(separatedBy: element).count - 1 == trace.calls.count)
        }
        let missing = trace.calls.filter {
          !column.contains("<code>\($0.text.markupEscaped)</code>")
        }
        #expect(missing == [])
      }
      let lines = record.frames(of: event).flatMap { frame in frame.split(separator: "\n") }
      let shown = lines.filter { line in line.contains { $0 != "│" && $0 != " " } }
      #expect(shown.count >= 9)
      #expect(shown.allSatisfy { section.contains($0) })
    }
  }

  @Test func `a frame marks the lines that the frame before it does not have`() throws {
    let markup = try Page.ofThisPackage.get().frames(
      ["one\ntwo", "two\nthree", "one\nthree"], commonCount: 3
    ).markup
    let marked = markup.matches(of: #/<mark>(\w+)</#).map(\.1)
    #expect(marked == ["three", "one"])
  }

  @Test func `the page loads nothing`() throws {
    let document = try Page.document.get()
    let words = [" src=", "<link", "@import", "url(h", " fetch(", "XMLHttpRequest", "{{page"]
    #expect(words.filter { document.contains($0) } == [])
    #expect(document.contains("default-src 'none'"))
  }

  @Test func `the page shows figures and traces, or says that they are not recorded`() throws {
    var facts = try DocumentFacts.ofThisPackage.get()
    func missing(_ expected: [String]) -> [String] {
      let page = Page(facts: facts)
      let markup = page.play.markup + page.figures.markup
      return expected.filter { !markup.contains($0) }
    }
    (facts.record, facts.figures) = (nil, nil)
    let bare = [
      "No calls are recorded in Benchmarks/Results/calls.txt;",
      "Benchmarks/Results/figures.json does not exist",
      "<th scope=\"row\">VIPER</th>",
    ]
    #expect(missing(bare) == [])
    let (service, model) = (
      "Service [Employees]", "Model.<failed>() [EmployeeListDataModel.swift:1]"
    )
    facts.record = try CallRecord(text: "# load-fails\n\n## MVC\n\n\(service) → \(model) direct\n")
    var report = Report.sample([.sample("MVC", "load", factor: (1.5, 1.25, 1.75))])
    report.footprints = [.sample]
    facts.figures = report
    let full = [
      "<td>1.50 (1.25 … 1.75)</td>", "10,000 employees", "<code>&lt;failed&gt;()</code>",
      "<p>Not recorded.</p>", "Times and bytes older than the code: MVC.",
    ]
    #expect(missing(full) == [])
  }

  @Test func `a measure has a bar for each part, and a time its place on a scale that doubles`()
    throws
  {
    var facts = try DocumentFacts.ofThisPackage.get()
    var report = Report.sample([.sample("MVC", "load", factor: (2, 1, 4))])
    report.means = [
      .init(
        entry: "MVC", category: .update, employees: 10_000,
        factor: Factor(estimate: 2, lower: 1, upper: 4))
    ]
    facts.figures = report
    let markup = Page(facts: facts).figures.markup
    let lines = try #require(
      markup.components(separatedBy: "<b>Lines of code</b>").dropFirst().first)
    let counts = facts.sources.map { ($0.codeLineCount, $0.codeLineCount(of: .portraits)) }
    let greatest = try #require(counts.map { $0 + $1 }.max())
    let widths = lines.matches(of: #/part0" style="width:([\d.]+)%/#).prefix(counts.count).map {
      Double($0.1)
    }
    #expect(widths == counts.map { (Double($0.0) / Double(greatest) * 1000).rounded() / 10 })
    let times = try #require(
      markup.components(separatedBy: "<b>Time to update</b>").dropFirst().first)
    #expect(
      times.contains(
        """
        <span class="interval" style="left:25%;width:50%"></span>\
        <span class="estimate" style="left:50%"></span>
        """))
    let factors = [0.1, 0.5, 1, 8, 16]
    #expect(factors.map(Measure.position) == [0, 0, 0.25, 1, 1], "a mark outside is at the edge")
    let changes = try #require(
      markup.components(separatedBy: "two changes</b>").dropFirst().first)
    let table = facts.changeTable(withTests: false).text
    let mvc = try #require(
      table.firstMatch(of: #/\| MVC \| \+(\d+) .*? \| \+(\d+) /#))
    #expect(changes.contains("<td class=\"value\">\(mvc.1) + \(mvc.2)</td>"))
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
