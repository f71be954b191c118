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
    for concern in Concern.allCases {
      let section = try part(of: document, from: "id=\"code-\(concern.commandLineName)\"")
      let columns = section.components(separatedBy: "<article class=\"column").dropFirst()
      let files = columns.map { $0.matches(of: #/<h5>([^<]*):/#).map { String($0.1) } }
      let expected = sources.map { source in
        (source.concerns[concern] ?? []).map(\.file)
          + (concern == .deleting ? exampleTests(of: source.name) : [])
      }
      #expect(files == expected, "\(concern)")
    }
    let code = try #require(sources.first?.concerns[.taps]?.first)
    let hasCode = document.contains("<code>\(code.text.markupEscaped)</code>")
    #expect(hasCode)
  }

  /// The heading of the test that the page shows below the code of deleting.
  private func exampleTests(of module: String) -> [String] {
    let test = try? PackageFolder.ofThisPackage().exampleTest(of: module)
    return test.map { ["Its test: \($0.path)"] } ?? []
  }

  @Test func `the line beside the test of an architecture is where the test begins`() throws {
    let package = try PackageFolder.ofThisPackage()
    for source in try DocumentFacts.ofThisPackage.get().sources {
      let test = try package.exampleTest(of: source.name)
      let lines = try package.text(of: test.path)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[test.lineNumber - 1].contains("`\(ExampleTest.name)`"), "\(source.name)")
    }
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
    let words = [Concern.taps, .selection, .loading].map { concern in
      page.code(of: concern, in: source, picture)[0].markup
    }
    let expected = [
      "<b>2 lines in 1 box:</b> A 2", "<b>2 lines in 2 boxes:</b> A 1, B 1",
      "<b>No code of its own.</b>",
    ]
    #expect(words == expected.map { "<p class=\"found\">\($0)</p>" })
  }

  @Test func `the elements are nested, each reference has one target, and nothing is loaded`()
    throws
  {
    let document = try Page.document.get()
    let reader = ElementReader()
    let markup = document.replacing(#/<(?<name>style|script)>[\s\S]*?<\/\k<name>>/#, with: "")
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let identifiers = Set(reader.identifiers)
    let dead = reader.references.filter { !identifiers.contains($0) }
    #expect(identifiers.count == reader.identifiers.count)
    #expect(reader.references.count > Concern.allCases.count)
    #expect(dead == [])
    let loading = [
      " src=", "<link", "@import", "url(h", " fetch(", "XMLHttpRequest", "{{page",
    ].filter(document.contains)
    let forbidsLoading = document.contains("default-src 'none'")
    #expect(loading == [])
    #expect(forbidsLoading)
  }

  @Test func `without the script, the page lists every call and shows every frame`() throws {
    let page = try Page.ofThisPackage.get()
    let record = try #require(page.facts.record)
    let markup = page.play.markup
    for event in CallEvent.allCases {
      let section = try part(of: markup, from: "id=\"play-\(event.rawValue)\"")
      for source in page.facts.sources {
        let trace = try #require(record.trace(of: event, in: source.name))
        let column = try part(of: section, from: " of-\(source.name)\"", to: "<article")
        let counts = ["<li ", "<g class=\"call", "<g class=\"stop"].map {
          column.ranges(of: $0).count
        }
        let missing = trace.calls.filter {
          !column.contains("<code>\($0.text.markupEscaped)</code>")
        }
        #expect(counts == Array(repeating: trace.calls.count, count: 3))
        let lines = column.ranges(of: "<small>").count
        #expect(lines == trace.calls.count { !$0.code.isEmpty }, "places of calls")
        #expect(missing == [])
      }
      let lines = record.frames(of: event).flatMap { frame in frame.split(separator: "\n") }
      let shown = lines.filter { line in line.contains { $0 != "│" && $0 != " " } }
      let missing = shown.filter { !section.contains($0) }
      #expect(shown.count >= 9)
      #expect(missing == [])
    }
    let hasShortNames = markup.contains("<span>UIViewController → ViewController</span>")
    #expect(hasShortNames)
    // A frame marks the lines that the frame before it does not have.
    let frames = page.frames(["one\ntwo", "two\nthree", "one\nthree"], commonCount: 3).markup
    let marked = frames.matches(of: #/<mark>(\w+)</#).map(\.1)
    #expect(marked == ["three", "one"])
  }

  @Test func `the page shows figures and traces, or says that they are not recorded`() throws {
    var facts = try DocumentFacts.ofThisPackage.get()
    func missing(_ expected: [String]) throws -> [String] {
      let page = try Page.ofThisPackage(with: facts)
      let markup = page.play.markup + page.figures.markup
      return expected.filter { !markup.contains($0) }
    }
    (facts.record, facts.figures) = (nil, nil)
    let bare = try missing([
      "No calls are recorded in Benchmarks/Results/calls.txt;",
      "Benchmarks/Results/figures.json does not exist",
      "<th scope=\"row\">VIPER</th>",
    ])
    let (service, model) = (
      "Service [Employees]", "Model.<failed>() [EmployeeModel.swift]"
    )
    facts.record = try CallRecord(
      text: "# load-fails\n\n## MVC\n\n\(service) → \(model) direct\n")
    facts.figures = BenchmarkReport.sample([.sample("MVC", "load", factor: (1.5, 1.25, 1.75))])
    facts.figures?.footprints = [.sample]
    let full = try missing([
      "<td>1.50 (1.25 … 1.75)</td>", "10,000 employees", "<code>&lt;failed&gt;()</code>",
      "<p>Not recorded.</p>", "The recorded times and sizes are older than the code of MVC.",
    ])
    #expect([bare, full] == [[], []])
  }

  @Test func `a measure has a bar for each part, and a time its place on a scale that doubles`()
    throws
  {
    var facts = try DocumentFacts.ofThisPackage.get()
    facts.figures = BenchmarkReport.sample([.sample("MVC", "load", factor: (2, 1, 4))])
    facts.figures?.means = [
      .init(
        entry: "MVC", category: .update, employees: 10_000,
        factor: Factor(estimate: 2, lower: 1, upper: 4))
    ]
    let markup = try Page.ofThisPackage(with: facts).figures.markup
    let lines = try part(of: markup, from: "<b>Lines of code</b>", to: "</table>")
    let counts = facts.all.map { source in
      (source.codeLineCount - source.portraitLineCount, source.portraitLineCount)
    }
    let greatest = try #require(counts.map { $0 + $1 }.max())
    let widths = lines.matches(of: #/part0" style="width:([\d.]+)%/#).compactMap { Double($0.1) }
    let shares = counts.map { (Double($0.0) / Double(greatest) * 1000).rounded() / 10 }
    #expect(widths == shares)
    let times = try part(of: markup, from: "<b>Time to update</b>", to: "</table>")
    let interval = """
      <span class="interval" style="left:25%;width:50%"></span>\
      <span class="estimate" style="left:50%"></span>
      """
    #expect(times.contains(interval))
    let positions = [0.1, 0.5, 1, 8, 16].map(Measure.position)
    #expect(positions == [0, 0, 0.25, 1, 1], "a mark outside is at the edge")
  }

  /// Returns what stands between a text and the next end in a document.
  private func part(
    of document: String, from start: String, to end: String = "</section>"
  ) throws -> String {
    let rest = try document[#require(document.range(of: start)).upperBound...]
    return String(rest[..<(rest.range(of: end)?.lowerBound ?? rest.endIndex)])
  }
}

extension Page {
  static let ofThisPackage = Result { Page(facts: try DocumentFacts.ofThisPackage.get()) }

  /// The page with other results, in the same pictures.
  fileprivate static func ofThisPackage(with facts: DocumentFacts) throws -> Page {
    let page = try ofThisPackage.get()
    return Page(facts: facts, pictures: page.pictures, profilePictures: page.profilePictures)
  }

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
