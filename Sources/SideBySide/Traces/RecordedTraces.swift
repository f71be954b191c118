import SourceCode

/// The traces that the tests compare with, read from their files.
nonisolated struct RecordedTraces {
  /// The folder in which a file of an event lies for each architecture.
  static let folder = "Tests/TraceTests/Golden"

  private let traces: [String: Trace]

  /// Reads all files.
  ///
  /// - Throws: `TraceError` where none is recorded.
  init(in package: PackageFolder) throws {
    var texts: [String: String] = [:]
    for path in package.files(in: Self.folder) where path.hasSuffix(".txt") {
      texts[path] = try package.text(of: path)
    }
    guard !texts.isEmpty else { throw TraceError.nothingRecorded(folder: Self.folder) }
    self.init(texts)
  }

  /// Takes texts by the path of their file.
  init(_ texts: [String: String]) {
    traces = texts.mapValues(Trace.init)
  }

  /// The path of the file in which an event is recorded.
  static func path(of event: TraceEvent, in architecture: String) -> String {
    "\(folder)/\(architecture)/\(event.rawValue).txt"
  }

  /// The trace of an event, `nil` where it is not recorded.
  func trace(of event: TraceEvent, in architecture: String) -> Trace? {
    traces[Self.path(of: event, in: architecture)]
  }
}
