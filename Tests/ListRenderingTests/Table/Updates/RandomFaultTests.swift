import Testing

@testable import ListRendering

/// Random batches of which one thing is wrong.
struct RandomFaultTests {
  @Test(arguments: RandomBatches.Fault.allCases)
  func `rule 21: one wrong thing in any batch is found and named`(
    fault: RandomBatches.Fault
  ) throws {
    for seed in UInt64(1)...100 {
      var batches = RandomBatches(seed: seed)
      let batch = batches.brokenBatch(fault)
      let found = BatchUpdates(batch.calls).fault(before: batch.before, after: batch.after)
      try #require(
        found?.hasPrefix(batch.message) == true,
        "seed \(seed): \(batch.before) to \(batch.after) by \(batch.calls): \(found ?? "no fault")")
    }
  }

  @Test(arguments: RandomBatches.Fault.allCases)
  func `rule 21: a table that is told of such a batch stops with what was found`(
    fault: RandomBatches.Fault
  ) async {
    let seed = UInt64(1_000 + fault.rawValue)
    var batches = RandomBatches(seed: seed)
    let batch = batches.brokenBatch(fault)
    let found = BatchUpdates(batch.calls).fault(before: batch.before, after: batch.after)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [seed = seed as UInt64, number = fault.rawValue as Int] in
      var batches = RandomBatches(seed: seed)
      batches.brokenBatch(RandomBatches.Fault.allCases[number]).run()
    }
    #expect(result?.fatalError == found?[...], "seed \(seed)")
  }
}
