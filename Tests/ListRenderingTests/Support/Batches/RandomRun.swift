import Foundation

/// The seeds of a run of random batches.
enum RandomRun {
  /// The number of batches for one seed.
  static let batchesPerSeed = 20

  /// Calls a block with each seed of this run.
  static func forEachSeed(_ body: (UInt64) throws -> Void) rethrows {
    let number = ProcessInfo.processInfo.environment["RANDOM_BATCHES"].flatMap(Int.init)
    let seedCount = ((number ?? 500) + batchesPerSeed - 1) / batchesPerSeed
    for seed in 1...UInt64(max(1, seedCount)) {
      if number != nil { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      try body(seed)
    }
  }
}
