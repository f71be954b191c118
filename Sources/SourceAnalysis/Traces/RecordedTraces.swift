/// The traces that the tests compare with, read from their files.
package struct RecordedTraces: Sendable {
  /// The folder in which a file of an event lies for each architecture.
  package static let folder = "Tests/Traces"

  private let traces: [String: Trace]

  /// Reads all files.
  ///
  /// - Throws: `TraceError` where none is recorded.
  package init(in package: PackageFolder) throws {
    var texts: [String: String] = [:]
    for path in package.files(in: Self.folder) where path.hasSuffix(".txt") {
      texts[path] = try package.text(of: path)
    }
    guard !texts.isEmpty else { throw TraceError.nothingRecorded(folder: Self.folder) }
    self.init(texts)
  }

  /// Takes texts by the path of their file.
  package init(_ texts: [String: String]) {
    traces = texts.mapValues { Trace($0) }
  }

  /// The path of the file of an event.
  package static func path(of event: TraceEvent, in architecture: String) -> String {
    "\(folder)/\(architecture)/\(event.rawValue).txt"
  }
}

// MARK: -

extension RecordedTraces {
  /// The trace of an event, `nil` where it is not recorded.
  package func trace(of event: TraceEvent, in architecture: String) -> Trace? {
    traces[Self.path(of: event, in: architecture)]
  }

  /// The number of messages that were seen at all events together.
  package func messageCount(in architecture: String) -> Int {
    TraceEvent.allCases
      .compactMap { trace(of: $0, in: architecture)?.messages.count }.reduce(0, +)
  }
}
