/// Traces that are not there.
package enum TraceError: Error, Equatable {
  case nothingRecorded(folder: String)
  case notRecorded(TraceEvent, architecture: String)
}

// MARK: -

extension TraceError: CustomStringConvertible {
  /// What is missing, where it was looked for, and how to come by it.
  package var description: String {
    switch self {
    case .nothingRecorded(let folder):
      "no traces are recorded in \(folder)"
    case .notRecorded(let event, let architecture):
      """
      \(RecordedTraces.path(of: event, in: architecture)) is missing. Write \
      Tests/\(architecture)Tests/Traces/TraceTests.swift as its neighbours do, set RECORD_TRACES to 1 \
      and run swift test --filter "TraceTests".
      """
    }
  }
}
