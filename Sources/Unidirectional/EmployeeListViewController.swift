import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A view that renders its slice of the state in a table, and dispatches an action for each event.
final class EmployeeListViewController: UITableViewController {
  private let sections = DiffableSections<EmployeeListSection>()

  private let store: AppStore
  private let portraits: PortraitLoader?

  init(store: AppStore, portraits: PortraitLoader?) {
    self.store = store
    self.portraits = portraits
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    if portraits != nil { tableView.prefetchDataSource = self }
    addRefreshControl(to: tableView) { [store, portraits] in
      store.dispatch(.list(.pulledToRefresh))
      portraits?.renew()
    }
    addSearchField { [store] text in store.dispatch(.list(.searchTextChanged(text))) }
    sections.listView = tableView
    // The first rendering shows the request already.
    store.dispatch(.list(.viewLoaded))
    store.subscribe(self, to: EmployeeListSlice.init)
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch row(at: indexPath) {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let title, let action):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [store] in store.dispatch(.list(action)) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  private func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = employeeID(at: indexPath) { store.dispatch(.list(.employeeSelected(id))) }
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).isDeletable
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = employeeID(at: indexPath) else { return }
    store.dispatch(.list(.deleteTapped(id)))
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let portraits, let cell = cell as? EmployeeInfoCell,
      let id = employeeID(at: indexPath)
    else { return }
    cell.showPortrait(of: id, from: portraits)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? EmployeeInfoCell)?.endPortrait()
  }
}

// MARK: -

extension EmployeeListViewController: StateView {
  // MARK: - Updating

  func render(_ slice: EmployeeListSlice) {
    let content = EmployeeListSelectors.content(of: slice)
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    tableView.setRefreshing(content.isRefreshing)
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < sections.count }
    portraits?.prefetch(rows.compactMap(employeeID))
  }
}
