import Employees
import ListRendering
import TableUpdates

/// A view that renders states, and dispatches what a person does.
///
/// It never changes what it shows by itself: a swipe or a search shows in the next state.
///
/// **Knows** the table, every kind of cell, the state that it shows, and the store by its protocol.
///
/// **Never knows** the reducer, an effect, or the service.
///
/// **Article** None. It does the work of Elm's `view` function with the means of UIKit.
final class EmployeeListViewController: UITableViewController {
  private let store: any DispatchingStore

  /// The state that is shown.
  private var state = EmployeeListState()

  /// The employees that are shown, by the ids in the identifiers of their rows.
  private var employees: [Employee.ID: Employee] = [:]

  private var placeBeforeSearch: TablePlace?

  private lazy var dataSource = EmployeeListDataSource(
    tableView: tableView, store: store,
    cellProvider: { [weak self] _, indexPath, row in self?.cell(for: row, at: indexPath) })

  init(store: any DispatchingStore) {
    self.store = store
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The row stays marked, so that a person finds it again.
    clearsSelectionOnViewWillAppear = false
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCell.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCell.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(ButtonCell.self, forCellReuseIdentifier: ButtonCell.identifier)
    tableView.dataSource = dataSource
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.store.dispatch(.pulledToRefresh) }, for: .valueChanged)
    setUpSearch()
    render(state)
    store.dispatch(.opened)
  }

  private func setUpSearch() {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    tableView.keyboardDismissMode = .onDrag
  }

  // MARK: - Making cells

  private func cell(for row: EmployeeListRow, at indexPath: IndexPath) -> UITableViewCell {
    switch row {
    case .message:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        as! MessageCell
      if let message = state.message { cell.show(message: message) }
      return cell
    case .info(let id):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: EmployeeInfoCell.identifier, for: indexPath)
        as! EmployeeInfoCell
      if let employee = employees[id] { cell.show(employee) }
      return cell
    case .workplace(let id, let number):
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      if let employee = employees[id] { cell.show(workplace: employee.workplaces[number]) }
      return cell
    case .call(let id):
      return button(EmployeeListText.call, dispatching: .callTapped(id), at: indexPath)
    case .write(let id):
      return button(EmployeeListText.write, dispatching: .writeTapped(id), at: indexPath)
    case .retry:
      return button(EmployeeListText.retry, dispatching: .retryTapped, at: indexPath)
    }
  }

  private func button(
    _ title: String, dispatching action: EmployeeListAction, at indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ButtonCell.identifier, for: indexPath)
      as! ButtonCell
    cell.show(title: title, action: action)
    cell.store = store
    return cell
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    dataSource.sectionIdentifier(for: indexPath.section) == .status ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard case .employee(let id) = dataSource.sectionIdentifier(for: indexPath.section) else {
      return
    }
    store.dispatch(.employeeSelected(id))
  }
}

// MARK: - Updating

extension EmployeeListViewController: EmployeeListView {
  func render(_ newState: EmployeeListState) {
    let oldState = state
    let place = tableView.place { dataSource.sectionIdentifier(for: $0) }
    state = newState
    title = state.title
    if state.load != .loading { refreshControl?.endRefreshing() }
    dataSource.apply(snapshot(replacing: oldState))
    // A row keeps the selection and its line even if another one takes its place in the section.
    restore(place)
    showSearch(replacing: oldState, at: place)
  }

  /// Returns the rows of the state, with those to fill again whose content has changed.
  private func snapshot(
    replacing oldState: EmployeeListState
  ) -> NSDiffableDataSourceSnapshot<EmployeeListSection, EmployeeListRow> {
    let oldEmployees = employees
    employees = Dictionary(uniqueKeysWithValues: state.list.shown.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<EmployeeListSection, EmployeeListRow>()
    snapshot.appendSections([.status])
    snapshot.appendItems(state.statusRows)
    if state.message != nil, state.message != oldState.message {
      snapshot.reconfigureItems([.message])
    }
    for employee in state.list.shown {
      snapshot.appendSections([.employee(employee.id)])
      snapshot.appendItems(employee.rows)
      if let oldEmployee = oldEmployees[employee.id], oldEmployee != employee {
        snapshot.reconfigureItems(employee.rows)
      }
    }
    return snapshot
  }

  private func restore(_ place: TablePlace) {
    tableView.restore(place) { dataSource.sectionIdentifier(for: $0) }
  }

  // MARK: - Searching

  /// Shows the beginning of new results, and after the search the place before it.
  private func showSearch(replacing oldState: EmployeeListState, at place: TablePlace) {
    switch (oldState.isSearching, state.isSearching) {
    case (_, true) where state.list.query != oldState.list.query:
      if !oldState.isSearching { placeBeforeSearch = place }
      tableView.scrollToBeginning()
    case (true, false):
      if let placeBeforeSearch { restore(placeBeforeSearch) }
    default:
      break
    }
  }
}

// MARK: -

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    store.dispatch(.searchTextChanged(searchController.searchBar.text ?? ""))
  }
}
