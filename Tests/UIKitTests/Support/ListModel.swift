import UIKit

/// A model of a table that computes the view from all lines of the list and a scroll position.
struct ListModel {
  /// A row or title, or the refresh control.
  enum Item: Hashable {
    case refreshControl
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The lines of the whole list.
  private(set) var lines: [String] = []

  /// The number of lines of the view.
  var height: Int

  private(set) var items: [Item: Range<Int>] = [:]

  /// The heights of headers with a fixed one; another item out of view is estimated to take a line.
  private var estimates: [Item: Int] = [:]

  /// The number of hidden lines above the view; the line of the refresh control is one of the list.
  var offset = 0

  /// Whether the list begins with the refresh control.
  private(set) var isRefreshing = false

  init(_ sections: [LabelledSection], height: Int) {
    self.height = height
    read(sections)
  }

  /// The rows of the list, unordered.
  var indexPaths: [IndexPath] {
    items.keys.compactMap { if case .row(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The lines of the view, with blank lines below a short list.
  var shown: [String] { shown(from: offset) }

  /// The rows with a line in view, from top to bottom.
  var visibleRows: [IndexPath] {
    indexPaths.filter { lines(of: $0).overlaps(offset..<offset + height) }.sorted()
  }

  /// Returns the lines of the list that a row takes.
  func lines(of indexPath: IndexPath) -> Range<Int> { items[.row(indexPath)] ?? 0..<0 }

  /// The scroll position at the end of the list.
  var lastOffset: Int { max(0, lines.count - height) }

  /// Returns the lines of the view at a scroll position.
  func shown(from offset: Int) -> [String] {
    let shown = lines[offset..<min(offset + height, lines.count)]
    return shown + Array(repeating: "", count: height - shown.count)
  }

  /// Reads another list.
  mutating func read(_ sections: [LabelledSection]) {
    lines = []
    items = [:]
    estimates = [:]
    if isRefreshing { append(.refreshControl, ["◌ Refreshing…"]) }
    for (number, section) in sections.enumerated() {
      if let header = section.drawnHeader {
        append(.header(number), header)
        if section.headerHeight >= 0 { estimates[.header(number)] = header.count }
      }
      for (row, content) in section.rows.enumerated() {
        append(.row(IndexPath(row: row, section: number)), content.drawn)
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
  /// The lines of the row, cut or filled to its height.
  var drawn: [String] { height < 0 ? lines : lines.filled(to: height) }
}

// MARK: -

extension LabelledSection {
  /// The lines of the header, cut or filled to its height; `nil` without a header.
  var drawnHeader: [String]? {
    let lines = header.map { $0.split(separator: "\n").map(String.init) }
    guard headerHeight >= 0 else { return lines }
    let height = Int((headerHeight / 16).rounded(.up))
    return height == 0 ? nil : (lines ?? []).filled(to: height)
  }
}

// MARK: -

extension [String] {
  fileprivate func filled(to count: Int) -> [String] {
    prefix(count) + Array(repeating: "", count: Swift.max(0, count - self.count))
  }
}

// MARK: -

extension ListModel {
  mutating func scroll(by count: Int) { scroll(to: offset + count) }

  /// Adds or removes the refresh control; all rows keep their lines, or the list its beginning.
  mutating func setRefreshing(_ isRefreshing: Bool, of sections: [LabelledSection]) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    read(sections)
    if offset > 0 { offset += isRefreshing ? 1 : -1 }
  }

  /// Scrolls to a line, at most to the end of the list.
  mutating func scroll(to line: Int) {
    offset = max(0, min(line, lastOffset))
  }

  /// The items of the list, from top to bottom.
  var order: [Item] { items.keys.sorted { $0.place < $1.place } }

  mutating func resize(to height: Int) {
    self.height = height
    offset = min(offset, lastOffset)
  }

  mutating func scrollToRow(at indexPath: IndexPath, at position: UITableView.ScrollPosition) {
    guard let row = items[.row(indexPath)] else { return }
    let free = height - row.count
    let target =
      switch position {
      case .top: row.lowerBound
      case .middle: row.lowerBound - free / 2
      case .bottom: row.lowerBound - free
      case .none: max(min(offset, row.lowerBound), row.lowerBound - free)
      }
    scroll(to: target)
  }

  /// Reads another list and scrolls to the lines that a table shows.
  ///
  /// - Returns: False if the table shows lines that do not follow each other in the list.
  mutating func show(_ sections: [LabelledSection], where shown: [String]) -> Bool {
    read(sections)
    guard let place = (0...lastOffset).first(where: { self.shown(from: $0) == shown }) else {
      return false
    }
    offset = place
    return true
  }

  /// Reads another list, and shows the same line of the content, with the heights of rows out of
  /// view.
  ///
  /// The item that comes to the top hides as many lines as the former one, if it has them.
  mutating func reload(_ sections: [LabelledSection]) {
    let (line, hidden) = estimatedOffset
    let wasAtTop = offset == 0
    read(sections)
    if !wasAtTop { show(line: line, from: line - hidden, knowing: [:]) }
  }

  /// The estimated line of the content at the upper edge, and how many lines of the first item are
  /// above it.
  var estimatedOffset: (line: Int, hidden: Int) {
    var top = 0
    for item in order {
      if let lines = items[item], lines.contains(offset) {
        return (top + offset - lines.lowerBound, offset - lines.lowerBound)
      }
      top += estimates[item, default: 1]
    }
    return (top, 0)
  }

  /// Scrolls so that a line of the content is at the upper edge.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - first: A line of the item that is at the upper edge.
  ///   - heights: The heights of some items; those of others are estimated.
  mutating func show(line: Int, from first: Int, knowing heights: [Item: Int]) {
    var top = 0
    for item in order {
      let height = heights[item] ?? estimates[item, default: 1]
      if first < top + height {
        let lines = items[item] ?? 0..<0
        return scroll(to: lines.lowerBound + (line - top < lines.count ? line - top : 0))
      }
      top += height
    }
    scroll(to: lastOffset)
  }
}

// MARK: -

extension ListModel.Item {
  /// The section, and the position in it.
  fileprivate var place: (section: Int, position: Int) {
    switch self {
    case .refreshControl: (-1, 0)
    case .header(let section): (section, -1)
    case .row(let row): (row.section, row.row)
    case .footer(let section): (section, .max)
    }
  }
}
