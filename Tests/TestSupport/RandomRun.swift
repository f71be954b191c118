import Foundation

/// The seeds of a run of random batches.
package enum RandomRun {
  /// The number of batches for one seed.
  package static let batchesPerSeed = 20

  /// Calls a block with each seed of this run.
  package static func forEachSeed(_ body: (UInt64) throws -> Void) rethrows {
    let seedCount = UInt64(max(1, Repetition.batches / batchesPerSeed))
    for seed in 1...seedCount {
      // A batch that stops the process records no issue, so a long run prints where it is.
      if seedCount > 100 { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      try body(seed)
    }
  }
}
