import Foundation
import ListRendering
import SourceAnalysis

/// The command that sets the architectures beside one another, in the terminal or on a page.
@main
enum SideBySideCommand {
  static func main() async {
    do {
      try await perform(Invocation(arguments: CommandLine.arguments.dropFirst()))
    } catch let error as UsageError {
      leave(saying: error, status: EX_USAGE)
    } catch {
      leave(saying: error, status: EXIT_FAILURE)
    }
  }

  private static func perform(_ invocation: Invocation) async throws {
    switch invocation {
    case .help:
      print(Invocation.usage)
    case .list:
      print(Invocation.names)
    case .concern(let concern, let choice):
      let columns = try choice.architectures.map { architecture in
        try Column(concern, in: architecture)
      }
      print(layout(choice).drawing(of: columns, title: concern.rawValue), terminator: "")
    case .traces(let event, let choice):
      let traces = try RecordedTraces(in: .ofThisPackage())
      let columns = choice.architectures.map { Column(event, of: $0, in: traces) }
      print(layout(choice).drawing(of: columns, title: "Traces"), terminator: "")
    case .page(let file):
      let page = try await Page(of: .ofThisPackage()).document
      try write(page, to: file)
    case .documents:
      let findings = try await GeneratedDocuments(of: .ofThisPackage()).write()
      for finding in findings where finding.state != .current { print(finding) }
    }
  }

  private static func layout(_ choice: Invocation.Choice) -> ColumnLayout {
    ColumnLayout(width: choice.width ?? TerminalWidth.current, isColored: Terminal.isColored)
  }

  private static func write(_ text: String, to file: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: file))
    } catch {
      throw PageError.unwritable(file: file)
    }
  }

  private static func leave(saying error: any Error, status: Int32) -> Never {
    FileHandle.standardError.write(Data("SideBySide: \(error)\n".utf8))
    exit(status)
  }
}
