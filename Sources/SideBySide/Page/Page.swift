import Catalogue
import Foundation
import SourceAnalysis

/// The page that shows all concerns of all architectures, in one file that needs nothing else.
struct Page {
  /// The modules, in the order of the catalogue.
  let sources: [ArchitectureSource]

  /// The first frame of each, in the same order.
  let screens: [DrawnScreen]

  /// Who tells whom what, `nil` where it is not recorded.
  let traces: RecordedTraces?

  /// What the benchmark measured, `nil` where it did not.
  let figures: MeasuredFigures?
}

// MARK: - Gathering

extension Page {
  /// Gathers what the catalogue, the sources and the recorded results have to show.
  init(of package: PackageFolder) async throws {
    sources = try Architecture.allCases.map { try ArchitectureSource(named: $0.name, in: package) }
    var screens: [DrawnScreen] = []
    for architecture in Architecture.allCases { screens.append(try await .init(of: architecture)) }
    self.screens = screens
    traces = try? RecordedTraces(in: package)
    figures = MeasuredFigures(in: package)
  }
}

// MARK: - Writing

extension Page {
  /// The whole document.
  var document: String {
    get throws {
      let title = "One screen, \(sources.count) architectures"
      let head = HTML.block(
        "head", [:],
        [
          .void("meta", ["charset": "utf-8"]),
          .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
          .void("meta", ["name": "color-scheme", "content": "light dark"]),
          .void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
          .element("title", [:], .text(title)),
          .verbatim("style", try Self.resource("page.css")),
        ])
      let body = HTML.block(
        "body", [:],
        [
          .element("a", ["class": "skip", "href": "#panels"], .text("Skip to the panels")),
          header(title),
          navigation,
          .block("main", ["id": "panels", "tabindex": "-1"], panels.map(\.html)),
          .verbatim("script", try Self.resource("page.js")),
        ])
      let html = HTML.block("html", ["lang": "en"], [head, body])
      return "<!DOCTYPE html>\n\(html.markup)\n"
    }
  }

  /// The page loads nothing from anywhere, and a browser holds it to that.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private func header(_ title: String) -> HTML {
    .block(
      "header", [:],
      [
        .element("h1", [:], .text(title)),
        .element(
          "p", [:],
          .text("The same employee list, cut out of its sources concern by concern. "),
          .element(
            "span", ["class": "keys"],
            .text("Keys: 0–9, and "), .element("kbd", [:], .text("←")), .text(" "),
            .element("kbd", [:], .text("→")), .text("."))),
      ])
  }

  private static func resource(_ name: String) throws -> String {
    guard let url = Bundle.module.url(forResource: name, withExtension: nil),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { throw PageError.missingResource(name) }
    return text
  }
}
