import EmployeeViews
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

  /// The header texts by employee id.
  private var headers: [Employee.ID: String] = [:]

  /// The cells in view that show portraits.
  private var displayedCells: [Employee.ID: EmployeeInfoCell] = [:]

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
    tableView.register(
      InitialHeaderView.self, forHeaderFooterViewReuseIdentifier: InitialHeaderView.identifier)
    tableView.dataSource = dataSource
    tableView.prefetchDataSource = self
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.store.dispatch(.pulledToRefresh) }, for: .valueChanged)
    setUpSearch()
    // The store renders after a change, so the first rows are rendered here.
    renderRows(of: store.state)
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
      if let portrait = state.portraits[id] { cell.show(portrait) }
      cell.store = store
      return cell
    case .workplace(let id, let number):
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      // The employee may have fewer workplaces than in the snapshot before.
      if let workplaces = employees[id]?.workplaces, number < workplaces.count {
        cell.show(workplace: workplaces[number])
      }
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

  // MARK: - Headers

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard case .employee(let id) = dataSource.sectionIdentifier(for: section),
      let text = headers[id]
    else { return nil }
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: InitialHeaderView.identifier)
      as! InitialHeaderView
    header.initialLabel.text = text
    return header
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? EmployeeInfoCell, let id = cell.employeeID else { return }
    displayedCells[id] = cell
    store.dispatch(.infoAppeared(id))
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    // After a reload, another cell may already show the same employee.
    guard let cell = cell as? EmployeeInfoCell, let id = cell.employeeID,
      displayedCells[id] === cell
    else { return }
    displayedCells[id] = nil
    store.dispatch(.infoDisappeared(id))
  }
}

// MARK: - Portraits

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    let ids: [Employee.ID] = indexPaths.compactMap { indexPath in
      guard case .info(let id) = dataSource.itemIdentifier(for: indexPath) else { return nil }
      return id
    }
    if !ids.isEmpty { store.dispatch(.infosPrefetched(ids)) }
  }
}

// MARK: - Updating

extension EmployeeListViewController: EmployeeListView {
  func render(_ newState: EmployeeListState) {
    showPortraits(of: newState)
    // A portrait changes a visible cell and no row, so it needs no snapshot.
    if newState.hasSameRows(as: state) { state = newState } else { renderRows(of: newState) }
  }

  private func showPortraits(of newState: EmployeeListState) {
    for (id, portrait) in newState.portraits where portrait != state.portraits[id] {
      if let cell = displayedCells[id], cell.employeeID == id { cell.show(portrait) }
    }
  }

  private func renderRows(of newState: EmployeeListState) {
    let oldState = state
    let place = tableView.place { dataSource.sectionIdentifier(for: $0) }
    let newHeaders = newState.headers
    let snapshot = snapshot(of: newState, headers: newHeaders)
    state = newState
    headers = newHeaders
    let newEmployees = Dictionary(uniqueKeysWithValues: state.list.shown.map { ($0.id, $0) })
    // While a snapshot is applied, the table may still ask for a row of an employee who leaves.
    employees.merge(newEmployees) { $1 }
    title = state.title
    // Without an animation, which would scroll while the place is restored.
    dataSource.apply(snapshot, animatingDifferences: false)
    employees = newEmployees
    // The table keeps the line of a row that stays; a row that moves is brought back to its line.
    restore(place)
    showSearch(replacing: oldState, at: place)
    if state.load != .loading { refreshControl?.endRefreshing() }
  }

  /// Returns the rows of a new state; those with another content than now are filled again.
  private func snapshot(
    of newState: EmployeeListState, headers newHeaders: [Employee.ID: String]
  ) -> NSDiffableDataSourceSnapshot<EmployeeListSection, EmployeeListRow> {
    var snapshot = NSDiffableDataSourceSnapshot<EmployeeListSection, EmployeeListRow>()
    for section in newState.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.rows)
    }
    if let oldMessage = state.message, let message = newState.message, message != oldMessage {
      snapshot.reconfigureItems([.message])
    }
    for employee in newState.list.shown {
      guard let oldEmployee = employees[employee.id] else { continue }
      if newHeaders[employee.id] != headers[employee.id] {
        snapshot.reloadSections([.employee(employee.id)])
      }
      guard oldEmployee != employee else { continue }
      let rows = snapshot.itemIdentifiers(inSection: .employee(employee.id))
      snapshot.reconfigureItems(rows)
    }
    return snapshot
  }

  // MARK: - Searching

  /// Shows the beginning of new results, and after the search the place before it.
  private func showSearch(replacing oldState: EmployeeListState, at place: TablePlace) {
    if state.isSearching, state.list.query != oldState.list.query {
      if !oldState.isSearching { placeBeforeSearch = place }
      tableView.scrollToBeginning()
    } else if oldState.isSearching, !state.isSearching, let placeBeforeSearch {
      restore(placeBeforeSearch)
    }
  }

  private func restore(_ place: TablePlace) {
    tableView.restore(place) { dataSource.sectionIdentifier(for: $0) }
  }
}

// MARK: -

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    store.dispatch(.searchTextChanged(searchController.searchBar.text ?? ""))
  }
}
