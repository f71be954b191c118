/// A data source that identifies its rows by what they show, wherever they are.
///
/// It stands in for `UIDataSourceModelAssociation`, which UIKit uses for the same purpose: to find
/// the selection and the scroll position in a list that has changed.
public protocol DataSourceModelAssociation: AnyObject {
  /// Returns the identifier of a row, which stays the same when the row moves.
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String?

  /// Returns the row with an identifier.
  func indexPathForElement(
    withModelIdentifier identifier: String, in tableView: TableView
  ) -> IndexPath?
}

// MARK: - Restoring

extension TableView {
  /// The selection and the scroll position of a list, by the identifiers of its rows.
  public struct RestorableState {
    /// The rows in view, each with the line at which it begins.
    let visible: [(identifier: String, line: Int)]

    let selected: String?
    let isAtTop: Bool
  }

  /// The selection and the scroll position.
  ///
  /// It is empty if the data source is no ``DataSourceModelAssociation``.
  public final var restorableState: RestorableState {
    reloadIfNeeded()
    let association = dataSource as? any DataSourceModelAssociation
    var line = -viewport.hiddenLines
    var rows: [(identifier: String, line: Int)] = []
    for element in viewport.elements {
      if let indexPath = element.item.indexPath,
        let identifier = association?.modelIdentifierForElement(at: indexPath, in: self)
      {
        rows.append((identifier, line))
      }
      line += element.height
    }
    let selected = selection.flatMap { association?.modelIdentifierForElement(at: $0, in: self) }
    return RestorableState(
      visible: rows, selected: selected, isAtTop: viewport.isAtTop(of: counts))
  }

  /// Selects the row that was selected, and moves the first row that was in view back to its line.
  ///
  /// Rows that are gone are skipped. A list that showed its beginning shows it again.
  ///
  /// - Complexity: O(*n*) in the lines of the view, and what the data source needs to find a row.
  public final func restore(_ state: RestorableState) {
    reloadIfNeeded()
    guard let association = dataSource as? any DataSourceModelAssociation else { return }
    selection = state.selected.flatMap {
      association.indexPathForElement(withModelIdentifier: $0, in: self)
    }
    guard !state.isAtTop else { return scrollToTop() }
    for (identifier, line) in state.visible {
      let place = association.indexPathForElement(withModelIdentifier: identifier, in: self)
      guard let place, counts.contains(place) else { continue }
      // Most reloads leave the row where it was.
      if let lines = viewport.lines(of: place), lines.line == line { return }
      restart(at: .row(place), .line(line))
      return layOut()
    }
  }
}
