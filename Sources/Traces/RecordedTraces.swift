package import SourceAnalysis

/// An event whose messages are recorded.
package enum TraceEvent: String, CaseIterable, Sendable {
  case loadSucceeds = "load-succeeds"
  case loadFails = "load-fails"
  case callTapped = "call-tapped"
  case searchTyped = "search-typed"
  case deleteRefused = "delete-refused"

  /// The name as words.
  package var title: String {
    let words = rawValue.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What happens on a screen that shows two employees.
  package var summary: String {
    switch self {
    case .loadSucceeds: "The list is pulled down, and the service returns three employees."
    case .loadFails: "The list is pulled down, and the service fails."
    case .callTapped: "The Call button is tapped."
    case .searchTyped: "A text is typed into the search field."
    case .deleteRefused: "A row is swiped away, and the service refuses to delete the employee."
    }
  }
}

// MARK: - Traces

/// The recorded traces of all architectures, one file for each architecture and event.
///
/// All architectures draw the same frames at an event, so that there is one file of frames for each.
package struct RecordedTraces: Sendable {
  package static let folder = "Sources/Traces/Recorded"

  private let texts: [String: String]

  /// Reads all files.
  ///
  /// - Throws: `SourceCodeError` if there is no file.
  package init(in package: PackageFolder) throws(SourceCodeError) {
    var texts: [String: String] = [:]
    for path in package.files(in: Self.folder) where path.hasSuffix(".txt") {
      texts[path] = try package.text(of: path)
    }
    guard !texts.isEmpty else {
      throw SourceCodeError(description: "no traces are recorded in \(Self.folder)")
    }
    self.init(texts)
  }

  /// Takes texts by the path of their file.
  package init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// The path of the file of an event.
  package static func path(of event: TraceEvent, in architecture: String) -> String {
    "\(folder)/\(architecture)/\(event.rawValue).txt"
  }

  /// The trace of an event, if it is recorded.
  package func trace(of event: TraceEvent, in architecture: String) -> Trace? {
    texts[Self.path(of: event, in: architecture)].map { Trace($0) }
  }

  /// The path of the file with the frames of an event.
  package static func framesPath(of event: TraceEvent) -> String {
    "\(folder)/Frames/\(event.rawValue).txt"
  }

  /// The different frames from before an event to its end, in order.
  package func frames(of event: TraceEvent) -> [String] {
    texts[Self.framesPath(of: event)]?.split(separator: "\n\n").map(String.init) ?? []
  }

  /// The text of a file of frames.
  package static func text(of frames: [String]) -> String {
    frames.map { $0.hasSuffix("\n") ? $0 : "\($0)\n" }.joined(separator: "\n")
  }

  /// The number of messages in the traces of all events.
  package func messageCount(in architecture: String) -> Int {
    TraceEvent.allCases
      .compactMap { trace(of: $0, in: architecture)?.messages.count }.reduce(0, +)
  }
}
