import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A controller that shows the data of the model in a table.
///
/// **Knows** the model, the items, every kind of cell, and the actions.
///
/// **Never knows** the service, or how a cell shows a row.
///
/// **Article** "iOS Tableview with MVC", parts 2 and 5: `DRHTableViewController`.
final class EmployeeListViewController: UIViewController {
  /// Shows the profile of an employee; the assembly sets it.
  var showProfile: ((Employee) -> Void)?

  private let tableView = UITableView()
  private let model: EmployeeListDataModel
  private let actions: any EmployeeActions
  private let showsInitials: Bool
  private var data = EmployeeListData()
  private var status = EmployeeListStatus()
  private var content: EmployeeListContent
  private var placeBeforeSearch: TablePlace?

  /// The cells in view that show portraits.
  private var displayedCells: [Employee.ID: EmployeeInfoCell] = [:]

  init(model: EmployeeListDataModel, actions: any EmployeeActions, showsInitials: Bool) {
    self.model = model
    self.actions = actions
    self.showsInitials = showsInitials
    content = EmployeeListContent(data, status, showsInitials: showsInitials)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTableView()
    setUpSearch()
    load()
  }

  private func setUpTableView() {
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCell.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCell.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(ButtonCell.self, forCellReuseIdentifier: ButtonCell.identifier)
    tableView.register(
      InitialHeaderView.self, forHeaderFooterViewReuseIdentifier: InitialHeaderView.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
  }

  private func setUpSearch() {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    tableView.keyboardDismissMode = .onDrag
  }

  // MARK: - Loading

  private func load() {
    status.load = .loading
    reload()
    model.requestData()
  }

  // MARK: - Updating

  /// Reloads the table, and restores its selection and scroll position.
  private func reload() {
    let place = place
    updateContent()
    tableView.reloadData()
    restore(place)
  }

  private func updateContent() {
    content = EmployeeListContent(data, status, showsInitials: showsInitials)
    title = content.title
  }

  private var items: [EmployeeListItem] { content.items }

  private var place: TablePlace {
    tableView.place { section in AnyHashable(items[section].employee?.id) }
  }

  private func restore(_ place: TablePlace) {
    tableView.restore(place) { section in AnyHashable(items[section].employee?.id) }
  }
}

// MARK: -

extension EmployeeListViewController: EmployeeListDataModelDelegate {
  func dataReceived(_ data: EmployeeListData) {
    status.load = .loaded
    self.data = data
    reload()
    tableView.refreshControl?.endRefreshing()
  }

  func dataUpdateFailed(_ error: EmployeeServiceError) {
    status.load = .failed(error)
    reload()
    tableView.refreshControl?.endRefreshing()
  }

  /// Shows the beginning of the results, and after the search the place before it.
  func searchFinished(_ data: EmployeeListData) {
    if self.data.searchText == nil { placeBeforeSearch = place }
    self.data = data
    reload()
    if data.searchText != nil {
      tableView.scrollToBeginning()
    } else if let placeBeforeSearch {
      restore(placeBeforeSearch)
    }
  }

  func employeeRemoved(_ id: Employee.ID, _ data: EmployeeListData) {
    guard let section = items.firstIndex(where: { $0.employee?.id == id }) else { return }
    var changedSections: IndexSet = [EmployeeListContent.statusIndex]
    // The letter of the next employee depends on the one above.
    if showsInitials, section + 1 < items.count { changedSections.insert(section + 1) }
    let place = place
    tableView.performBatchUpdates {
      self.data = data
      self.updateContent()
      self.tableView.deleteSections([section], with: .automatic)
      self.tableView.reloadSections(changedSections, with: .none)
    }
    restore(place)
  }

  func deletionRefused(of name: String, _ error: EmployeeServiceError, _ data: EmployeeListData) {
    status.refusal = EmployeeListStatus.Refusal(name: name, error: error)
    self.data = data
    reload()
  }

  func portraitChanged(_ portrait: Portrait, of id: Employee.ID) {
    guard let cell = displayedCells[id], cell.employeeID == id else { return }
    cell.show(portrait)
  }
}

// MARK: - Making cells

extension EmployeeListViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch items[indexPath.section].rows[indexPath.row] {
    case .message(let message):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        as! MessageCell
      cell.configure(with: message)
      return cell
    case .info(let employee):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: EmployeeInfoCell.identifier, for: indexPath)
        as! EmployeeInfoCell
      cell.configure(with: employee)
      cell.delegate = self
      return cell
    case .workplace(let workplace):
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      cell.configure(with: workplace)
      return cell
    case .call:
      return buttonCell(title: EmployeeListText.call, at: indexPath)
    case .write:
      return buttonCell(title: EmployeeListText.write, at: indexPath)
    case .retry:
      return buttonCell(title: EmployeeListText.retry, at: indexPath)
    }
  }

  private func buttonCell(title: String, at indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ButtonCell.identifier, for: indexPath)
      as! ButtonCell
    cell.configure(with: title)
    cell.delegate = self
    return cell
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    items[indexPath.section].employee != nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let employee = items[indexPath.section].employee else { return }
    model.delete(employee.id)
  }
}

// MARK: - Portraits

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      // The list may have become shorter.
      guard indexPath.section < items.count,
        indexPath.row < items[indexPath.section].rows.count,
        case .info(let employee) = items[indexPath.section].rows[indexPath.row]
      else { continue }
      model.prefetchPortrait(of: employee.id)
    }
  }
}

// MARK: - Taps

extension EmployeeListViewController: EmployeeInfoCellDelegate {
  func retryTapped(in cell: EmployeeInfoCell) {
    if let id = cell.employeeID { model.loadPortrait(of: id) }
  }
}

extension EmployeeListViewController: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    switch items[indexPath.section].rows[indexPath.row] {
    case .retry: load()
    case .call(let phone, let id): actions.call(phone, employee: id)
    case .write(let address, let id): actions.write(to: address, employee: id)
    case .message, .info, .workplace: break
    }
  }
}

// MARK: - Selection

extension EmployeeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    items[indexPath.section].employee == nil ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let employee = items[indexPath.section].employee { showProfile?(employee) }
  }

  // MARK: - Headers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let initial = items[section].initial else { return nil }
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: InitialHeaderView.identifier)
      as! InitialHeaderView
    header.initialLabel.text = initial
    return header
  }

  // MARK: - Portraits

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? EmployeeInfoCell, let id = cell.employeeID else { return }
    displayedCells[id] = cell
    model.loadPortrait(of: id)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    // After a reload, another cell may already show the same employee.
    guard let cell = cell as? EmployeeInfoCell, let id = cell.employeeID,
      displayedCells[id] === cell
    else { return }
    displayedCells[id] = nil
    model.cancelPortrait(of: id)
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    model.search(searchController.searchBar.text ?? "")
  }
}
