extension Report {
  /// Adds what both mechanisms took, and what was counted of them, where it was.
  mutating func add(
    _ ablation: Benchmarks.Ablation, _ measurement: Measurement,
    footprints: (published: MechanismFootprint, ours: MechanismFootprint)? = nil
  ) {
    let published = measurement.contestants[0]
    let ours = measurement.contestants[1]
    asPublished.append(
      Report.Ablation(
        id: ablation.id, article: ablation.article, title: ablation.title,
        publishedWay: ablation.publishedWay, ourWay: ablation.ourWay, unit: ablation.unit,
        verified: published.difference == nil && ours.difference == nil,
        published: published.isMeasured ? Spread(Statistics.spread(of: published.samples)) : nil,
        ours: ours.isMeasured ? Spread(Statistics.spread(of: ours.samples)) : nil,
        factor: measurement.logarithms(of: published.name, to: ours.name).map {
          Factor(Statistics.factor([$0], seed: seed))
        },
        publishedAllocationsPerUnit: footprints?.published.allocationsPerUnit,
        oursAllocationsPerUnit: footprints?.ours.allocationsPerUnit,
        publishedBytesPerEmployee: footprints?.published.bytesPerEmployee,
        oursBytesPerEmployee: footprints?.ours.bytesPerEmployee))
  }
}

// MARK: -

extension Report.Ablation {
  /// What was counted and not timed, in words; `nil` where neither side takes anything.
  var footprintNote: String? {
    var parts: [String] = []
    if let published = publishedAllocationsPerUnit, let ours = oursAllocationsPerUnit,
      max(published, ours) >= 0.005
    {
      parts.append(
        "allocations per \(unit) \(String(published, digits: 2)),"
          + " here \(String(ours, digits: 2))")
    }
    if let published = publishedBytesPerEmployee, let ours = oursBytesPerEmployee {
      parts.append(
        "bytes per employee \(String(published, digits: 0)), here \(String(ours, digits: 0))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
