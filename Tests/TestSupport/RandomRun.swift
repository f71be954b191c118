import Foundation

/// The seeds of a random run.
package enum RandomRun {
  /// The number of batches for one seed.
  package static let batchesPerSeed = 20

  /// Calls a block with each seed of this run, by default those of random batches.
  package static func forEachSeed(
    _ seedCount: Int = Repetition.batches / batchesPerSeed, _ body: (UInt64) throws -> Void
  ) rethrows {
    for seed in 1...UInt64(seedCount) {
      // A step that stops the process records no issue, so a long run prints where it is.
      if seedCount > 100 { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      try body(seed)
    }
  }
}
