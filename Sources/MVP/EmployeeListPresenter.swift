import Diffing
import Employees

/// A presenter that owns the list, tells the view what changed and fills cell views.
///
/// This variant of MVP is common on iOS: the table asks for rows, and the presenter fills the cell
/// view of each. In Fowler's Passive View, the view has no state and asks for nothing; the
/// presenter sets every widget.
///
/// **Knows** the service, the employees, the actions, and the views by their protocols.
///
/// **Never knows** UIKit, or how a cell shows its texts.
///
/// **Article** None. Potel's "MVP: Model-View-Presenter" (1996) and Fowler's "Passive View" (2006)
/// describe the pattern.
final class EmployeeListPresenter {
  weak var view: (any EmployeeListView)?

  /// Shows the profile of an employee; the assembly sets it.
  var showProfile: ((Employee) -> Void)?

  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private let portraits: PortraitLoader?
  private let showsInitials: Bool
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var sections: [EmployeeListSection] = []

  init(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) {
    self.service = service
    self.actions = actions
    portraits = options.portraits.map { PortraitLoader(service: $0) }
    showsInitials = options.showsInitials
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    status.load = .loading
    updateView()
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
    list.load(employees)
    status.load = .loaded
    updateView()
    view?.endRefreshing()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.load = .failed(error)
    updateView()
    view?.endRefreshing()
  }

  // MARK: - Updating

  /// Makes the sections again, and shows the difference.
  private func updateView() {
    let statusSection = EmployeeListSection(message: message, canRetry: hasFailed)
    let initials = showsInitials ? list.shown.initials : [:]
    let newSections =
      [statusSection] + list.shown.map { EmployeeListSection($0, header: initials[$0.id]) }
    let changes = SectionChanges(from: sections, to: newSections)
    view?.show(
      title: EmployeeListText.title(
        shown: list.shown.count, of: list.count, isSearching: list.searchText != nil))
    view?.show(changes) { self.sections = newSections }
  }

  private var hasFailed: Bool {
    if case .failed = status.load { true } else { false }
  }

  // MARK: - Rows

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
}

// MARK: -

extension EmployeeListPresenter: EmployeeListViewPresenter {
  func viewDidLoad() {
    load()
  }

  func pulledToRefresh() {
    load()
  }

  // MARK: - Making cells

  var sectionCount: Int { sections.count }

  func rowCount(inSection section: Int) -> Int {
    sections[section].rows.count
  }

  func cellKind(ofRow row: Int, inSection section: Int) -> CellKind {
    switch sections[section].rows[row] {
    case .info: .info
    case .workplace: .workplace
    case .call, .write, .retry: .button
    case .message: .message
    }
  }

  func identifier(ofSection section: Int) -> EmployeeListSection.ID {
    sections[section].id
  }

  func header(ofSection section: Int) -> String? {
    sections[section].header
  }

  func configure(_ cell: any EmployeeInfoCellView, forRow row: Int, inSection section: Int) {
    guard case .info(let employee) = sections[section].rows[row] else {
      fatalError("row \(row) of section \(section) is no info row")
    }
    cell.show(
      photo: employee.photo, name: employee.name, specialization: employee.specialization)
  }

  func configure(_ cell: any EmployeeWorkplaceCellView, forRow row: Int, inSection section: Int) {
    guard case .workplace(let workplace) = sections[section].rows[row] else {
      fatalError("row \(row) of section \(section) is no workplace")
    }
    cell.show(workplace: workplace)
  }

  func configure(_ cell: any ButtonCellView, forRow row: Int, inSection section: Int) {
    switch sections[section].rows[row] {
    case .call: cell.show(title: EmployeeListText.call)
    case .write: cell.show(title: EmployeeListText.write)
    case .retry: cell.show(title: EmployeeListText.retry)
    case .info, .workplace, .message:
      fatalError("row \(row) of section \(section) is no button")
    }
  }

  func configure(_ cell: any MessageCellView, forRow row: Int, inSection section: Int) {
    guard case .message(let message) = sections[section].rows[row] else {
      fatalError("row \(row) of section \(section) is no message")
    }
    cell.show(message: message)
  }

  // MARK: - Portraits

  func willDisplay(_ cell: any EmployeeInfoCellView, inSection section: Int) {
    loadPortrait(for: cell, inSection: section)
  }

  func retryTapped(_ cell: any EmployeeInfoCellView, inSection section: Int) {
    loadPortrait(for: cell, inSection: section)
  }

  /// Shows the portrait in a cell view, or loads it and fills the cell view later.
  private func loadPortrait(for cell: any EmployeeInfoCellView, inSection section: Int) {
    guard let portraits, let id = sections[section].employee?.id else { return }
    cell.portraitRequest = nil
    if let portrait = portraits.cachedPortrait(of: id) {
      cell.show(.loaded(portrait))
      return
    }
    cell.show(.loading)
    cell.portraitRequest = Task { [weak cell] in
      do throws(EmployeeServiceError) {
        let portrait = try await portraits.portrait(of: id)
        if !Task.isCancelled { cell?.show(.loaded(portrait)) }
      } catch {
        if !Task.isCancelled { cell?.show(.failed) }
      }
    }
  }

  /// Drops the portrait that the cell view still waits for, because it shows another row next.
  func didEndDisplaying(_ cell: any EmployeeInfoCellView) {
    cell.portraitRequest = nil
  }

  func prefetch(row: Int, inSection section: Int) {
    // The list may have become shorter.
    guard section < sections.count, row < sections[section].rows.count,
      case .info(let employee) = sections[section].rows[row]
    else { return }
    portraits?.prefetch([employee.id])
  }

  // MARK: - Taps

  func buttonTapped(inRow row: Int, ofSection section: Int) {
    switch sections[section].rows[row] {
    case .retry: load()
    case .call(let phone, let id): actions.call(phone, employee: id)
    case .write(let address, let id): actions.write(to: address, employee: id)
    case .message, .info, .workplace: break
    }
  }

  // MARK: - Selection

  func canSelect(section: Int) -> Bool {
    sections[section].employee != nil
  }

  func selected(section: Int) {
    if let employee = sections[section].employee { showProfile?(employee) }
  }

  // MARK: - Searching

  /// Shows the beginning of the results, and after the search the place before it.
  func searchTextChanged(_ text: String) {
    guard text != list.query else { return }
    if list.searchText == nil { view?.rememberPlace() }
    list.query = text
    updateView()
    if list.searchText == nil { view?.restorePlace() } else { view?.showBeginning() }
  }

  // MARK: - Deleting

  func canDelete(section: Int) -> Bool {
    sections[section].employee != nil
  }

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  func deleted(section: Int) {
    guard let id = sections[section].employee?.id else { return }
    list.delete(id)
    updateView()
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
    status.refusal = EmployeeListStatus.Refusal(name: employee.name, error: error)
    updateView()
  }
}
