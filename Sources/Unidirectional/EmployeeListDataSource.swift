import ListRendering

/// A diffable data source that lets a person swipe employees away.
///
/// **Knows** which sections are employees, and the store by its protocol.
///
/// **Never knows** a state or a cell.
///
/// **Article** None.
final class EmployeeListDataSource:
  UITableViewDiffableDataSource<EmployeeListSection, EmployeeListRow>
{
  private let store: any DispatchingStore

  init(
    tableView: UITableView, store: any DispatchingStore, cellProvider: @escaping CellProvider
  ) {
    self.store = store
    super.init(tableView: tableView, cellProvider: cellProvider)
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sectionIdentifier(for: indexPath.section) != .status
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete,
      case .employee(let id) = sectionIdentifier(for: indexPath.section)
    else { return }
    store.dispatch(.employeeSwiped(id))
  }
}
