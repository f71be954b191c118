import UIKit

// MARK: - Rows

/// What an adapted table shows; as its sections and rows, it belongs to no actor.
nonisolated protocol AdaptedContent<Section> {
  associatedtype Section: AdaptedSection

  /// The sections, each id once.
  var sections: [Section] { get }

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { get }

  /// Whether the refresh control turns.
  var isRefreshing: Bool { get }
}

/// A section that an adapted table can show.
nonisolated protocol AdaptedSection: Identifiable, Equatable {
  associatedtype Row

  /// The rows, from first to last.
  var rows: [Row] { get }
}

// MARK: - Making cells

/// A factory that makes the cells for the rows of one type of sections.
protocol AdaptedCellFactory<Section> {
  associatedtype Section: AdaptedSection

  /// Returns a filled cell for a row.
  ///
  /// If rows are an enumeration, the compiler checks that each case has a cell.
  func makeCell(
    for row: Section.Row, in tableView: AdaptedTableView<Section>, at indexPath: IndexPath
  ) -> UITableViewCell
}
