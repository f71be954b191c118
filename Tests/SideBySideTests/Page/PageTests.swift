import Catalogue
import Foundation
import SourceAnalysis
import Testing

@testable import SideBySide

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The whole page, written from the sources as they are.
struct PageTests {
  @Test func `every concern of every architecture is there, whole`() async throws {
    let document = try await document()
    for architecture in Architecture.allCases {
      let source = try ArchitectureSource(named: architecture.name)
      for concern in Concern.allCases {
        #expect(document.contains("id=\"\(concern.commandLineName)-\(architecture.name)\""))
        for region in try #require(source.concerns[concern]) {
          #expect(document.contains(HTML.swift(region.text).markup))
        }
      }
    }
  }

  @Test func `the elements are nested, and names are given once and lead somewhere`() async throws {
    let document = try await document()
    let reader = ElementReader()
    // A style sheet and a script are no elements, and are read by nobody here.
    let markup = document.replacing(#/<(?<name>style|script)>[\s\S]*?<\/\k<name>>/#, with: "")
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(Set(reader.identifiers).count == reader.identifiers.count)
    #expect(Set(reader.references).subtracting(reader.identifiers) == [])
    #expect(reader.references.count > Concern.allCases.count)
  }

  @Test func `nothing is loaded from anywhere`() async throws {
    let document = try await document()
    #expect(!document.contains(" src="))
    #expect(!document.contains("<link"))
    #expect(document.contains("default-src &#39;none&#39;"))
    let links = document.matches(of: #/ href="(?<target>[^"]*)"/#).map(\.target)
    #expect(links.allSatisfy { $0.hasPrefix("#") })
    for word in ["@import", "url(", "fetch(", "XMLHttpRequest", "http://", "https://"] {
      for resource in document.matches(of: #/<(?<name>style|script)>[\s\S]*?<\/\k<name>>/#) {
        #expect(!resource.output.0.contains(word))
      }
    }
  }

  @Test func `all architectures drew one frame`() async throws {
    let page = try await Page(of: .ofThisPackage())
    #expect(page.screens.map(\.architecture) == Architecture.allCases.map(\.name))
    #expect(Set(page.screens.map(\.frame)).count == 1)
    #expect(page.screens[0].frame.hasPrefix("┌─ 24 employees ─"))
    #expect(page.screenPanel.content.count == 1)
  }

  @Test func `what was not recorded is said, and what was is shown`() async throws {
    let page = try await Page(of: .ofThisPackage())
    let bare = Page(sources: page.sources, screens: page.screens, traces: nil, figures: nil)
    #expect(bare.tracesPanel.lead.hasPrefix("No traces are recorded in Tests/Traces;"))
    #expect(bare.figuresPanel.lead.contains("there is no Benchmarks/Results/figures.json yet"))
    #expect(bare.figuresPanel.html.markup.contains("<th scope=\"row\">VIPER</th>"))
    let json = """
      {"results": [{"architecture": "MVC", "operation": "load", "employees": 10000,
      "factor": {"estimate": 1.5, "lower": 1.25, "upper": 1.75}}]}
      """
    let traces = RecordedTraces([
      RecordedTraces.path(of: .loadFails, in: "MVC"): "1. Service → Model: <failed>\n"
    ])
    let full = Page(
      sources: page.sources, screens: page.screens, traces: traces,
      figures: MeasuredFigures(json: json))
    #expect(full.figuresPanel.html.markup.contains("<td>1.50<small>1.25 … 1.75</small></td>"))
    #expect(full.figuresPanel.lead.contains("10,000 employees"))
    let markup = full.tracesPanel.html.markup
    #expect(markup.contains("<code>&lt;failed&gt;</code>"))
    #expect(markup.contains("  Service-&gt;&gt;Model: &lt;failed&gt;"))
    #expect(markup.contains("<p>Not recorded.</p>"))
  }

  private func document() async throws -> String {
    try await Page(of: .ofThisPackage()).document
  }
}
