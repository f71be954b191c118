import EmployeeViews
import Employees
import ListRendering

/// The presenter: it has the list, fills the cells, and decides what a tap causes.
///
/// **Knows** the service, the employees, the view and the cells by their protocols, and what leaves
/// the screen.
///
/// **Never knows** a table, or how a cell shows what it is told.
///
/// **Article** None of the five. Potel's "MVP: Model-View-Presenter" (1996), in the form that
/// Fowler's "Passive View" (2006) gave it.
final class EmployeeListPresenter {
  weak var view: (any EmployeeListView)?

  /// Shows the profile of an employee; the assembly says how.
  var showProfile: ((Employee) -> Void)?

  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()

  // MARK: - Assembly

  init(service: any EmployeeService, actions: any EmployeeActions) {
    self.service = service
    self.actions = actions
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  func viewLoaded() {
    load()
  }

  func refreshPulled() {
    load()
  }

  /// Asks for the employees; an answer to an earlier request no longer counts.
  private func load() {
    request?.cancel()
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
      list.load(employees)
      status.load = .loaded
    }
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    update { status.load = .failed(reason: error.description) }
  }
}

// MARK: -

extension EmployeeListPresenter {
  // MARK: - Counting

  var sectionCount: Int {
    1 + list.shown.count
  }

  func rowCount(inSection section: Int) -> Int {
    guard section > 0 else { return (message == nil ? 0 : 1) + (status.canRetry ? 1 : 0) }
    let employee = list.shown[section - 1]
    return 1 + employee.workplaces.count
      + (employee.phone == nil ? 0 : 1) + (employee.email == nil ? 0 : 1)
  }

  func row(at indexPath: IndexPath) -> EmployeeListRow {
    guard indexPath.section > 0 else { return indexPath.row == 0 ? .message : .button }
    if indexPath.row == 0 { return .info }
    let workplaceCount = list.shown[indexPath.section - 1].workplaces.count
    return indexPath.row <= workplaceCount ? .workplace : .button
  }

  private var message: String? {
    status.message(shown: list.shown.count, searchText: list.searchText)
  }

  /// Tells whether a row below the workplaces holds the button to call, and not that to write.
  private func isCallRow(_ row: Int, of employee: Employee) -> Bool {
    employee.phone != nil && row == employee.workplaces.count + 1
  }

  // MARK: - Making cells

  func configure(_ cell: any EmployeeInfoCellView, forRowAt indexPath: IndexPath) {
    let employee = list.shown[indexPath.section - 1]
    cell.show(
      photo: employee.photo, name: employee.name, specialization: employee.specialization)
  }

  func configure(_ cell: any EmployeeWorkplaceCellView, forRowAt indexPath: IndexPath) {
    cell.show(workplace: list.shown[indexPath.section - 1].workplaces[indexPath.row - 1])
  }

  func configure(_ cell: any ButtonCellView, forRowAt indexPath: IndexPath) {
    guard indexPath.section > 0 else { return cell.show(title: EmployeeListText.retry) }
    let isCall = isCallRow(indexPath.row, of: list.shown[indexPath.section - 1])
    cell.show(title: isCall ? EmployeeListText.call : EmployeeListText.write)
  }

  func configure(_ cell: any MessageCellView, forRowAt indexPath: IndexPath) {
    cell.show(message: message)
  }

  // MARK: - Taps

  func buttonTapped(at indexPath: IndexPath) {
    guard indexPath.section > 0 else { return load() }
    let employee = list.shown[indexPath.section - 1]
    if let phone = employee.phone, isCallRow(indexPath.row, of: employee) {
      actions.call(phone, employee: employee.id)
    } else if let email = employee.email {
      actions.write(to: email, employee: employee.id)
    }
  }

  // MARK: - Selection

  /// Tells whether the rows of a section can be selected and deleted.
  func isInteractive(_ section: Int) -> Bool {
    section > 0
  }

  func employeeSelected(at indexPath: IndexPath) {
    showProfile?(list.shown[indexPath.section - 1])
  }
}

// MARK: -

extension EmployeeListPresenter {
  // MARK: - Updating

  /// Changes what is shown, and tells the view which sections that makes other ones.
  private func update(_ change: () -> Void) {
    let shown = list.shown
    let (oldMessage, couldRetry) = (message, status.canRetry)
    change()
    view?.show(
      title: EmployeeListText.title(
        shown: list.shown.count, of: list.count, isSearching: list.searchText != nil))
    var changes = changes(from: shown)
    if message != oldMessage || status.canRetry != couldRetry { changes?.reload(0) }
    view?.show(changes: changes)
  }

  /// What the view has to change, `nil` where there was nothing or is nothing left.
  private func changes(from shown: [Employee]) -> SectionChanges? {
    if shown == list.shown { return SectionChanges() }
    if shown.isEmpty || list.shown.isEmpty { return nil }
    return SectionChanges(from: shown, to: list.shown, offset: 1)
  }

  /// Returns the identifier of a section, which stays the same when the section moves.
  func identifier(ofSection section: Int) -> AnyHashable {
    section > 0 ? list.shown[section - 1].id : "status"
  }

  func section(withIdentifier identifier: AnyHashable) -> Int? {
    guard let id = identifier.base as? Employee.ID else { return 0 }
    for (index, employee) in list.shown.enumerated() where employee.id == id { return index + 1 }
    return nil
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    if list.searchText == nil { view?.rememberPlace() }
    update { list.query = text }
    if list.searchText == nil { view?.restorePlace() } else { view?.showBeginning() }
  }

  // MARK: - Deleting

  func employeeDeleted(at indexPath: IndexPath) {
    let id = list.shown[indexPath.section - 1].id
    update { list.delete(id) }
    Task { [weak self, service] in
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
