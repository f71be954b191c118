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
  typealias Reducer = (inout EmployeeListState, EmployeeListAction) -> [EmployeeListEffect]

  weak var view: (any EmployeeListView)?

  private(set) var state = EmployeeListState()

  private let reduce: Reducer
  private let service: any EmployeeService
  private let contacts: any ContactService
  private let router: any EmployeeRouter
  private var waitingActions: [EmployeeListAction] = []
  private var isDispatching = false
  private var request: Task<Void, Never>?

  init(
    reduce: @escaping Reducer, service: any EmployeeService, contacts: any ContactService,
    router: any EmployeeRouter
  ) {
    self.reduce = reduce
    self.service = service
    self.contacts = contacts
    self.router = router
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Requests the employees, and dispatches the answer.
  ///
  /// It cancels an earlier request, which saves work only: the reducer drops the answer to it.
  private func load(_ number: Int) {
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        self?.dispatch(.employeesLoaded(employees, request: number))
      } catch {
        self?.dispatch(.loadFailed(error, request: number))
      }
    }
  }

  // MARK: - Updating

  /// Passes an action to the reducer.
  ///
  /// An action that arrives while the view renders, or during an effect, waits: so states are rendered
  /// in order.
  func dispatch(_ action: EmployeeListAction) {
    waitingActions.append(action)
    guard !isDispatching else { return }
    isDispatching = true
    while !waitingActions.isEmpty { handle(waitingActions.removeFirst()) }
    isDispatching = false
  }

  private func handle(_ action: EmployeeListAction) {
    let oldState = state
    let effects = reduce(&state, action)
    if state != oldState { view?.render(state) }
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: EmployeeListEffect) {
    switch effect {
    case .load(let number): load(number)
    case .call(let phone, let id): contacts.call(phone, employee: id)
    case .write(let address, let id): contacts.write(to: address, employee: id)
    case .openProfile(let employee): router.openProfile(of: employee)
    case .delete(let id): delete(id)
    }
  }

  // MARK: - Deleting

  /// Asks the service to delete an employee.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed, and then nobody hears of a
  /// refusal.
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
