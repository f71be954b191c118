// MARK: - Searching sorted collections

nonisolated extension RandomAccessCollection {
  /// Returns the index at which the second part of the collection begins, or `endIndex`; as in Swift
  /// Algorithms.
  ///
  /// - Parameter belongsInSecondPartition: Returns `false` for all elements up to some index, and `true`
  ///   from there on.
  /// - Complexity: O(log *n*), where *n* is the length of the collection.
  func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecondPartition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

// MARK: -

nonisolated extension RandomAccessCollection where Element: Comparable {
  /// Checks whether a sorted collection contains an element.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the collection.
  func containsSorted(_ element: Element) -> Bool {
    let index = partitioningIndex { $0 >= element }
    return index < endIndex && self[index] == element
  }

  /// Returns the first element that a sorted collection contains twice, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  var firstRepeated: Element? {
    zip(self, dropFirst()).first { $0 == $1 }?.0
  }
}
