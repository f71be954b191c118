import Catalogue
import ListRendering
import SourceAnalysis

nonisolated extension DocumentFacts {
  /// The document with the table of the three changes, which the command that makes them writes.
  static let changes = "Tests/ChangePatches/README.md"

  /// The screen of one architecture, below the command that draws it.
  @MainActor var frame: String {
    get async throws {
      let (name, height) = ("MVC", 12)
      guard let architecture = Architecture.allCases.first(where: { $0.name == name }) else {
        throw DocumentError.unknownArchitecture(name, block: "frame")
      }
      let size = Size(width: 60, height: height)
      let frame = try await DrawnScreen(of: architecture, size: size).frame
      return """
        ```
        $ swift run EmployeeList \(name) --height \(height)
        \(frame.last == "\n" ? String(frame.dropLast()) : frame)
        ```
        """
    }
  }

  /// A row of the table of changes: what a change took in an architecture.
  struct ChangeRow {
    let change: String
    let part: String

    /// The lines that came and went.
    let lines: String

    let fileCount: String
  }

  /// The rows of the table of changes.
  var changeRows: [ChangeRow] {
    get throws {
      try package.text(of: Self.changes).matches(
        of: #/\n\| (?<change>\w+) \| (?<part>\w+) \| (?<files>\d+) \| (?<lines>\+\d+ −\d+) \|/#
      ).map { row in
        ChangeRow(
          change: String(row.change), part: String(row.part), lines: String(row.lines),
          fileCount: String(row.files))
      }
    }
  }

  /// What the three changes took in each architecture: lines that came and went, and files.
  var changeTable: String {
    get throws {
      let rows = try changeRows
      let changes = rows.filter { $0.part == sources[0].name }.map(\.change)
      var table = MarkdownTable(head: ["architecture"] + changes)
      for source in sources {
        let cells = rows.filter { $0.part == source.name }.map { "\($0.lines) in \($0.fileCount)" }
        table.append([source.name] + cells)
      }
      return table.markdown
    }
  }

  /// The messages of an event, as a list and as a diagram.
  func trace(of event: TraceEvent, in architecture: String) -> String {
    guard let trace = traces?.trace(of: event, in: architecture) else { return "" }
    let list = trace.messages.enumerated().map { index, message in
      "\(index + 1). \(message.sender) → \(message.receiver): `\(message.text)`"
    }
    return list.joined(separator: "\n") + "\n\n```mermaid\n\(trace.mermaid)\n```"
  }
}
