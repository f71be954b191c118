import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A controller that does everything: it loads, searches, fills cells and handles taps.
///
/// **Knows** the services, the employees, every kind of cell, and the actions.
///
/// **Never knows** a part that would do one of these jobs. Shared types filter the list, load
/// portraits, and keep the place in the table.
///
/// **Article** The starting point of "iOS Tableview with MVC" and of "VIPER and UITableView".
final class EmployeeListViewController: UITableViewController {
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private let portraits: PortraitLoader?
  private let showsInitials: Bool
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var sections: [Section] = []
  private var placeBeforeSearch: TablePlace?

  private struct Section {
    /// The employee, `nil` for the status section.
    let employee: Employee?

    /// The letter above the section, `nil` for none.
    let initial: String?

    let rows: [Row]
  }

  private enum Row {
    case message(String)
    case retry
    case info(Employee)
    case workplace(String)
    case call(phone: String, Employee.ID)
    case write(address: String, Employee.ID)
  }

  private static let statusSection = 0

  init(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) {
    self.service = service
    self.actions = actions
    portraits = options.portraits.map { PortraitLoader(service: $0) }
    showsInitials = options.showsInitials
    super.init(style: .plain)
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
    // The row stays marked, so that a person finds it again.
    clearsSelectionOnViewWillAppear = false
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCell.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCell.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(ButtonCell.self, forCellReuseIdentifier: ButtonCell.identifier)
    tableView.register(
      InitialHeaderView.self, forHeaderFooterViewReuseIdentifier: InitialHeaderView.identifier)
    tableView.prefetchDataSource = self
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    tableView.keyboardDismissMode = .onDrag
    load()
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    update { status.load = .loading }
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
  }

  private func employeesLoaded(_ employees: [Employee]) {
    update {
      list.load(employees)
      status.load = .loaded
    }
    refreshControl?.endRefreshing()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    update { status.load = .failed(error) }
    refreshControl?.endRefreshing()
  }

  // MARK: - Rows

  private func updateSections() {
    title = EmployeeListText.title(
      shown: list.shown.count, of: list.count, isSearching: list.searchText != nil)
    let initials = showsInitials ? list.shown.initials : [:]
    let employees = list.shown.map { employee in
      Section(employee: employee, initial: initials[employee.id], rows: rows(of: employee))
    }
    sections = [Section(employee: nil, initial: nil, rows: statusRows)] + employees
  }

  private func rows(of employee: Employee) -> [Row] {
    var rows = [Row.info(employee)]
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone { rows.append(.call(phone: phone, employee.id)) }
    if let email = employee.email { rows.append(.write(address: email, employee.id)) }
    return rows
  }

  private var statusRows: [Row] {
    var rows: [Row] = []
    if let message { rows.append(.message(message)) }
    if case .failed = status.load { rows.append(.retry) }
    return rows
  }

  private var message: String? {
    if let refusal = status.refusal {
      return EmployeeListText.refusal(refusal.error, name: refusal.name)
    }
    switch status.load {
    case .loading:
      return EmployeeListText.loading
    case .failed(let error):
      return EmployeeListText.failure(error)
    case .loaded:
      guard list.shown.isEmpty else { return nil }
      return list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  // MARK: - Making cells

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .message(let message):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        as! MessageCell
      cell.content.messageLabel.text = message
      return cell
    case .info(let employee):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: EmployeeInfoCell.identifier, for: indexPath)
        as! EmployeeInfoCell
      cell.content.photoView.image = employee.photo.flatMap { UIImage(named: $0) }
      cell.content.nameLabel.text = employee.name
      cell.content.specializationLabel.text = employee.specialization
      cell.delegate = self
      return cell
    case .workplace(let workplace):
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      cell.content.workplaceLabel.text = workplace
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
    cell.content.button.setTitle(title, for: .normal)
    cell.delegate = self
    return cell
  }

  // MARK: - Headers

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let initial = sections[section].initial else { return nil }
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: InitialHeaderView.identifier)
      as! InitialHeaderView
    header.initialLabel.text = initial
    return header
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if let cell = cell as? EmployeeInfoCell { loadPortrait(for: cell, at: indexPath) }
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? EmployeeInfoCell)?.portraitRequest = nil
  }

  /// Shows the portrait of an employee, or loads it.
  private func loadPortrait(for cell: EmployeeInfoCell, at indexPath: IndexPath) {
    guard let portraits, let id = sections[indexPath.section].employee?.id else { return }
    cell.portraitRequest = nil
    if let portrait = portraits.cachedPortrait(of: id) {
      cell.content.show(.loaded(portrait))
      return
    }
    cell.content.show(.loading)
    cell.portraitRequest = Task { [weak cell] in
      do throws(EmployeeServiceError) {
        let portrait = try await portraits.portrait(of: id)
        if !Task.isCancelled { cell?.content.show(.loaded(portrait)) }
      } catch {
        if !Task.isCancelled { cell?.content.show(.failed) }
      }
    }
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section].employee == nil ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let employee = sections[indexPath.section].employee else { return }
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
    updateSections()
    tableView.reloadData()
    restore(place)
  }

  private var place: TablePlace {
    tableView.place { section in AnyHashable(sections[section].employee?.id) }
  }

  private func restore(_ place: TablePlace) {
    tableView.restore(place) { section in AnyHashable(sections[section].employee?.id) }
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].employee != nil
  }

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = sections[indexPath.section].employee?.id else {
      return
    }
    var changedSections: IndexSet = [Self.statusSection]
    let next = indexPath.section + 1
    // The letter of the next employee depends on the one above.
    if showsInitials, next < sections.count { changedSections.insert(next) }
    let place = place
    tableView.performBatchUpdates {
      self.list.delete(id)
      self.updateSections()
      tableView.deleteSections([indexPath.section], with: .automatic)
      tableView.reloadSections(changedSections, with: .none)
    }
    restore(place)
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    guard let employee = list.restore(id) else { return }
    update { status.refusal = EmployeeListStatus.Refusal(name: employee.name, error: error) }
  }
}

// MARK: - Portraits

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      // The list may have become shorter.
      guard indexPath.section < sections.count,
        indexPath.row < sections[indexPath.section].rows.count,
        case .info(let employee) = sections[indexPath.section].rows[indexPath.row]
      else { continue }
      portraits?.prefetch([employee.id])
    }
  }
}

// MARK: - Taps

extension EmployeeListViewController: EmployeeInfoCellDelegate, ButtonCellDelegate {
  func retryTapped(in cell: EmployeeInfoCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    loadPortrait(for: cell, at: indexPath)
  }

  func buttonTapped(in cell: ButtonCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    switch sections[indexPath.section].rows[indexPath.row] {
    case .retry: load()
    case .call(let phone, let id): actions.call(phone, employee: id)
    case .write(let address, let id): actions.write(to: address, employee: id)
    case .message, .info, .workplace: break
    }
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  /// Shows the beginning of the results, and after the search the place before it.
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != list.query else { return }
    if list.searchText == nil { placeBeforeSearch = place }
    update { list.query = text }
    if list.searchText != nil {
      tableView.scrollToBeginning()
    } else if let placeBeforeSearch {
      restore(placeBeforeSearch)
    }
  }
}
