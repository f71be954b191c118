/// Traces that are not there.
nonisolated enum TraceError: Error, Equatable {
  case nothingRecorded(folder: String)
}

// MARK: -

nonisolated extension TraceError: CustomStringConvertible {
  var description: String {
    switch self {
    case .nothingRecorded(let folder): "no traces are recorded in \(folder)"
    }
  }
}
