import Architectures
import ListRendering
import SourceCode

nonisolated extension DocumentFacts {
  /// The file in which the results of the three changes are kept: a head and rows, parted by tabs.
  static let changes = "Tests/Changes/results.tsv"

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

  /// The results of the three changes as a table.
  var changeTable: String {
    get throws {
      let lines = try package.text(of: Self.changes).split(separator: "\n").map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      var table = MarkdownTable(head: lines.first ?? [])
      for line in lines.dropFirst() { table.append(line) }
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
