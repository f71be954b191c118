import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A controller that fills the cells of the table with the items of the model.
///
/// **Knows** the model, the items, every kind of cell, and the actions.
///
/// **Never knows** the service, or how a cell shows an item.
///
/// **Article** "iOS Tableview with MVC", parts 2 and 5: `DRHTableViewController`.
final class EmployeeListViewController: UIViewController {
  /// Shows the profile of an employee; the assembly sets it.
  var showProfile: ((Employee) -> Void)?

  /// The items of the sections below the status section; setting them reloads the table.
  ///
  /// The selection and the scroll position are read in `willSet`, because the old items identify
  /// the old sections.
  private var items: [EmployeeListItem] = [] {
    willSet { placeBeforeReload = place }
    didSet { reload(restoring: placeBeforeReload) }
  }

  private let tableView = UITableView()
  private let model: EmployeeListDataModel
  private let actions: any EmployeeActions
  private var request: Task<Void, Never>?
  private var status = EmployeeListStatus()
  private var placeBeforeReload: TablePlace?
  private var placeBeforeSearch: TablePlace?

  // MARK: - Assembly

  init(model: EmployeeListDataModel, actions: any EmployeeActions) {
    self.model = model
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCell.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCell.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(ButtonCell.self, forCellReuseIdentifier: ButtonCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    load()
  }

  // MARK: - Loading

  private func load() {
    request?.cancel()
    status.load = .loading
    reload(restoring: place)
    request = Task.immediate { [model] in await model.requestData() }
  }
}

// MARK: - Loading

extension EmployeeListViewController: EmployeeListDataModelDelegate {
  func dataReceived(_ items: [EmployeeListItem]) {
    status.load = .loaded
    tableView.refreshControl?.endRefreshing()
    self.items = items
  }

  func dataUpdateFailed(_ error: EmployeeServiceError) {
    status.load = .failed(reason: error.description)
    tableView.refreshControl?.endRefreshing()
    reload(restoring: place)
  }

  func dataChanged(_ items: [EmployeeListItem]) {
    self.items = items
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, items: [EmployeeListItem]
  ) {
    status.refusal = EmployeeListText.refusal(error.description, name: name)
    self.items = items
  }
}

// MARK: -

extension EmployeeListViewController: UITableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: UITableView) -> Int {
    1 + items.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard section > 0 else { return (message == nil ? 0 : 1) + (status.canRetry ? 1 : 0) }
    return items[section - 1].rowCount
  }

  private var message: String? {
    status.message(shown: items.count, searchText: model.list.searchText)
  }

  // MARK: - Making cells

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section > 0 else { return statusCell(at: indexPath) }
    let section = indexPath.section - 1
    switch items[section].row(at: indexPath.row) {
    case .info:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: EmployeeInfoCell.identifier, for: indexPath)
        as! EmployeeInfoCell
      cell.configure(with: items[section])
      return cell
    case .workplace(let workplace):
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      cell.configure(with: workplace)
      return cell
    case .call:
      return buttonCell(at: indexPath, title: EmployeeListText.call)
    case .write:
      return buttonCell(at: indexPath, title: EmployeeListText.write)
    }
  }

  private func statusCell(at indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row == 0 else {
      return buttonCell(at: indexPath, title: EmployeeListText.retry)
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
      as! MessageCell
    cell.configure(with: message)
    return cell
  }

  private func buttonCell(at indexPath: IndexPath, title: String) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ButtonCell.identifier, for: indexPath)
      as! ButtonCell
    cell.configure(with: title)
    cell.delegate = self
    return cell
  }
}

// MARK: - Taps

extension EmployeeListViewController: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    guard indexPath.section > 0 else { return load() }
    let item = items[indexPath.section - 1]
    switch item.row(at: indexPath.row) {
    case .call(let phone):
      actions.call(phone, employee: item.id)
    case .write(let address):
      actions.write(to: address, employee: item.id)
    case .info, .workplace:
      break
    }
  }
}

// MARK: - Selection

extension EmployeeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.section > 0 ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showProfile?(items[indexPath.section - 1].employee)
  }
}

// MARK: - Updating

extension EmployeeListViewController {
  /// Reloads the table, and restores its selection and scroll position.
  private func reload(restoring place: TablePlace?) {
    title = EmployeeListText.title(
      shown: items.count, of: model.list.count, isSearching: model.list.searchText != nil)
    tableView.reloadData()
    if let place { tableView.restore(place, section: section(withIdentifier:)) }
  }

  /// The selection and the scroll position.
  private var place: TablePlace {
    tableView.place(identifiedBy: identifier(ofSection:))
  }

  private func identifier(ofSection section: Int) -> AnyHashable? {
    section > 0 ? items[section - 1].id : "status"
  }

  private func section(withIdentifier identifier: AnyHashable) -> Int? {
    guard let id = identifier.base as? Employee.ID else { return 0 }
    for (index, item) in items.enumerated() where item.id == id { return index + 1 }
    return nil
  }
}

// MARK: -

extension EmployeeListViewController: UISearchResultsUpdating {
  // MARK: - Searching

  func updateSearchResults(for searchController: UISearchController) {
    searchTextChanged(searchController.searchBar.text ?? "")
  }

  private func searchTextChanged(_ text: String) {
    if model.list.searchText == nil { placeBeforeSearch = place }
    model.search(text)
    if model.list.searchText != nil {
      tableView.scrollToBeginning()
    } else if let placeBeforeSearch {
      tableView.restore(placeBeforeSearch, section: section(withIdentifier:))
    }
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section > 0
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let id = items[indexPath.section - 1].id
    Task.immediate { [model] in await model.delete(id) }
  }
}
