import ListRendering
import Testing

/// Compares a table with a plain model after random operations on random lists.
struct RandomScrollingTests {
  /// An operation on a list, with a description for failure messages.
  enum Operation {
    case scroll(Int)
    case scrollToRow(IndexPath, UITableView.ScrollPosition)
    case resize(Int)
    case reload
    case drawWholeList
    case refresh

    var isScroll: Bool {
      switch self {
      case .scroll, .scrollToRow: true
      case .resize, .reload, .drawWholeList, .refresh: false
      }
    }
  }

  @Test func `rule 13: any operation fills the view, with at most one spare cell of each kind`()
    throws
  {
    for seed in UInt64(1)...40 { try operateRandomly(seed: seed) }
  }

  /// Applies 250 operations to a table and a model, and compares them after each one.
  private func operateRandomly(seed: UInt64) throws {
    var random = RandomLists(seed: seed)
    let sections = random.sections()
    let height = random.number(in: 4...9)
    let screen = ListScreen(sections: sections, height: height, kinds: RandomLists.kinds)
    var model = ListModel(sections, height: height)
    var mostVisible = visibleCounts(in: screen.table)

    for step in 1...250 {
      let operation = operation(from: &random, on: model)
      let place: Comment = "seed \(seed), step \(step): \(operation)"
      let start = model.offset
      switch operation {
      case .scroll(let lines):
        screen.table.scroll(by: lines)
        model.scroll(by: lines)
      case .scrollToRow(let indexPath, let position):
        screen.table.scrollToRow(at: indexPath, at: position, animated: false)
        model.scrollToRow(at: indexPath, at: position, animated: false)
      case .resize(let height):
        screen.table.size.height = height
        model.resize(to: height)
      case .reload:
        screen.list.sections = random.sections()
        screen.table.reloadData()
        let isWindow = model.reload(screen.list.sections, shown: screen.shown)
        try #require(isWindow, "\(place): \(screen.shown)")
      case .drawWholeList:
        try #require(screen.wholeList == model.lines, place)
      case .refresh:
        screen.setRefreshing(!model.isRefreshing)
        model.setRefreshing(!model.isRefreshing, of: screen.list.sections)
      }
      try #require(screen.shown == model.shown, place)

      mostVisible.merge(visibleCounts(in: screen.table), uniquingKeysWith: max)
      if operation.isScroll {
        // A scroll to a near row or to an end of the list passes each line between.
        for offset in min(start, model.offset)...max(start, model.offset) {
          mostVisible.merge(model.kindCounts(from: offset), uniquingKeysWith: max)
        }
      }
      let wasteful = screen.table.createdCellCounts.filter { kind, created in
        created > mostVisible[kind, default: 0] + 1
      }
      try #require(wasteful == [:], place)
    }
  }

  /// The number of cells in view, by kind.
  private func visibleCounts(in table: UITableView) -> [String: Int] {
    table.visibleCells.reduce(into: [:]) { counts, cell in
      counts[cell.reuseIdentifier ?? "", default: 0] += 1
    }
  }

  /// Returns the next operation, mostly a scroll by a few lines.
  private func operation(from random: inout RandomLists, on model: ListModel) -> Operation {
    let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    let indexPaths = model.indexPaths.sorted()
    return switch random.number(in: 0...21) {
    case 0: .reload
    case 1: .resize(random.number(in: 4...9))
    case 2: .drawWholeList
    case 20...21: .refresh
    case 3...4: .scroll(random.number(in: -60...60))
    case 5...9 where !indexPaths.isEmpty:
      .scrollToRow(
        indexPaths[random.number(in: 0...indexPaths.count - 1)],
        positions[random.number(in: 0...3)])
    default: .scroll(random.number(in: -5...5))
    }
  }
}
