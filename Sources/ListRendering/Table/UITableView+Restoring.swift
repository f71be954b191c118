/// A data source that identifies its sections by their content.
///
/// It corresponds to `UIDataSourceModelAssociation`, with which UIKit finds the selection and the
/// scroll position in a changed list. UIKit identifies each row by a string. Here, a section is
/// identified by a hashable value, and a row by its number in the section.
public protocol DataSourceModelAssociation: AnyObject {
  /// Returns the identifier of a section, which stays the same when the section moves.
  func modelIdentifier(forSection section: Int, in tableView: UITableView) -> AnyHashable?

  /// Returns the section with an identifier, `nil` if it is gone.
  func section(
    withModelIdentifier identifier: AnyHashable, in tableView: UITableView
  ) -> Int?
}

// MARK: - Restoring

extension UITableView {
  /// The selection and the scroll position of a list, by the identifiers of its sections.
  public struct RestorableState {
    /// A row, given by the identifier of its section and its number in the section.
    struct Row {
      let section: AnyHashable
      let number: Int
    }

    /// The rows in view, each with the line at which it begins.
    let visible: [(row: Row, line: Int)]

    let selected: Row?
    let isAtTop: Bool
  }

  /// The selection and the scroll position.
  ///
  /// It is empty if the data source is not a ``DataSourceModelAssociation``.
  public final var restorableState: RestorableState {
    reloadIfNeeded()
    var line = -viewport.hiddenLines
    var rows: [(row: RestorableState.Row, line: Int)] = []
    for element in viewport.elements {
      if let row = element.item.indexPath.flatMap(restorableRow(at:)) { rows.append((row, line)) }
      line += element.height
    }
    return RestorableState(
      visible: rows, selected: selection.flatMap(restorableRow(at:)),
      isAtTop: viewport.isAtTop(of: counts))
  }

  /// Selects the stored row, and scrolls the first stored row back to its line.
  ///
  /// Rows that no longer exist are skipped. A list that showed its beginning shows it again.
  ///
  /// - Complexity: O(*n*) in the lines of the view, plus the cost of finding a section in the data
  ///   source.
  public final func restore(_ state: RestorableState) {
    reloadIfNeeded()
    selection = state.selected.flatMap(indexPath(of:))
    guard !state.isAtTop else { return scrollToTop() }
    for (row, line) in state.visible {
      guard let place = indexPath(of: row) else { continue }
      // Most reloads leave the row where it was.
      if let lines = viewport.lines(of: place), lines.line == line { return }
      restart(at: .row(place), .line(line))
      return layOut()
    }
  }

  private var association: (any DataSourceModelAssociation)? {
    dataSource as? any DataSourceModelAssociation
  }

  private func restorableRow(at indexPath: IndexPath) -> RestorableState.Row? {
    association?.modelIdentifier(forSection: indexPath.section, in: self).map {
      RestorableState.Row(section: $0, number: indexPath.row)
    }
  }

  private func indexPath(of row: RestorableState.Row) -> IndexPath? {
    guard let section = association?.section(withModelIdentifier: row.section, in: self),
      counts.contains(row: row.number, section: section)
    else { return nil }
    return IndexPath(row: row.number, section: section)
  }
}
