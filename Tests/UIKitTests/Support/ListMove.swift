import TerminalDrawing
import UIKit

/// A scroll, a resize or a refresh, which changes no row.
nonisolated enum ListMove: Sendable {
  case scroll(Int)
  case scrollToTop
  case scrollToEnd
  case scrollToRow(IndexPath, UITableView.ScrollPosition)
  case resize(Int)
  case refresh(Bool)
}

// MARK: -

nonisolated extension RandomLists {
  /// Returns a move, most often a scroll by lines.
  ///
  /// - Parameter rows: The rows to which the list may be scrolled.
  mutating func move(to rows: [IndexPath], isRefreshing: Bool) -> ListMove {
    let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    switch number(in: 0...12) {
    case 0: return .scrollToTop
    case 1: return .scrollToEnd
    case 2...3:
      guard !rows.isEmpty else { return .scrollToEnd }
      return .scrollToRow(rows[number(in: 0...rows.count - 1)], positions[number(in: 0...3)])
    case 4: return .resize(number(in: 3...9))
    case 5...6: return .refresh(!isRefreshing)
    case 7...9: return .scroll(number(in: -3...3))
    default: return .scroll(number(in: -12...12))
    }
  }
}

// MARK: -

extension ListScreen {
  func make(_ move: ListMove) {
    switch move {
    case .scroll(let lines): table.scroll(by: lines)
    case .scrollToTop: table.scrollToTop()
    case .scrollToEnd: table.scrollToEnd()
    case .scrollToRow(let row, let position):
      table.scrollToRow(at: row, at: position, animated: false)
    case .resize(let height): table.size.height = height
    case .refresh(let isRefreshing): setRefreshing(isRefreshing)
    }
  }
}

// MARK: -

extension ListModel {
  mutating func make(_ move: ListMove, on sections: [LabelledSection]) {
    switch move {
    case .scroll(let lines): scroll(by: lines)
    case .scrollToTop: offset = 0
    case .scrollToEnd: offset = lastOffset
    case .scrollToRow(let row, let position): scrollToRow(at: row, at: position)
    case .resize(let height): resize(to: height)
    case .refresh(let isRefreshing): setRefreshing(isRefreshing, of: sections)
    }
  }

  /// The rows that fit in the view; no rule defines which lines of a higher row are shown.
  var rowsToShow: [IndexPath] { indexPaths.filter { lines(of: $0).count <= height }.sorted() }
}
