import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A view that renders states, and dispatches what a person does.
///
/// Beside the state are the text in the search field, the scroll position, and the portraits, whose
/// chapter says why.
final class EmployeeListViewController: UITableViewController {
  let portraits: PortraitLoader?
  let sections = DiffableSections<EmployeeListSection>()

  private let store: EmployeeListStore

  init(store: EmployeeListStore, portraits: PortraitLoader?) {
    self.store = store
    self.portraits = portraits
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.prefetchDataSource = self
    tableView.addRefreshControl { [store] in store.dispatch(.pulledToRefresh) }
    addSearchField { [store] text in store.dispatch(.searchTextChanged(text)) }
    sections.listView = tableView
    store.dispatch(.opened)
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
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info(let employee):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
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
      cell.configure(with: title) { [store] in store.dispatch(action) }
      return cell
    }
  }

  // MARK: - Selection

  func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info, .workplace: true
    case .message, .button: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = employeeID(at: indexPath) else { return }
    store.dispatch(.employeeSelected(id))
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0 && employeeID(at: indexPath) != nil
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let id = employeeID(at: indexPath) else { return }
    if editingStyle == .delete { store.dispatch(.deleteTapped(id)) }
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    loadPortrait(for: cell, at: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cancelPortrait(for: cell)
  }
}

// MARK: - Updating

extension EmployeeListViewController: EmployeeListView {
  func render(_ state: EmployeeListState) {
    // A view that loads renders the state after its first action.
    guard isViewLoaded else { return }
    title = state.title
    sections.apply(state.sections, searchText: state.list.searchText)
    tableView.setRefreshing(state.isRefreshing)
  }
}
