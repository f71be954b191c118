import Catalogue
import CommandLineInterface
import Comparison
import PackageFiles

/// Records the calls of every architecture at every event, in a build that `.ci/record` makes.
@main
enum RecordCallsCommand {
  static func main() async {
    do {
      var arguments = Arguments(Program.arguments, usage: usage)
      let path = try arguments.value("a file to write")
      let file = OutputFile(path: path, option: "RecordCalls")
      try file.check()
      try await file.write(record().text)
    } catch {
      Program.fail(with: error)
    }
  }

  private static let usage = "Usage: RecordCalls FILE\n"

  private static func record() async throws -> CallRecord {
    var recordings: [(Architecture, CallEvent, [RecordedScreen.Moment])] = []
    for event in CallEvent.allCases {
      for architecture in Architecture.allCases {
        let moments = try await RecordedScreen(of: architecture).record(event)
        recordings.append((architecture, event, moments))
      }
    }
    var addresses: Set<UInt> = []
    for (_, _, moments) in recordings {
      for stack in moments.flatMap(\.stacks) { addresses.formUnion(stack) }
    }
    guard !addresses.isEmpty else { throw RecordingError.isEmpty }
    let symbols = try Symbolizer(addresses, in: CommandLine.arguments[0])
    var record = CallRecord()
    for (architecture, event, moments) in recordings {
      var reader = try CallReader(of: ArchitectureSource(named: architecture.name))
      record.add(
        moments.map { moment in
          // Most stacks are of functions inside shared code, and need no symbols.
          let stacks = moment.stacks.filter { stack in
            reader.isOfInterest(stack.prefix(2).map { symbols[$0] })
          }
          return (moment.frame, reader.calls(in: stacks.map { $0.map { symbols[$0] } }))
        }, at: event, in: architecture.name)
    }
    return record
  }
}
