// MARK: - Restoring

extension TableView {
  /// The selection and the scroll position of a list, told by what its rows show.
  public struct RestorableState {
    /// The rows in view, each with the line at which it begins.
    let visible: [(identifier: String, line: Int)]

    let selected: String?
    let isAtTop: Bool
  }

  /// The selection and the scroll position as they are now.
  ///
  /// It says nothing where the data source is no ``DataSourceModelAssociation``.
  public final var restorableState: RestorableState {
    reloadIfNeeded()
    let association = dataSource as? any DataSourceModelAssociation
    var line = -visible.hiddenLines
    var rows: [(identifier: String, line: Int)] = []
    for element in visible.elements {
      if let indexPath = element.indexPath,
        let identifier = association?.modelIdentifierForElement(at: indexPath, in: self)
      {
        rows.append((identifier, line))
      }
      line += element.height
    }
    let selected = selection.flatMap { association?.modelIdentifierForElement(at: $0, in: self) }
    return RestorableState(visible: rows, selected: selected, isAtTop: isAtTop)
  }

  /// Selects the row that was selected, and gives the first row that was in view its line again.
  ///
  /// Rows that are gone are passed over; a list that showed its beginning shows it again.
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
      guard let place, contains(place) else { continue }
      recycleAll()
      show(place, atLine: line)
      return
    }
  }
}
