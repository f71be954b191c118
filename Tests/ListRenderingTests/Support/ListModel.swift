import ListRendering

/// What a table must show, worked out from all lines of the list and the number of the first.
struct ListModel {
  /// What takes lines.
  enum Item: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The lines of the whole list.
  private(set) var lines: [String] = []

  /// The lines of the view.
  var height: Int

  private(set) var items: [Item: Range<Int>] = [:]
  private var kinds: [IndexPath: String] = [:]

  /// The number of the first line in view.
  var offset = 0

  init(_ sections: [LabelledSection], height: Int) {
    self.height = height
    read(sections)
  }

  /// The rows of the list, in no order.
  var indexPaths: [IndexPath] {
    items.keys.compactMap { if case .row(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The lines of the view: a window on the list, with blank lines below a shorter one.
  var shown: [String] { shown(from: offset) }

  /// The rows of which a line is in view, from top to bottom.
  var visibleRows: [IndexPath] {
    indexPaths.filter { lines(of: $0).overlaps(offset..<offset + height) }.sorted()
  }

  /// The lines of the whole list that a row takes.
  func lines(of indexPath: IndexPath) -> Range<Int> { items[.row(indexPath)] ?? 0..<0 }

  /// The number of rows of each kind that a window on the list shows.
  func kindCounts(from offset: Int) -> [String: Int] {
    kinds.reduce(into: [:]) { counts, row in
      guard let lines = items[.row(row.key)] else { return }
      if lines.overlaps(offset..<offset + height) { counts[row.value, default: 0] += 1 }
    }
  }

  /// The number of the first line in view where the end of the list is.
  var lastOffset: Int { max(0, lines.count - height) }

  /// The lines of the view where it begins at a line of the list.
  func shown(from offset: Int) -> [String] {
    let shown = lines[offset..<min(offset + height, lines.count)]
    return shown + Array(repeating: "", count: height - shown.count)
  }

  /// Takes another list.
  mutating func read(_ sections: [LabelledSection]) {
    lines = []
    items = [:]
    kinds = [:]
    for (number, section) in sections.enumerated() {
      if let header = section.header { append(.header(number), [header]) }
      for (row, content) in section.rows.enumerated() {
        append(.row(IndexPath(row: row, section: number)), content.drawn)
        kinds[IndexPath(row: row, section: number)] = content.kind
      }
      if let footer = section.footer { append(.footer(number), [footer]) }
    }
  }

  private mutating func append(_ item: Item, _ drawn: [String]) {
    items[item] = lines.count..<lines.count + drawn.count
    lines += drawn
  }
}

// MARK: -

extension LabelledRow {
  /// The lines that the row takes, cut or filled to its height.
  fileprivate var drawn: [String] {
    guard height >= 0 else { return lines }
    return lines.prefix(height) + Array(repeating: "", count: max(0, height - lines.count))
  }
}
