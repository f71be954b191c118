import ListRendering

/// What a table must show, worked out from all lines of the list and the number of the first.
struct ListModel {
  private enum Item: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The lines of the whole list.
  private(set) var lines: [String] = []

  /// The lines of the view.
  private(set) var height: Int

  private var items: [Item: Range<Int>] = [:]
  private var kinds: [IndexPath: String] = [:]
  private(set) var offset = 0

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

  private var lastOffset: Int { max(0, lines.count - height) }

  private func shown(from offset: Int) -> [String] {
    let shown = lines[offset..<min(offset + height, lines.count)]
    return shown + Array(repeating: "", count: height - shown.count)
  }

  private mutating func read(_ sections: [LabelledSection]) {
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

// MARK: - Operations

extension ListModel {
  mutating func scroll(by count: Int) {
    offset = max(0, min(offset + count, lastOffset))
  }

  mutating func resize(to height: Int) {
    self.height = height
    offset = min(offset, lastOffset)
  }

  mutating func scrollToRow(at indexPath: IndexPath, at position: TableView.ScrollPosition) {
    guard let row = items[.row(indexPath)] else { return }
    let free = height - row.count
    let target =
      switch position {
      case .top: row.lowerBound
      case .middle: row.lowerBound - free / 2
      case .bottom: row.lowerBound - free
      case .none: max(min(offset, row.lowerBound), row.lowerBound - free)
      }
    offset = max(0, min(target, lastOffset))
  }

  /// Takes another list, and shows it from a line on, as far as it goes.
  mutating func show(_ sections: [LabelledSection], from line: Int) {
    read(sections)
    offset = max(0, min(line, lastOffset))
  }

  /// Takes another list, and the place at which a table shows it.
  ///
  /// - Returns: False where what the table shows is no window on the list.
  mutating func show(_ sections: [LabelledSection], where shown: [String]) -> Bool {
    read(sections)
    guard let place = (0...lastOffset).first(where: { self.shown(from: $0) == shown }) else {
      return false
    }
    offset = place
    return true
  }

  /// Takes another list, and the place at which a table shows it if no rule says more.
  ///
  /// - Returns: False where what the table shows is no window on the list.
  mutating func reload(_ sections: [LabelledSection], shown: [String]) -> Bool {
    let top = items.first { $0.value.contains(offset) }
    let wasAtTop = offset == 0
    read(sections)
    if wasAtTop {
      offset = 0
    } else if let top, let kept = items[top.key] {
      let hidden = offset - top.value.lowerBound
      offset = min(kept.lowerBound + (hidden < kept.count ? hidden : 0), lastOffset)
    } else if !show(sections, where: shown) {
      return false
    }
    return self.shown == shown
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
