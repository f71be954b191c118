// MARK: - Comparing two lists

// Functions that touch elements are inlinable, because only the caller's module knows the layout of
// an element. Without inlining, each comparison copies two elements: with seven fields, comparing
// two lists takes four times as many instructions.
extension SectionChanges {
  /// Compares two lists of identified elements.
  ///
  /// If an id occurs more than once in a list, the result is valid but may not be the shortest; see
  /// ``init(from:to:id:isSame:)``.
  ///
  /// - Parameters:
  ///   - old: The list before the changes.
  ///   - new: The list after the changes.
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the length of the lists and *m* the number of
  ///   elements between the first and the last change. O(1) if both lists share their storage.
  @inlinable
  public init<Element: Identifiable & Equatable>(
    from old: [Element], to new: [Element]
  ) {
    self.init(from: old, to: new, id: { $0.id }, isSame: { $0 == $1 })
  }

  /// Compares two lists of elements that are identified and compared by closures.
  ///
  /// Elements with equal ids are paired one to one. If an id occurs more often in one list than in
  /// the other, the elements left over are deleted or inserted. The result is then valid, but it
  /// may not be the shortest.
  ///
  /// - Parameters:
  ///   - old: The list before the changes.
  ///   - new: The list after the changes.
  ///   - id: Returns the id of an element.
  ///   - isSame: Returns whether two elements with the same id have the same content. It must
  ///     return true for an element and itself.
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the length of the lists and *m* the number of
  ///   elements between the first and the last change. O(1) if both lists share their storage.
  @inlinable @inline(__always)
  public init<Element, ID: Hashable>(
    from old: [Element], to new: [Element],
    id: (Element) -> ID, isSame: (Element, Element) -> Bool
  ) {
    self.init()
    if Self.shareStorage(old, new) { return }
    var reloads: [Int] = []
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, id(old[start]) == id(new[start]) {
      if !isSame(old[start], new[start]) { reloads.append(start) }
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, id(old[oldEnd - 1]) == id(new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }

    var deletes: [Int] = []
    var staying: [Move] = []
    staying.reserveCapacity(oldEnd - start)
    var indices = IndicesByHash(start..<newEnd)
    // Elements at the same index in both lists need no hash. After a swap of two elements, these
    // are all but two.
    var isFixed = [Bool](repeating: false, count: min(oldEnd, newEnd) - start)
    for index in start..<min(oldEnd, newEnd) where id(old[index]) == id(new[index]) {
      isFixed[index - start] = true
      indices.remove(index)
    }
    // Ids are hashed only if both sides have elements left.
    if start < oldEnd { indices.hash { id(new[$0]).hashValue } }
    // Neighbors mostly stay together, so that the element after the last match is tried without a
    // hash.
    var next = start
    for index in start..<oldEnd {
      var target: Int? = index
      if index >= start + isFixed.count || !isFixed[index - start] {
        let oldID = id(old[index])
        let isNext = indices.contains(next) && id(new[next]) == oldID
        target = isNext ? next : indices.first(hash: oldID.hashValue) { id(new[$0]) == oldID }
      }
      guard let target else {
        deletes.append(index)
        continue
      }
      indices.remove(target)
      next = target + 1
      staying.append(Move(from: index, to: target))
      if !isSame(old[index], new[target]) { reloads.append(index) }
    }
    for (oldIndex, newIndex) in zip(oldEnd..<old.count, newEnd..<new.count)
    where !isSame(old[oldIndex], new[newIndex]) {
      reloads.append(oldIndex)
    }
    self.init(
      deletes: deletes, inserts: indices.remaining, moves: Self.fewestMoves(of: staying),
      reloads: reloads)
  }

  /// Checks whether two arrays share their storage, so that they need no comparison.
  @inlinable
  static func shareStorage<Element>(_ one: [Element], _ other: [Element]) -> Bool {
    guard one.count == other.count else { return false }
    return one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress }
    }
  }

  /// Returns the smallest set of moves after which all sections are in order.
  ///
  /// - Parameter pairs: The old and new indices of all sections that stay, in their old order.
  /// - Complexity: O(*n* log *n*), and O(*n*) if all are in order.
  @usableFromInline
  static func fewestMoves(of pairs: [Move]) -> [Move] {
    if zip(pairs, pairs.dropFirst()).allSatisfy({ $0.to < $1.to }) { return [] }
    // Patience sorting finds a longest increasing subsequence. For each length, `ends` has the
    // index of the smallest target that ends a subsequence of that length. `previous` has the index
    // of the target before each one in its subsequence.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      let target = pairs[index].to
      var low = 0
      var high = ends.count
      if let last = ends.last, pairs[last].to < target { low = high }
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].to < target { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var keepsOrder = [Bool](repeating: false, count: pairs.count)
    var index = ends.last ?? -1
    while index >= 0 {
      keepsOrder[index] = true
      index = previous[index]
    }
    return zip(pairs, keepsOrder).lazy.filter { !$1 }.map { $0.0 }
  }
}
