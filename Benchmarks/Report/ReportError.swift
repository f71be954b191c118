/// A document that is not the report of a run.
nonisolated enum ReportError: Error, Equatable {
  case noReport
  case version(Int?)
  case missing(String)
  case wrong(String)
}

// MARK: -

nonisolated extension ReportError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noReport:
      "is not the JSON of a run"
    case .version(let version):
      "has \(version.map { "version \($0)" } ?? "no version"), and version "
        + "\(Report.currentVersion) is read; measure again"
    case .missing(let key):
      "has no \(key)"
    case .wrong(let key):
      "has something else for \(key) than a run writes"
    }
  }
}
