import Foundation
import SourceAnalysis

/// The page that shows all concerns of all architectures, in one file that loads nothing.
struct Page {
  let facts: DocumentFacts
}

extension Page {
  /// The whole document.
  var document: String {
    get throws {
      let panels = panels
      let parts: KeyValuePairs<String, HTML> = [
        "count": "\(facts.sources.count)", "topics": "\(panels.map(\.tab))",
        "choice": "\(facts.sources.map(\.name).map(checkbox))",
        "architectures": "\(facts.sources.map(\.name).map(tab))",
        "panels": "\(panels.map(\.html))",
      ]
      var document = try Self.resource("page.html")
      for include in document.matches(of: #/{{(\w+\.\w+)}}/#).map(\.output) {
        document = document.replacing(include.0, with: try Self.resource(String(include.1)))
      }
      for (name, part) in parts { document = document.replacing("{{\(name)}}", with: part.markup) }
      return document
    }
  }

  /// Reads a file that is part of every page or picture.
  static func resource(_ name: String) throws -> String {
    guard let url = Bundle.module.url(forResource: "Files/\(name)", withExtension: nil) else {
      throw DocumentError.invalid("\(name) is missing from the resources of the package")
    }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// Selects a column on a wide screen.
  private func checkbox(of architecture: String) -> HTML {
    """
    <label><input type="checkbox" value="\(architecture)" checked="checked"/>\(architecture)</label>
    """
  }

  /// Shows a single column on a narrow screen.
  private func tab(of architecture: String) -> HTML {
    let events = facts.traces == nil ? [] : TraceEvent.allCases.map(\.rawValue)
    let columns = (Concern.allCases.map(\.commandLineName) + events).map { "\($0)-\(architecture)" }
    return """
      <button type="button" role="tab" id="tab-of-\(architecture)" \
      data-architecture="\(architecture)" \
      aria-controls="\(columns.joined(separator: " "))">\(architecture)</button>
      """
  }
}
