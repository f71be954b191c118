import CommandLineInterface
import Comparison
import PackageFiles

/// Shows the architectures side by side, in the terminal or on a page.
@main
enum SideBySideCommand {
  static func main() async {
    do {
      try await perform(SideBySideInvocation(arguments: Program.arguments))
    } catch {
      Program.fail(with: error)
    }
  }

  private static func perform(_ invocation: SideBySideInvocation) async throws {
    let output = StandardStream.output
    let layout = ColumnLayout(width: TerminalWidth.current)
    switch invocation {
    case .help:
      output.write(SideBySideInvocation.usage)
    case .list:
      output.write(SideBySideInvocation.names)
    case .concern(let concern, let architectures):
      let columns = try architectures.map { architecture in try Column(concern, in: architecture) }
      output.write(layout.drawing(of: columns, title: concern.rawValue))
    case .test(let architectures):
      let columns = try architectures.map { architecture in try Column(testOf: architecture) }
      output.write(layout.drawing(of: columns, title: ExampleTest.name.capitalizedFirst))
    case .traces(let event, let architectures):
      let record = try CallRecord(in: .ofThisPackage())
      let columns = architectures.map { Column(event, of: $0, in: record) }
      output.write(layout.drawing(of: columns, title: "Calls"))
    case .documents:
      let messages = try await DocumentFacts.ofThisPackage.get().updateDocuments(isWriting: true)
      output.write(messages.map { "\($0)\n" }.joined())
    case .page(let file):
      try file.check()
      try file.write(Page(facts: DocumentFacts.ofThisPackage.get()).document)
    }
  }
}
