import EmployeeViews
import Employees
import ListRendering
import TableUpdates
import TestSupport

/// The whole screen in one controller, correct except for one fault.
final class FaultyViewController: UITableViewController {
  private let fault: Fault?
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private let portraits: PortraitLoader?
  private let showsInitials: Bool
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var placeBeforeSearch: TablePlace?

  /// The latest loaded list, which `staleTap` uses instead of the shown one.
  private var tappable: [Employee] = []

  // MARK: - Assembly

  init(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions,
    fault: Fault?
  ) {
    self.fault = fault
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
    clearsSelectionOnViewWillAppear = false
    tableView.register(
      InitialHeaderView.self, forHeaderFooterViewReuseIdentifier: InitialHeaderView.identifier)
    tableView.prefetchDataSource = self
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: "EmployeeInfoCell")
    tableView.register(
      HostCell<EmployeeWorkplaceView>.self, forCellReuseIdentifier: "EmployeeWorkplaceCell")
    tableView.register(HostCell<MessageView>.self, forCellReuseIdentifier: "MessageCell")
    tableView.register(ButtonCell.self, forCellReuseIdentifier: "ButtonCell")
    tableView.refreshControl = UIRefreshControl()
    let reload =
      fault == .leak
      ? UIAction { _ in self.load() } : UIAction { [weak self] _ in self?.load() }
    tableView.refreshControl?.addAction(reload, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    navigationItem.searchController = searchController
    load()
  }

  // MARK: - Loading

  private func load() {
    if fault != .staleAnswer { request?.cancel() }
    update { status.load = .loading }
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
      list.load(fault == .droppedRecord ? employees.dropLast() : employees)
      status.load = .loaded
    }
    tappable = list.shown
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    update { status.load = .failed(error) }
  }

  // MARK: - Counting

  override func numberOfSections(in tableView: UITableView) -> Int {
    1 + list.shown.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard section > 0 else {
      return (message == nil ? 0 : 1) + (hasFailed && fault != .noRetry ? 1 : 0)
    }
    return list.shown[section - 1].rowCount
  }

  private var message: String? {
    if let refusal = status.refusal {
      return EmployeeListText.refusal(refusal.error, name: refusal.name)
    }
    return switch status.load {
    case .loading: EmployeeListText.loading
    case .failed(let error): EmployeeListText.failure(error)
    case .loaded where !list.shown.isEmpty: nil
    case .loaded: list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  private var hasFailed: Bool {
    if case .failed = status.load { true } else { false }
  }

  /// Whether a row below the workplaces has the button to call.
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
      cell.retry = { [weak self] cell in self?.loadPortrait(for: cell) }
      if employee.photo != nil || fault != .keptPhoto {
        cell.content.photoView.image = employee.photo.flatMap(UIImage.init(named:))
      }
      cell.content.nameLabel.text = employee.name
      cell.content.specializationLabel.text = employee.specialization
      return cell
    }
    if indexPath.row <= employee.workplaces.count {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "EmployeeWorkplaceCell", for: indexPath)
        as! HostCell<EmployeeWorkplaceView>
      let isBlank = fault == .blankCell && indexPath.row > 3
      cell.content.workplaceLabel.text = isBlank ? nil : employee.workplaces[indexPath.row - 1]
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
      tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
      as! HostCell<MessageView>
    cell.content.messageLabel.text = message
    return cell
  }

  private func buttonCell(at indexPath: IndexPath, title: String) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "ButtonCell", for: indexPath)
      as! ButtonCell
    cell.content.button.setTitle(title, for: .normal)
    cell.tapped = { [weak self] cell in self?.buttonTapped(in: cell) }
    return cell
  }

  // MARK: - Headers

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard showsInitials, section > 0,
      let initial = list.shown.initials[list.shown[section - 1].id]
    else { return nil }
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
    if let cell = cell as? EmployeeInfoCell { loadPortrait(for: cell) }
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? EmployeeInfoCell)?.portraitRequest?.cancel()
  }

  private func loadPortrait(for cell: EmployeeInfoCell) {
    guard let portraits, let indexPath = tableView.indexPath(for: cell) else { return }
    let id = list.shown[indexPath.section - 1].id
    if let portrait = portraits.cachedPortrait(of: id) {
      return cell.content.show(.loaded(portrait))
    }
    cell.content.show(.loading)
    cell.portraitRequest = Task { [weak cell, fault] in
      let answer = try? await portraits.portrait(of: id)
      let isUnchecked = fault == .latePortrait && answer != nil
      guard !Task.isCancelled || isUnchecked else { return }
      cell?.content.show(answer.map(Portrait.loaded) ?? .failed)
    }
  }

  // MARK: - Taps

  private func buttonTapped(in cell: UITableViewCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    guard indexPath.section > 0 else { return load() }
    let employees = fault == .staleTap ? tappable : list.shown
    guard indexPath.section <= employees.count else { return }
    let employee = employees[indexPath.section - 1]
    if let phone = employee.phone, isCallRow(indexPath.row, of: employee) {
      actions.call(phone, employee: employee.id)
      if fault == .doubledAction { actions.call(phone, employee: employee.id) }
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

  /// Applies a change and reloads the table without losing its selection and scroll position.
  private func update(_ change: () -> Void) {
    let place = place
    change()
    title = EmployeeListText.title(
      shown: list.shown.count, of: list.count, isSearching: list.searchText != nil)
    tableView.reloadData()
    if fault != .forgottenPlace { restore(place) }
  }

  private var place: TablePlace {
    tableView.place { section in
      section > 0 ? AnyHashable(self.list.shown[section - 1].id) : "status"
    }
  }

  private func restore(_ place: TablePlace) {
    tableView.restore(place) { section in
      section > 0 ? AnyHashable(self.list.shown[section - 1].id) : "status"
    }
  }

  // MARK: - Searching

  private func searchTextChanged(_ text: String) {
    if list.searchText == nil { placeBeforeSearch = place }
    let isFound = list.shown.isEmpty || fault != .literalSearch || text.allSatisfy(\.isASCII)
    update { list.query = isFound ? text : "nobody has this text" }
    if list.searchText != nil {
      tableView.scrollToBeginning()
    } else if let placeBeforeSearch {
      restore(placeBeforeSearch)
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
    Task { [weak self, service, fault] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
        if fault == .lateRequest, self == nil { _ = try? await service.employees() }
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    if fault == .ignoredRefusal { return }
    update {
      guard let employee = list.restore(id) else { return }
      status.refusal = EmployeeListStatus.Refusal(name: employee.name, error: error)
    }
  }
}

// MARK: -

extension FaultyViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchTextChanged(searchController.searchBar.text ?? "")
  }
}

// MARK: -

extension FaultyViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths where indexPath.row == 0 && indexPath.section > 0 {
      portraits?.prefetch([list.shown[indexPath.section - 1].id])
    }
  }
}

// MARK: -

/// A cell with the name of an employee.
private final class EmployeeInfoCell: HostCell<EmployeeInfoView> {
  var portraitRequest: Task<Void, Never>?
  var retry: ((EmployeeInfoCell) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.retryButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        retry?(self)
      }, for: .touchUpInside)
  }

  deinit {
    portraitRequest?.cancel()
  }
}

// MARK: -

/// A cell with a button.
private final class ButtonCell: HostCell<ButtonView> {
  var tapped: ((UITableViewCell) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        tapped?(self)
      }, for: .touchUpInside)
  }
}
