/// A hash table of the indices in a range.
///
/// Places in the same bucket are linked to a chain. The table stores no elements; the caller hashes
/// and compares them.
@usableFromInline
struct PlacesByHash {
  /// The end of a chain.
  @usableFromInline static let none = -1

  /// The first place of each bucket, and for each place the next one in its chain.
  @usableFromInline var heads: [Int] = []
  @usableFromInline var successors: [Int] = []

  @usableFromInline var hashes: [Int] = []
  @usableFromInline var isRemoved: [Bool]
  @usableFromInline let range: Range<Int>

  /// Creates a table of places that have no hash values yet.
  @inlinable
  init(_ range: Range<Int>) {
    self.range = range
    isRemoved = [Bool](repeating: false, count: range.count)
  }

  /// Hashes all places that were not removed.
  ///
  /// - Complexity: O(*n*) in the number of places.
  @inlinable @inline(__always)
  mutating func hash(_ hashValue: (Int) -> Int) {
    guard !range.isEmpty else { return }
    // A power of two, so that a mask picks the bucket.
    heads = [Int](
      repeating: Self.none, count: 1 << (Int.bitWidth - range.count.leadingZeroBitCount))
    successors = [Int](repeating: Self.none, count: range.count)
    hashes = [Int](repeating: 0, count: range.count)
    // Backwards, so that each chain starts with its lowest place.
    for index in isRemoved.indices.reversed() where !isRemoved[index] {
      let hash = hashValue(range.lowerBound + index)
      let bucket = hash & (heads.count - 1)
      hashes[index] = hash
      successors[index] = heads[bucket]
      heads[bucket] = index
    }
  }

  /// Checks whether a place is in the range and was not removed.
  @inlinable
  func contains(_ place: Int) -> Bool {
    range.contains(place) && !isRemoved[place - range.lowerBound]
  }

  /// Removes a place.
  @inlinable
  mutating func remove(_ place: Int) {
    isRemoved[place - range.lowerBound] = true
  }

  /// Returns the first place that has a hash value and that a closure accepts, or `nil`.
  ///
  /// - Complexity: O(1) on average. Removed places are unlinked on the way, so that equal elements
  ///   do not make it slower.
  @inlinable @inline(__always)
  mutating func first(
    hash: @autoclosure () -> Int, where isMatch: (Int) -> Bool
  ) -> Int? {
    guard !heads.isEmpty else { return nil }
    let hash = hash()
    let bucket = hash & (heads.count - 1)
    var previous = Self.none
    var index = heads[bucket]
    while index != Self.none {
      let successor = successors[index]
      if isRemoved[index] {
        if previous == Self.none {
          heads[bucket] = successor
        } else {
          successors[previous] = successor
        }
      } else if hashes[index] == hash, isMatch(range.lowerBound + index) {
        return range.lowerBound + index
      } else {
        previous = index
      }
      index = successor
    }
    return nil
  }

  /// The places that were not removed, in order.
  @inlinable
  var remaining: [Int] {
    range.filter { !isRemoved[$0 - range.lowerBound] }
  }
}
