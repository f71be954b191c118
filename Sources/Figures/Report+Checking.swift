extension Report {
  /// Checks that a run could write each figure and name: tables and charts print digits and align
  /// names, so both must have a sensible size.
  ///
  /// - Throws: A `FormatError` with the path of the first one that no run writes, such as a time of 0.
  func checkFigures() throws(FormatError) {
    try check(Double(rounds), in: Limits.counts, "rounds")
    for (index, result) in results.enumerated() {
      let path = "results[\(index)]"
      let names = [result.entry, result.operation, result.unit]
      try check(names, ["entry", "operation", "unit"], path)
      try check(Double(result.employees), in: Limits.sizes, "\(path).employees")
      try check(Double(result.rows), in: Limits.counts, "\(path).rows")
      try check(Double(result.rounds), in: Limits.counts, "\(path).rounds")
      try check(result.time, "\(path).time")
      try check(result.factor, "\(path).factor")
    }
    for (index, mean) in means.enumerated() {
      let path = "means[\(index)]"
      try check([mean.entry], ["entry"], path)
      try check(Double(mean.employees), in: Limits.sizes, "\(path).employees")
      try check(mean.factor, "\(path).factor")
    }
    for (index, footprint) in footprints.enumerated() {
      let path = "footprints[\(index)]"
      try check([footprint.architecture], ["architecture"], path)
      try check(Double(footprint.employees), in: Limits.sizes, "\(path).employees")
      try check(Double(footprint.cellsCreated), in: Limits.counts, "\(path).cellsCreated")
      try check(footprint.allocationsPerRow, in: Limits.counts, "\(path).allocationsPerRow")
      try check(
        footprint.retainedBytesPerEmployee, in: Limits.bytes, "\(path).retainedBytesPerEmployee")
      try check(footprint.pagedBytesPerEmployee, in: Limits.bytes, "\(path).pagedBytesPerEmployee")
    }
    for (index, ablation) in ablations.enumerated() {
      let path = "ablations[\(index)]"
      try check([ablation.id, ablation.unit], ["id", "unit"], path)
      for (way, path) in [(ablation.first, "\(path).first"), (ablation.second, "\(path).second")] {
        try check(way.time, "\(path).time")
        try check(way.allocationsPerUnit, in: Limits.counts, "\(path).allocationsPerUnit")
        try check(way.bytesPerEmployee, in: Limits.bytes, "\(path).bytesPerEmployee")
      }
      try check(ablation.factor, "\(path).factor")
    }
  }

  private enum Limits {
    static let sizes = 1...1e9
    static let counts = 0...1e12
    static let bytes = -1e12...1e12
    static let times = 1e-6...1e18
  }

  private func check(
    _ figure: Double?, in range: ClosedRange<Double>, _ path: String
  ) throws(FormatError) {
    if let figure, !range.contains(figure) { throw Self.wrongValue(at: path) }
  }

  private func check(_ time: Spread?, _ path: String) throws(FormatError) {
    try check(time?.median, in: Limits.times, "\(path).median")
    try check(time?.lower, in: Limits.times, "\(path).lower")
    try check(time?.upper, in: Limits.times, "\(path).upper")
  }

  private func check(_ factor: Factor?, _ path: String) throws(FormatError) {
    try check(factor?.estimate, in: Limits.times, "\(path).estimate")
    try check(factor?.lower, in: Limits.times, "\(path).lower")
    try check(factor?.upper, in: Limits.times, "\(path).upper")
  }

  /// Checks that names have at most 1,000 bytes.
  private func check(_ names: [String], _ keys: [String], _ path: String) throws(FormatError) {
    for (name, key) in zip(names, keys) where name.utf8.count > 1_000 {
      throw Self.wrongValue(at: "\(path).\(key)")
    }
  }
}
