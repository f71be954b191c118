extension Comparison {
  /// How the factor of an entry for an operation on a list changed.
  struct Change {
    /// What can be said of two intervals.
    enum Verdict: String {
      case slower
      case faster
      case same
    }

    let architecture: String
    let operation: String
    let employees: Int
    let before: Report.Factor
    let after: Report.Factor

    /// The change of the factor, as a factor: 1.1 takes a tenth longer against its baseline.
    var ratio: Double { after.estimate / before.estimate }

    /// Something only where the two intervals have nothing in common.
    var verdict: Verdict {
      if after.lower > before.upper { return .slower }
      if after.upper < before.lower { return .faster }
      return .same
    }
  }
}

// MARK: -

extension Comparison.Change {
  /// Compares two results; `nil` where one of them has no factor.
  init?(from before: Report.Result, to after: Report.Result) {
    guard let former = before.factor, let factor = after.factor else { return nil }
    self.init(
      architecture: after.architecture, operation: after.operation, employees: after.employees,
      before: former, after: factor)
  }
}
