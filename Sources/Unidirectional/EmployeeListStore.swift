import Employees

/// What the store tells the view.
///
/// Class-bound, so that the store can hold it weakly.
protocol EmployeeListView: AnyObject {
  /// Shows a state in place of the one before.
  func render(_ state: EmployeeListState)
}

// MARK: -

/// A store that holds the state, passes actions to the reducer, and performs the effects.
///
/// An action takes one way: the reducer changes the state, the view renders it if it differs, and
/// the effects start. Their answers come back as actions.
final class EmployeeListStore {
  weak var view: (any EmployeeListView)?

  private(set) var state = EmployeeListState()

  private var isRendering = false

  private let service: any EmployeeService
  private let contacts: any ContactService
  private let openProfile: (Employee) -> Void
  private var request: Task<Void, Never>?

  init(
    service: any EmployeeService, contacts: any ContactService,
    openProfile: @escaping (Employee) -> Void
  ) {
    self.service = service
    self.contacts = contacts
    self.openProfile = openProfile
  }

  deinit {
    request?.cancel()
  }
}

// MARK: - Updating

extension EmployeeListStore {
  func dispatch(_ action: EmployeeListAction) {
    // Otherwise the older state would be rendered last.
    precondition(!isRendering, "a view must not dispatch \(action) while it renders")
    let oldState = state
    let effects = EmployeeListReducer.reduce(into: &state, action)
    if state != oldState { render() }
    for effect in effects { perform(effect) }
  }

  private func render() {
    isRendering = true
    view?.render(state)
    isRendering = false
  }

  private func perform(_ effect: EmployeeListEffect) {
    switch effect {
    case .load: load()
    case .delete(let id): delete(id)
    case .call(let phone, let id): contacts.call(phone, employee: id)
    case .write(let address, let id): contacts.write(to: address, employee: id)
    case .openProfile(let employee): openProfile(employee)
    }
  }
}

// MARK: - Loading

extension EmployeeListStore {
  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.dispatch(.employeesLoaded(employees)) }
      } catch {
        if !Task.isCancelled { self?.dispatch(.loadFailed(error)) }
      }
    }
  }
}

// MARK: - Deleting

extension EmployeeListStore {
  private func delete(_ id: Employee.ID) {
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.dispatch(.deletionRefused(id, error))
      }
    }
  }
}
