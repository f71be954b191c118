/// How times become figures.
extension Report {
  /// Adds what a session has measured.
  mutating func add(_ session: Session) {
    for part in session.parts {
      // What a stopped run has not come to is left out, not taken for right.
      for contestant in part.measurement.contestants
      where contestant.isMeasured || contestant.difference != nil {
        results.append(result(of: contestant, in: part, on: session.workload))
      }
    }
    for category in Operation.Category.allCases {
      summary += summaries(of: category, in: session)
    }
  }

  private func result(
    of contestant: Measurement.Contestant, in part: Session.Part, on workload: Workload
  ) -> Result {
    let operation = part.operation
    let time = contestant.isMeasured ? Spread(Statistics.spread(of: contestant.samples)) : nil
    return Result(
      architecture: contestant.name, operation: operation.id,
      employees: workload.employees.count,
      rows: Operation.rowCount(of: workload), rounds: contestant.samples.count,
      verified: contestant.difference == nil, difference: contestant.difference,
      unit: operation.unit, nanoseconds: time,
      nanosecondsPerRow: operation.unit == "row" ? time : nil,
      factor: part.measurement.logarithms(of: contestant.name).map {
        Factor(Statistics.factor([$0], seed: seed))
      })
  }

  /// The means of a category and the tiers, for one list.
  private func summaries(of category: Operation.Category, in session: Session) -> [Summary] {
    let measurements = session.measurements(of: category)
    guard !measurements.isEmpty else { return [] }
    var summaries: [Summary] = []
    var logarithms: [[[Double]]] = []
    for entry in session.entries {
      let known = measurements.compactMap { $0.logarithms(of: entry.name) }
      let isComplete = known.count == measurements.count
      if isComplete { logarithms.append(known) }
      summaries.append(
        Summary(
          architecture: entry.name, category: category,
          employees: session.workload.employees.count, isComplete: isComplete,
          factor: isComplete ? Factor(Statistics.factor(known, seed: seed)) : nil))
    }
    var tiers = Tiers.tiers(of: logarithms, seed: seed)[...]
    for index in summaries.indices where summaries[index].isComplete {
      summaries[index].tier = tiers.popFirst()
    }
    return summaries
  }
}

// MARK: -

extension Session {
  /// What was measured of the operations of a category.
  func measurements(of category: Operation.Category) -> [Measurement] {
    parts.filter { $0.operation.category == category }.map(\.measurement)
  }
}

// MARK: -

extension Measurement {
  /// The logarithms of the times of a contestant ÷ those of another, by round; `nil` where either
  /// has none.
  func logarithms(of name: String, to baselineName: String = Entry.baselineName) -> [Double]? {
    guard let entry = contestants.first(where: { $0.name == name }), entry.isMeasured,
      let baseline = contestants.first(where: { $0.name == baselineName }), baseline.isMeasured
    else { return nil }
    return Statistics.logarithms(of: entry.samples, to: baseline.samples)
  }
}

// MARK: -

extension Report.Spread {
  /// Writes down a median and its quartiles.
  init(_ estimate: Estimate) {
    self.init(median: estimate.estimate, lower: estimate.lower, upper: estimate.upper)
  }
}

// MARK: -

extension Report.Factor {
  /// Writes down a factor and its interval.
  init(_ estimate: Estimate) {
    self.init(estimate: estimate.estimate, lower: estimate.lower, upper: estimate.upper)
  }
}
