import UIKit

// MARK: - Rows

/// A section model as a view sees it: it makes the cells of its rows, and receives the taps on them.
protocol SectionModel: AnyObject {
  var rowCount: Int { get }

  func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell

  /// Returns whether a tap on a row calls `selected()`.
  func isSelectable(_ row: Int) -> Bool
  func selected()

  /// Returns whether a swipe over a row calls `deleteTapped()`.
  func isDeletable(_ row: Int) -> Bool
  func deleteTapped()
}

/// By default, no row can be selected or deleted.
extension SectionModel {
  func isSelectable(_ row: Int) -> Bool { false }
  func selected() {}
  func isDeletable(_ row: Int) -> Bool { false }
  func deleteTapped() {}
}
