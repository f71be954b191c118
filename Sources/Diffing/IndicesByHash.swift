/// A hash table of the indices in a range.
///
/// Indices in the same bucket are linked to a chain. The table stores no elements; the caller hashes
/// and compares them.
@usableFromInline
struct IndicesByHash {
  /// The end of a chain.
  @usableFromInline static let none = -1

  /// The first index of each bucket, and for each index the next one in its chain.
  @usableFromInline var heads: [Int] = []
  @usableFromInline var successors: [Int] = []

  @usableFromInline var hashes: [Int] = []
  @usableFromInline var isRemoved: [Bool]
  @usableFromInline let range: Range<Int>

  /// Creates a table of indices that have no hash values yet.
  @inlinable
  init(_ range: Range<Int>) {
    self.range = range
    isRemoved = [Bool](repeating: false, count: range.count)
  }

  /// Hashes all indices that were not removed.
  ///
  /// - Complexity: O(*n*) in the number of indices.
  @inlinable @inline(__always)
  mutating func hash(_ hashValue: (Int) -> Int) {
    guard !range.isEmpty else { return }
    // A power of two, so that a mask picks the bucket.
    heads = [Int](
      repeating: Self.none, count: 1 << (Int.bitWidth - range.count.leadingZeroBitCount))
    successors = [Int](repeating: Self.none, count: range.count)
    hashes = [Int](repeating: 0, count: range.count)
    // Backwards, so that each chain starts with its lowest index.
    for offset in isRemoved.indices.reversed() where !isRemoved[offset] {
      let hash = hashValue(range.lowerBound + offset)
      let bucket = hash & (heads.count - 1)
      hashes[offset] = hash
      successors[offset] = heads[bucket]
      heads[bucket] = offset
    }
  }

  /// Checks whether an index is in the range and was not removed.
  @inlinable
  func contains(_ index: Int) -> Bool {
    range.contains(index) && !isRemoved[index - range.lowerBound]
  }

  /// Removes an index.
  @inlinable
  mutating func remove(_ index: Int) {
    isRemoved[index - range.lowerBound] = true
  }

  /// Returns the first index that has a hash value and that a closure accepts, or `nil`.
  ///
  /// - Complexity: O(1) on average. Removed indices are unlinked on the way, so that equal elements
  ///   do not make it slower.
  @inlinable @inline(__always)
  mutating func first(
    hash: @autoclosure () -> Int, where isMatch: (Int) -> Bool
  ) -> Int? {
    guard !heads.isEmpty else { return nil }
    let hash = hash()
    let bucket = hash & (heads.count - 1)
    var previous = Self.none
    var offset = heads[bucket]
    while offset != Self.none {
      let successor = successors[offset]
      if isRemoved[offset] {
        if previous == Self.none {
          heads[bucket] = successor
        } else {
          successors[previous] = successor
        }
      } else if hashes[offset] == hash, isMatch(range.lowerBound + offset) {
        return range.lowerBound + offset
      } else {
        previous = offset
      }
      offset = successor
    }
    return nil
  }

  /// The indices that were not removed, in order.
  @inlinable
  var remaining: [Int] {
    range.filter { !isRemoved[$0 - range.lowerBound] }
  }
}
