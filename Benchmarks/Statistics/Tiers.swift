/// The entries of a table in groups between which the measurement can tell.
enum Tiers {
  /// Groups entries: a new tier begins where an entry is surely slower than the first of the last.
  ///
  /// An interval of 95 % misses once in twenty times; so that a whole table does so no more often,
  /// each of its comparisons is made at a level that is divided by their number (Bonferroni).
  ///
  /// - Parameters:
  ///   - entries: For each entry, and for each operation, the logarithms of entry ÷ baseline by round.
  ///   - seed: What decides the rounds that are drawn.
  /// - Returns: The tier of each entry, from 1, in the order of `entries`.
  static func tiers(of entries: [[[Double]]], seed: UInt64) -> [Int] {
    let estimates = entries.map { Statistics.factor($0, seed: seed).estimate }
    let order = entries.indices.sorted { estimates[$0] < estimates[$1] }
    let confidence = 1 - 0.05 / Double(max(1, entries.count - 1))
    var tiers = Array(repeating: 1, count: entries.count)
    var first = order.first ?? 0
    for index in order.dropFirst() {
      let paired = zip(entries[index], entries[first]).map { slower, faster in
        zip(slower, faster).map { $0 - $1 }
      }
      let factor = Statistics.factor(paired, confidence: confidence, seed: seed)
      let isSlower = factor.lower > 1
      tiers[index] = tiers[first] + (isSlower ? 1 : 0)
      if isSlower { first = index }
    }
    return tiers
  }
}
