/// How far the baseline differs from itself.
extension Report {
  /// Judges the machine by the baseline's second entry.
  ///
  /// An interval of 95 % misses once in twenty times. So that a whole run is called noisy no more
  /// often by chance, each interval is taken at a level that is divided by their number.
  static func control(of sessions: [Session], seed: UInt64) -> Control {
    let means = sessions.flatMap { session in
      Operation.Category.allCases.compactMap { mean(of: $0, in: session) }
    }
    let confidence = 1 - 0.05 / Double(max(1, means.count))
    let excluded = means.filter { mean in
      let factor = Statistics.factor(mean.logarithms, confidence: confidence, seed: seed)
      return !(factor.lower...factor.upper).contains(1)
    }
    return Control(isNoisy: !excluded.isEmpty, excluded: excluded.map(\.name))
  }

  private static func mean(
    of category: Operation.Category, in session: Session
  ) -> (name: String, logarithms: [[Double]])? {
    let logarithms = session.measurements(of: category)
      .compactMap { $0.logarithms(of: Entry.controlName) }
    guard !logarithms.isEmpty else { return nil }
    return ("\(category.rawValue) at \(session.workload.employees.count) employees", logarithms)
  }
}
