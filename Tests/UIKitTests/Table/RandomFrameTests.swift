import ListRendering
import TestSupport
import Testing
import UIKit

/// Compares the scroll position, the frames and the content size of a table with a naive sum of
/// heights, after random moves of random lists.
struct RandomFrameTests {
  @Test(arguments: [true, false])
  func `offsets, frames and the content size are sums of heights`(hasWindow: Bool) throws {
    try RandomRun.forEachSeed(Repetition.frameLists) { seed in
      let trial = FrameTrial(seed: seed, hasWindow: hasWindow)
      for step in 1...40 { try trial.step("seed \(seed), step \(step)") }
    }
  }
}

// MARK: -

/// A table of rows and headers of known and unknown heights.
private final class FrameTrial {
  private var random: RandomLists
  private let list: LabelledList
  private let screen: ListScreen
  private let window: TextWindow?
  private var isRefreshing = false

  /// The frames of cells that were not those of their rows when they were about to be displayed.
  private var faults: [String] = []

  init(seed: UInt64, hasWindow: Bool) {
    random = RandomLists(seed: seed)
    let displayed = DisplayedFrames([])
    list = displayed
    screen = ListScreen(list, height: 5, kinds: RandomLists.kinds)
    window =
      hasWindow ? TextWindow(rootViewController: screen, size: Size(width: 24, height: 8)) : nil
    displayed.willDisplay = { [unowned self] table, cell, indexPath in
      let frame = table.rectForRow(at: indexPath)
      guard cell.frame == frame, cell.bounds.size == frame.size else {
        return faults.append("\(indexPath): \(cell.frame) is not \(frame)")
      }
    }
  }

  /// Makes a random move or reload, and compares all frames with sums.
  func step(_ place: String) throws {
    let move: String
    if list.sections.isEmpty || random.number(in: 0...9) == 0 {
      move = "reload"
      list.sections = random.roughSections()
      screen.table.reloadData()
    } else if random.number(in: 0...4) == 0 {
      let y = CGFloat(random.number(in: -30...600))
      move = "to \(y)"
      screen.table.contentOffset.y = y
    } else {
      let made = random.move(to: rows, isRefreshing: isRefreshing)
      move = "\(made)"
      switch made {
      case .resize where window != nil: break
      case .refresh(let begins):
        isRefreshing = begins
        screen.make(made)
      default: screen.make(made)
      }
    }
    try expectSums("\(place): \(move)")
  }

  private var rows: [IndexPath] {
    list.sections.indices.flatMap { [IndexPath].rows(list.sections[$0].rows.indices, in: $0) }
  }

  private func expectSums(_ place: Comment) throws {
    let table = screen.table
    let shown = screen.shown
    let visible = Set(table.indexPathsForVisibleRows ?? [])
    var line = 0
    var offset = shown.first?.contains("Refreshing") == true ? -1 : 0
    /// Returns the frame of the next item, and finds the first line of the view in it.
    func add(_ lines: Int, drawing drawn: [String]) -> CGRect {
      if let first = shown.first, let index = drawn.firstIndex(of: first) { offset = line + index }
      defer { line += lines }
      return CGRect(x: 0, y: .lines(line), width: table.bounds.width, height: .lines(lines))
    }
    for (number, section) in list.sections.enumerated() {
      let begin = line
      let drawn = section.drawnHeader ?? []
      let isKnown = section.headerHeight >= 0 || drawn.contains(where: shown.contains)
      let header = add(isKnown ? drawn.count : min(1, drawn.count), drawing: drawn)
      try requireEqual(table.rectForHeader(inSection: number), header, place)
      for (index, row) in section.rows.enumerated() {
        let indexPath = IndexPath.row(index, in: number)
        let isKnown = visible.contains(indexPath) || window == nil && row.height >= 0
        let frame = add(isKnown ? row.drawn.count : 1, drawing: row.drawn)
        try requireEqual(table.rectForRow(at: indexPath), frame, place)
        if let cell = table.cellForRow(at: indexPath) { try requireEqual(cell.frame, frame, place) }
        if frame.height > 0 {
          try requireEqual(table.indexPathForRow(at: frame.origin), indexPath, place)
        }
      }
      let footers = section.footer.map { [$0] } ?? []
      let footer = add(footers.count, drawing: footers)
      try requireEqual(table.rectForFooter(inSection: number), footer, place)
      let rect = table.rect(forSection: number)
      try requireEqual([rect.minY, rect.maxY], [.lines(begin), .lines(line)], place)
    }
    try requireEqual(table.contentSize.height, .lines(line), place)
    try requireEqual(table.contentOffset.y, .lines(offset), place)
    try requireEqual(faults, [], place)
  }
}

// MARK: -

/// A list that reports each cell that is about to be displayed.
private final class DisplayedFrames: LabelledList {
  var willDisplay: (UITableView, UITableViewCell, IndexPath) -> Void = { _, _, _ in }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    willDisplay(tableView, cell, indexPath)
  }
}

// MARK: -

nonisolated extension RandomLists {
  /// Makes sections with rows and headers of set heights, which are no whole lines or 0.
  ///
  /// No item is higher than its lines, because all blank lines look the same.
  mutating func roughSections() -> [LabelledSection] {
    var sections = sections()
    for section in sections.indices {
      if let header = sections[section].header, number(in: 0...1) == 0 {
        sections[section].header = "\(header)\n\(header)b"
        sections[section].headerHeight = [-1, 7, 29][number(in: 0...2)]
      }
      for row in sections[section].rows.indices {
        var content = sections[section].rows[row]
        content.height = min(content.height, content.lines.count)
        content.cut = CGFloat(number(in: 0...15))
        if number(in: 0...5) == 0 {
          content.height = 0
          content.cut = [0, -0.5][number(in: 0...1)]
        }
        sections[section].rows[row] = content
      }
    }
    return sections
  }
}
