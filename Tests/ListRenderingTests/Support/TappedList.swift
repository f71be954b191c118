import ListRendering

/// A list whose rows are tapped, and a record of what its delegate hears.
final class TappedList: TableViewDelegate {
  enum Call: Equatable {
    case willSelect(Int)
    case didSelect(Int)
    case willDeselect(Int)
    case didDeselect(Int)
  }

  let screen: ListScreen
  var accept: (IndexPath) -> IndexPath? = { $0 }
  var release: (IndexPath) -> IndexPath? = { $0 }

  /// What the delegate heard, and the row that was selected each time.
  var calls: [Call] = [] {
    didSet { if calls.count > oldValue.count { selections.append(selectedRow) } }
  }
  var selections: [Int?] = []

  init(_ picture: ListPicture) {
    screen = ListScreen(picture)
    screen.table.delegate = self
  }

  var selectedRow: Int? { screen.table.indexPathForSelectedRow?.row }

  func tap(_ row: Int) { screen.table.tap(at: Point(column: 0, line: row)) }

  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append(.willSelect(indexPath.row))
    return accept(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.append(.didSelect(indexPath.row))
  }

  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append(.willDeselect(indexPath.row))
    return release(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append(.didDeselect(indexPath.row))
  }
}
