// MARK: - Searching sorted collections

nonisolated extension RandomAccessCollection {
  /// Returns the first index whose element is not less than the searched one, or `endIndex`.
  ///
  /// - Parameter isLess: Returns whether an element is less. It must return `true` for all elements
  ///   up to some index and `false` from there on.
  /// - Complexity: O(log *n*), where *n* is the length of the collection.
  func firstIndex(notLess isLess: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isLess(self[middle]) {
        low = index(after: middle)
        count -= half + 1
      } else {
        count = half
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
    let index = firstIndex(notLess: { $0 < element })
    return index < endIndex && self[index] == element
  }

  /// Returns the first element that a sorted collection contains twice, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  var firstRepeated: Element? {
    zip(self, dropFirst()).first { $0 == $1 }?.0
  }
}
