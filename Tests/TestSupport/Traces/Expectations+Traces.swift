import Foundation
package import SourceAnalysis
package import Testing
package import Employees
package import ListRendering

/// Expects the parts of an architecture to tell one another what its file says.
///
/// Where the environment variable `RECORD_TRACES` is set, the file is written anew instead.
///
/// - Parameters:
///   - event: What happens.
///   - architecture: The name of the module.
///   - tracing: The parts with recorders between them.
///   - makeScreen: The module's own assembly, beside which the parts must not look different.
package func expectTrace(
  of event: TraceEvent, in architecture: String, by tracing: (some Tracing).Type,
  beside makeScreen: @MainActor (any EmployeeService, any EmployeeActions) -> ViewController,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let traced = try await TracedPerson(tracing)
  if event == .callTapped { traced.listen(toButton: "Call") }
  traced.recorder.isRecording = true
  await traced.person.cause(event)
  traced.person.window.layoutIfNeeded()
  traced.recorder.isRecording = false

  let other = Person(at: makeScreen)
  await other.service.answer(with: [.grace, .hypatia])
  await other.cause(event)
  #expect(traced.person.frame == other.frame, sourceLocation: sourceLocation)

  let recorded = traced.recorder.trace.list.joined(separator: "\n") + "\n"
  let package = try PackageFolder.ofThisPackage()
  let path = RecordedTraces.path(of: event, in: architecture)
  if ProcessInfo.processInfo.environment["RECORD_TRACES"] != nil {
    let file = package.root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(recorded.utf8).write(to: file)
  }
  let expected = (try? package.text(of: path)) ?? "nothing\n"
  let difference = """
    \(path) says:
    \(expected)
    The parts said:
    \(recorded)
    If that is meant to be, set RECORD_TRACES to 1 and run swift test --filter "TraceTests".
    """
  #expect(recorded == expected, Comment(rawValue: difference), sourceLocation: sourceLocation)
}

// MARK: -

extension Person {
  /// Does what leads to an event, and answers as the service.
  fileprivate func cause(_ event: TraceEvent) async {
    switch event {
    case .loadSucceeds:
      pullToRefresh()
      await service.answer(with: [.grace, .hypatia, .ada])
    case .loadFails:
      pullToRefresh()
      await service.fail(with: "asleep")
    case .callTapped:
      #expect(tap("Call", of: "Grace Hopper"))
    case .searchTyped:
      search("hyp")
    case .deleteRefused:
      #expect(delete("Grace Hopper"))
      await service.refuseDeletion(with: "locked")
    }
  }
}
