import Diffing
import Employees
import IndexPaths

/// A presenter that owns the list, tells the view what changed and fills cell views.
///
/// This variant of MVP is common on iOS: the table asks for rows, and the presenter fills the cell
/// view of each. In Fowler's Passive View, the view has no state and asks for nothing; the
/// presenter sets every widget.
///
/// **Knows** the service, the employees, the actions, and the views by their protocols.
///
/// **Never knows** the table, or how a cell draws its texts.
///
/// **Article** None. Potel's "MVP: Model-View-Presenter" (1996) and Fowler's "Passive View" (2006)
/// describe the pattern.
final class EmployeeListPresenter {
  weak var view: (any EmployeeListView)?

  /// Shows the profile of an employee; the assembly sets it.
  var showProfile: ((Employee) -> Void)?

  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private var requestCount = 0
  private var list = EmployeeList()
  private var status = EmployeeListStatus()

  // MARK: - Assembly

  init(service: any EmployeeService, actions: any EmployeeActions) {
    self.service = service
    self.actions = actions
  }

  // MARK: - Loading

  /// Requests the employees.
  ///
  /// Drops the answer if a later request has started or the task is cancelled.
  func load() async {
    requestCount += 1
    let number = requestCount
    update { status.load = .loading }
    do throws(EmployeeServiceError) {
      let employees = try await service.employees()
      guard isLatest(number) else { return }
      update {
        list.load(employees)
        status.load = .loaded
      }
    } catch {
      guard isLatest(number) else { return }
      update { status.load = .failed(reason: error.description) }
    }
  }

  private func isLatest(_ number: Int) -> Bool {
    number == requestCount && !Task.isCancelled
  }
}

// MARK: -

extension EmployeeListPresenter {
  // MARK: - Counting

  /// The status section, with the message and the Retry button.
  private static let statusSection = 0

  var sectionCount: Int { 1 + list.shown.count }

  func rowCount(inSection section: Int) -> Int {
    guard section != Self.statusSection else {
      return (message == nil ? 0 : 1) + (status.canRetry ? 1 : 0)
    }
    return employee(inSection: section).rowCount
  }

  func row(at indexPath: IndexPath) -> EmployeeListRow {
    guard indexPath.section != Self.statusSection else {
      return indexPath.row == 0 ? .message : .retry
    }
    let employee = employee(inSection: indexPath.section)
    if indexPath.row == 0 { return .info }
    if indexPath.row <= employee.workplaces.count { return .workplace }
    return employee.phone != nil && indexPath.row == employee.workplaces.count + 1 ? .call : .write
  }

  private func employee(inSection section: Int) -> Employee {
    list.shown[section - 1]
  }

  private var message: String? {
    status.message(shown: list.shown.count, searchText: list.searchText)
  }

  // MARK: - Making cells

  func configure(_ cell: any EmployeeInfoCellView, forRowAt indexPath: IndexPath) {
    let employee = employee(inSection: indexPath.section)
    cell.show(
      photo: employee.photo, name: employee.name, specialization: employee.specialization)
  }

  func configure(_ cell: any EmployeeWorkplaceCellView, forRowAt indexPath: IndexPath) {
    cell.show(workplace: employee(inSection: indexPath.section).workplaces[indexPath.row - 1])
  }

  func configure(_ cell: any ButtonCellView, forRowAt indexPath: IndexPath) {
    switch row(at: indexPath) {
    case .call: cell.show(title: EmployeeListText.call)
    case .write: cell.show(title: EmployeeListText.write)
    case .retry: cell.show(title: EmployeeListText.retry)
    case .info, .workplace, .message: break
    }
  }

  func configure(_ cell: any MessageCellView, forRowAt indexPath: IndexPath) {
    cell.show(message: message)
  }

  // MARK: - Taps

  func callTapped(at indexPath: IndexPath) {
    let employee = employee(inSection: indexPath.section)
    if let phone = employee.phone { actions.call(phone, employee: employee.id) }
  }

  func writeTapped(at indexPath: IndexPath) {
    let employee = employee(inSection: indexPath.section)
    if let email = employee.email { actions.write(to: email, employee: employee.id) }
  }

  // MARK: - Selection

  /// Returns whether the rows of a section can be selected and deleted.
  func isInteractive(_ section: Int) -> Bool {
    section != Self.statusSection
  }

  func employeeSelected(at indexPath: IndexPath) {
    showProfile?(employee(inSection: indexPath.section))
  }
}

// MARK: -

extension EmployeeListPresenter {
  // MARK: - Updating

  /// Applies a change and tells the view the changed sections.
  ///
  /// - Parameters:
  ///   - knownChanges: The changed employees. Without them, the lists are compared.
  ///   - change: Changes the list and the status.
  private func update(_ knownChanges: SectionChanges? = nil, _ change: () -> Void) {
    let (employees, oldMessage, couldRetry) = (list.shown, message, status.canRetry)
    change()
    var changes = knownChanges ?? SectionChanges(from: employees, to: list.shown, offset: 1)
    if message != oldMessage || status.canRetry != couldRetry {
      changes.reload(Self.statusSection)
    }
    view?.show(
      title: EmployeeListText.title(
        shown: list.shown.count, of: list.count, isSearching: list.searchText != nil))
    view?.show(changes: changes)
  }

  /// Returns the identifier of a section, which stays the same when the section moves.
  func identifier(ofSection section: Int) -> AnyHashable {
    section != Self.statusSection ? employee(inSection: section).id : "status"
  }

  func section(withIdentifier identifier: AnyHashable) -> Int? {
    guard let id = identifier.base as? Employee.ID else { return Self.statusSection }
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

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  func employeeDeleted(at indexPath: IndexPath) async {
    let id = employee(inSection: indexPath.section).id
    var changes = SectionChanges()
    changes.delete(indexPath.section)
    update(changes) { list.delete(id) }
    do throws(EmployeeServiceError) {
      try await service.delete(id)
    } catch {
      deletionRefused(id, error)
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    update {
      guard let employee = list.restore(id) else { return }
      status.refusal = EmployeeListText.refusal(error.description, name: employee.name)
    }
  }
}
