/// A data source that identifies its sections by what they show, wherever they are.
///
/// It stands in for `UIDataSourceModelAssociation`, which UIKit uses for the same purpose: to find
/// the selection and the scroll position in a list that has changed. There, rows are identified by
/// strings; here, sections by any hashable value, and a row by its number in its section.
public protocol DataSourceModelAssociation: AnyObject {
  /// Returns the identifier of a section, which stays the same when the section moves.
  func modelIdentifier(forSection section: Int, in tableView: TableView) -> AnyHashable?

  /// Returns the section with an identifier, `nil` if it is gone.
  func section(
    withModelIdentifier identifier: AnyHashable, in tableView: TableView
  ) -> Int?
}

// MARK: - Restoring

extension TableView {
  /// The selection and the scroll position of a list, by the identifiers of its sections.
  public struct RestorableState {
    /// A row by its section's identifier and its number there.
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
  /// It is empty if the data source is no ``DataSourceModelAssociation``.
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

  /// Selects the row that was selected, and moves the first row that was in view back to its line.
  ///
  /// Rows that are gone are skipped. A list that showed its beginning shows it again.
  ///
  /// - Complexity: O(*n*) in the lines of the view, and what the data source needs to find a
  ///   section.
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
