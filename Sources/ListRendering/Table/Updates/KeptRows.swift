/// The visible rows that a batch leaves as they are, while the view is filled around them.
///
/// Rows come back into view in order, away from one that keeps its line: those above it from below,
/// those below it from above. A row for which there is no room gives its cell back before another
/// row asks for one, so that no more cells are needed than fit the view (rule 13).
struct KeptRows {
  /// The kept rows above and below, nearest last.
  private var above: [VisibleItems.Element]
  private var below: [VisibleItems.Element]

  /// Sorts rows by the side of a row that they stand on.
  init(_ elements: [VisibleItems.Element], around anchor: IndexPath) {
    let sorted = elements.sorted { one, other in
      guard let one = one.indexPath, let other = other.indexPath else { return false }
      return one < other
    }
    above = sorted.filter { $0.indexPath.map { $0 < anchor } ?? false }
    below = sorted.filter { $0.indexPath.map { $0 >= anchor } ?? false }.reversed()
  }

  /// Takes a row out, where it was kept.
  mutating func take(_ item: ListItem) -> VisibleItems.Element? {
    if above.last?.item == item { return above.popLast() }
    if below.last?.item == item { return below.popLast() }
    return nil
  }

  /// Tells whether a row is kept that comes into view next.
  func isNext(_ item: ListItem) -> Bool {
    above.last?.item == item || below.last?.item == item
  }

  /// Takes out the rows above that have no room in so many lines, beside new ones.
  mutating func makeRoom(for newLines: Int, above lines: Int) -> [VisibleItems.Element] {
    Self.overflow(of: &above, beside: newLines, lines: lines)
  }

  /// Takes out the rows below that have no room in so many lines, beside new ones.
  mutating func makeRoom(for newLines: Int, below lines: Int) -> [VisibleItems.Element] {
    Self.overflow(of: &below, beside: newLines, lines: lines)
  }

  /// The rows that found no place.
  var rest: [VisibleItems.Element] { above + below }

  private static func overflow(
    of rows: inout [VisibleItems.Element], beside newLines: Int, lines: Int
  ) -> [VisibleItems.Element] {
    var needed = rows.reduce(newLines) { $0 + $1.height }
    var dropped: [VisibleItems.Element] = []
    while let farthest = rows.first, needed - farthest.height >= lines {
      needed -= farthest.height
      dropped.append(rows.removeFirst())
    }
    return dropped
  }
}
