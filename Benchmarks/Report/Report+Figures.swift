/// Turns measured times into figures.
extension Report {
  /// Adds the results of a session and their means.
  mutating func add(_ session: Session) {
    for part in session.parts {
      // A stopped run leaves out the entries that it did not reach.
      for contestant in part.measurement.contestants
      where contestant.isMeasured || contestant.difference != nil {
        results.append(result(of: contestant, in: part, on: session.workload))
      }
    }
    for category in Operation.Category.allCases {
      summary += summaries(of: category, in: session)
    }
  }

  /// Adds the figures of an ablation, whose contestants are the article's mechanism and ours.
  mutating func add(
    _ ablation: Benchmarks.Ablation, _ measurement: Measurement,
    footprints: (published: MechanismFootprint, ours: MechanismFootprint)? = nil
  ) {
    let published = measurement.contestants[0]
    let ours = measurement.contestants[1]
    asPublished.append(
      Ablation(
        id: ablation.id, article: ablation.article, title: ablation.title,
        publishedWay: ablation.publishedWay, ourWay: ablation.ourWay, unit: ablation.unit,
        verified: published.difference == nil && ours.difference == nil,
        published: spread(of: published), ours: spread(of: ours),
        factor: measurement.logarithms(of: published.name, to: ours.name).map { factor(of: [$0]) },
        publishedAllocationsPerUnit: footprints?.published.allocationsPerUnit,
        oursAllocationsPerUnit: footprints?.ours.allocationsPerUnit,
        publishedBytesPerEmployee: footprints?.published.bytesPerEmployee,
        oursBytesPerEmployee: footprints?.ours.bytesPerEmployee))
  }

  /// Compares the baseline with its second entry.
  ///
  /// The confidence level is corrected for the number of intervals (Bonferroni), so that chance
  /// makes at most one run in twenty noisy.
  static func control(of sessions: [Session], seed: UInt64) -> Control {
    let means = sessions.flatMap { session in
      Operation.Category.allCases.map { category in
        (
          name: "\(category.rawValue) at \(session.workload.employees.count) employees",
          logarithms: session.measurements(of: category).compactMap {
            $0.logarithms(of: Entry.controlName)
          }
        )
      }
    }
    .filter { !$0.logarithms.isEmpty }
    let confidence = 1 - 0.05 / Double(max(1, means.count))
    let excluded = means.filter { mean in
      let factor = Statistics.factor(mean.logarithms, confidence: confidence, seed: seed)
      return !(factor.lower...factor.upper).contains(1)
    }
    return Control(isNoisy: !excluded.isEmpty, excluded: excluded.map(\.name))
  }

  private func result(
    of contestant: Measurement.Contestant, in part: Session.Part, on workload: Workload
  ) -> Result {
    let unit = part.operation.unit
    let time = spread(of: contestant)
    return Result(
      architecture: contestant.name, operation: part.operation.id,
      employees: workload.employees.count, rows: Operation.rowCount(of: workload),
      rounds: contestant.samples.count, verified: contestant.difference == nil,
      difference: contestant.difference, unit: unit, nanoseconds: time,
      nanosecondsPerRow: unit == "row" ? time : nil,
      factor: part.measurement.logarithms(of: contestant.name).map { factor(of: [$0]) })
  }

  /// The means and tiers of a category; an entry that lacks an operation has neither.
  private func summaries(of category: Operation.Category, in session: Session) -> [Summary] {
    let measurements = session.measurements(of: category)
    guard !measurements.isEmpty else { return [] }
    let logarithms = session.entries.map { entry in
      measurements.compactMap { $0.logarithms(of: entry.name) }
    }
    let complete = logarithms.filter { $0.count == measurements.count }
    var tiers = Tiers.tiers(of: complete, seed: seed)[...]
    return zip(session.entries, logarithms).map { entry, logarithms in
      let isComplete = logarithms.count == measurements.count
      return Summary(
        architecture: entry.name, category: category,
        employees: session.workload.employees.count, isComplete: isComplete,
        factor: isComplete ? factor(of: logarithms) : nil,
        tier: isComplete ? tiers.popFirst() : nil)
    }
  }

  private func spread(of contestant: Measurement.Contestant) -> Spread? {
    guard contestant.isMeasured else { return nil }
    let spread = Statistics.spread(of: contestant.samples)
    return Spread(median: spread.estimate, lower: spread.lower, upper: spread.upper)
  }

  private func factor(of operations: [[Double]]) -> Factor {
    let factor = Statistics.factor(operations, seed: seed)
    return Factor(estimate: factor.estimate, lower: factor.lower, upper: factor.upper)
  }
}

// MARK: -

extension Session {
  fileprivate func measurements(of category: Operation.Category) -> [Measurement] {
    parts.filter { $0.operation.category == category }.map(\.measurement)
  }
}

// MARK: -

extension Measurement {
  /// The logarithm of contestant ÷ baseline for each round; `nil` if either has no times.
  func logarithms(
    of name: String, to baselineName: String = Entry.baselineName
  ) -> [Double]? {
    guard let entry = contestants.first(where: { $0.name == name }), entry.isMeasured,
      let baseline = contestants.first(where: { $0.name == baselineName }), baseline.isMeasured
    else { return nil }
    return Statistics.logarithms(of: entry.samples, to: baseline.samples)
  }
}
