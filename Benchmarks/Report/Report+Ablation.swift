extension Report {
  /// Adds what both mechanisms took.
  mutating func add(_ ablation: Benchmarks.Ablation, _ measurement: Measurement) {
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
        }))
  }
}
