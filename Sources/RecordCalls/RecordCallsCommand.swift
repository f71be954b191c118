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
    let addresses = Set(recordings.flatMap { $0.2.flatMap(\.stacks).flatMap(\.self) })
    guard !addresses.isEmpty else { throw RecordingError.isEmpty }
    let symbols = try Symbolizer(addresses, in: CommandLine.arguments[0])
    var record = CallRecord()
    for (architecture, event, moments) in recordings {
      var reader = try CallReader(of: ArchitectureSource(named: architecture.name))
      record.add(
        moments.map { moment in
          let stacks = moment.stacks.map { stack in stack.map { symbols[$0] } }
          return (moment.frame, reader.calls(in: stacks))
        }, at: event, in: architecture.name)
    }
    return record
  }
}
