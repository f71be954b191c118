import UIKit

// MARK: - Rows

/// A section that an adapted table can show.
///
/// Sections are compared as values, so the table updates only those that have changed.
nonisolated protocol AdaptedSection: Identifiable, Equatable {
  associatedtype Row

  var rows: [Row] { get }
}

// MARK: - Making cells

/// A factory that makes the cells for the rows of one type of section.
protocol AdaptedCellFactory<Section> {
  associatedtype Section: AdaptedSection

  /// Returns a cell that shows a row.
  func makeCell(
    for row: Section.Row, in tableView: AdaptedTableView<Section>, at indexPath: IndexPath
  ) -> UITableViewCell
}
