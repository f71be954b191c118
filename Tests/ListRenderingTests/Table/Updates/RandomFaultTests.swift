import Testing

@testable import ListRendering

/// Random batches with a single fault.
struct RandomFaultTests {
  @Test(arguments: RandomBatches.Fault.allCases)
  func `rule 21: a single fault in a random batch is found and named`(
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
  func `rule 21: a table stops with the fault of a random batch`(
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
