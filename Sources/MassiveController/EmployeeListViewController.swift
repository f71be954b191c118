import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A controller that does everything: it loads, counts, fills cells and handles taps.
///
/// **Knows** the service, the employees, every kind of cell, and the actions.
///
/// **Never knows** a model or a presenter, because this module has none.
///
/// **Article** The starting point of "iOS Tableview with MVC" and of "VIPER and UITableView".
final class EmployeeListViewController: UITableViewController, UISearchResultsUpdating {
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var placeBeforeSearch: TablePlace?

  // MARK: - Assembly

  init(service: any EmployeeService, actions: any EmployeeActions) {
    self.service = service
    self.actions = actions
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: "EmployeeInfoCell")
    tableView.register(EmployeeWorkplaceCell.self, forCellReuseIdentifier: "EmployeeWorkplaceCell")
    tableView.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
    tableView.register(ButtonCell.self, forCellReuseIdentifier: "ButtonCell")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    load()
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    request?.cancel()
    update { status.load = .loading }
    // A closure, because an `async` method would retain the controller while it waits.
    request = Task.immediate { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
  }

  private func employeesLoaded(_ employees: [Employee]) {
    refreshControl?.endRefreshing()
    update {
      list.load(employees)
      status.load = .loaded
    }
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    refreshControl?.endRefreshing()
    update { status.load = .failed(reason: error.description) }
  }

  // MARK: - Counting

  override func numberOfSections(in tableView: UITableView) -> Int {
    1 + list.shown.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard section > 0 else {
      return (message == nil ? 0 : 1) + (status.canRetry ? 1 : 0)
    }
    return list.shown[section - 1].rowCount
  }

  private var message: String? {
    status.message(shown: list.shown.count, searchText: list.searchText)
  }

  /// Returns whether a row below the workplaces has the Call button.
  private func isCallRow(_ row: Int, of employee: Employee) -> Bool {
    employee.phone != nil && row == employee.workplaces.count + 1
  }

  // MARK: - Making cells

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section > 0 else { return statusCell(at: indexPath) }
    let employee = list.shown[indexPath.section - 1]
    if indexPath.row == 0 {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "EmployeeInfoCell", for: indexPath)
        as! EmployeeInfoCell
      cell.content.photoView.image = employee.photo.flatMap(UIImage.init(named:))
      cell.content.nameLabel.text = employee.name
      cell.content.specializationLabel.text = employee.specialization
      return cell
    }
    if indexPath.row <= employee.workplaces.count {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "EmployeeWorkplaceCell", for: indexPath)
        as! EmployeeWorkplaceCell
      cell.content.workplaceLabel.text = employee.workplaces[indexPath.row - 1]
      return cell
    }
    let isCall = isCallRow(indexPath.row, of: employee)
    return buttonCell(at: indexPath, title: isCall ? EmployeeListText.call : EmployeeListText.write)
  }

  private func statusCell(at indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row == 0 else {
      return buttonCell(at: indexPath, title: EmployeeListText.retry)
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath) as! MessageCell
    cell.content.messageLabel.text = message
    return cell
  }

  private func buttonCell(at indexPath: IndexPath, title: String) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "ButtonCell", for: indexPath) as! ButtonCell
    cell.content.button.setTitle(title, for: .normal)
    cell.delegate = self
    return cell
  }

  // MARK: - Taps

  func buttonTapped(in cell: UITableViewCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    guard indexPath.section > 0 else { return load() }
    let employee = list.shown[indexPath.section - 1]
    if let phone = employee.phone, isCallRow(indexPath.row, of: employee) {
      actions.call(phone, employee: employee.id)
    } else if let email = employee.email {
      actions.write(to: email, employee: employee.id)
    }
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath.section > 0 ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let employee = list.shown[indexPath.section - 1]
    let profile = EmployeeProfileViewController(
      employee,
      callTapped: { [actions] phone in actions.call(phone, employee: employee.id) },
      writeTapped: { [actions] address in actions.write(to: address, employee: employee.id) })
    navigationController?.pushViewController(profile, animated: true)
  }

  // MARK: - Updating

  /// Applies a change, reloads the table, and restores its selection and scroll position.
  private func update(_ change: () -> Void) {
    let place = place
    change()
    title = EmployeeListText.title(
      shown: list.shown.count, of: list.count, isSearching: list.searchText != nil)
    tableView.reloadData()
    tableView.restore(place, section: section(withIdentifier:))
  }

  /// The selection and the scroll position.
  private var place: TablePlace {
    tableView.place(identifiedBy: identifier(ofSection:))
  }

  private func identifier(ofSection section: Int) -> AnyHashable? {
    section > 0 ? list.shown[section - 1].id : "status"
  }

  private func section(withIdentifier identifier: AnyHashable) -> Int? {
    guard let id = identifier.base as? Employee.ID else { return 0 }
    for (index, employee) in list.shown.enumerated() where employee.id == id { return index + 1 }
    return nil
  }

  // MARK: - Searching

  func updateSearchResults(for searchController: UISearchController) {
    searchTextChanged(searchController.searchBar.text ?? "")
  }

  private func searchTextChanged(_ text: String) {
    if list.searchText == nil { placeBeforeSearch = place }
    update { list.query = text }
    if list.searchText != nil {
      tableView.scrollToBeginning()
    } else if let placeBeforeSearch {
      tableView.restore(placeBeforeSearch, section: section(withIdentifier:))
    }
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section > 0
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let id = list.shown[indexPath.section - 1].id
    update { list.delete(id) }
    Task.immediate { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    update {
      guard let employee = list.restore(id) else { return }
      status.refusal = EmployeeListText.refusal(error.description, name: employee.name)
    }
  }
}
