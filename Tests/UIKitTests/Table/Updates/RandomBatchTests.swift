import TestSupport
import Testing

/// Compares a table with a plain model and with a new table after random batches.
///
/// `REPEAT=20 swift test --filter RandomBatchTests` makes 20 times as many batches.
/// Then each seed is printed before its batches: if the program stops, the last seed is the cause.
struct RandomBatchTests {
  @Test(arguments: [RandomBatches.Heights.whole, .parts])
  func `rule 24: after any batch, a table shows the same as a new one at the same place`(
    heights: RandomBatches.Heights
  ) throws {
    try RandomRun.forEachSeed { seed in
      var trial = BatchTrial(seed: seed, heights: heights)
      for step in 1...RandomRun.batchesPerSeed {
        try trial.wander("seed \(seed), before step \(step)")
        let batch = trial.batches.batch(on: trial.model.sections)
        let place: Comment = "seed \(seed), step \(step): \(batch)"
        try trial.perform(batch, place)
        try trial.expectAgreement(place)
      }
    }
  }
}
