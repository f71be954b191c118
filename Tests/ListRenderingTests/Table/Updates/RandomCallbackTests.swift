import Foundation
import ListRendering
import Testing

/// Random changes from inside callbacks, compared with a fresh table after each step.
///
/// A run takes 500 steps, or as many as the environment says: `RANDOM_BATCHES=10000 swift test
/// --filter RandomCallbackTests`. Seeds run one after the other, so that the last one that started
/// is the one that stopped the program, if one does.
struct RandomCallbackTests {
  @Test(.serialized, arguments: RandomBatchTests.seeds)
  func `rule 25: whatever callbacks change, a table ends up as a fresh one`(seed: UInt64) throws {
    let trial = CallbackTrial(seed: seed)
    for _ in 1...RandomBatchTests.batchesPerSeed { try trial.step() }
  }
}
