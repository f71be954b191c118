import Foundation
import ListRendering
import Testing

/// Compares a table with a plain model and with a new table after random batches.
///
/// A run makes 500 batches. Another number can be set: `RANDOM_BATCHES=10000 swift test --filter
/// RandomBatchTests`. Seeds run one after the other: if the program stops, the seed that started last
/// is the cause.
struct RandomBatchTests {
  /// The number of batches for one seed.
  nonisolated static let batchesPerSeed = 20

  /// The seeds of this run.
  nonisolated static var seeds: ClosedRange<UInt64> {
    let batches = ProcessInfo.processInfo.environment["RANDOM_BATCHES"].flatMap(Int.init) ?? 500
    return 1...UInt64(max(1, (batches + batchesPerSeed - 1) / batchesPerSeed))
  }

  @Test(.serialized, arguments: seeds)
  func `rule 24: after any batch, a table shows the same as a new one at the same place`(
    seed: UInt64
  ) throws {
    var trial = BatchTrial(seed: seed)
    for step in 1...Self.batchesPerSeed {
      try trial.wander("seed \(seed), before step \(step)")
      let batch = trial.batches.batch(on: trial.model.sections)
      let place: Comment = "seed \(seed), step \(step): \(batch)"
      try trial.perform(batch, place)
      try trial.expectAgreement(place)
    }
  }
}
