import Foundation
import ListRendering
import Testing

/// Random batches on random lists, compared with a plain model and with a fresh table after each.
///
/// A run takes 500 batches, or as many as the environment says: `RANDOM_BATCHES=10000 swift test
/// --filter RandomBatchTests`. Seeds run one after the other, so that the last one that started is
/// the one that stopped the program, if one does.
struct RandomBatchTests {
  /// The batches for one seed.
  nonisolated static let batchesPerSeed = 20

  /// The seeds of this run.
  nonisolated static var seeds: ClosedRange<UInt64> {
    let batches = ProcessInfo.processInfo.environment["RANDOM_BATCHES"].flatMap(Int.init) ?? 500
    return 1...UInt64(max(1, (batches + batchesPerSeed - 1) / batchesPerSeed))
  }

  @Test(.serialized, arguments: seeds)
  func `rule 24: after any batch a table is what a fresh one is at the same place`(
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
