import Employees

/// A store that holds the state, passes actions to the reducer, and performs the effects.
///
/// An action takes one way: the reducer changes the state, the view renders a changed state, and then
/// the effects start. Their answers come back as actions.
///
/// **Knows** the reducer, the service, the actions that leave the app, and the view by its protocol.
///
/// **Never knows** UIKit, or what an action changes.
///
/// **Article** None. The store is that of Redux and of the Composable Architecture, for one screen;
/// in Elm, the runtime does its work.
final class EmployeeListStore: DispatchingStore {
  weak var view: (any EmployeeListView)?

  /// Shows the profile of an employee; the assembly sets it.
  var showProfile: ((Employee) -> Void)?

  private let service: any EmployeeService
  private let portraits: PortraitLoader?
  private let actions: any EmployeeActions
  private(set) var state: EmployeeListState
  private var request: Task<Void, Never>?
  private var portraitRequests: [Employee.ID: Task<Void, Never>] = [:]
  private var waitingActions: [EmployeeListAction] = []
  private var isDispatching = false

  init(
    _ state: EmployeeListState, service: any EmployeeService, portraits: PortraitLoader?,
    actions: any EmployeeActions
  ) {
    self.state = state
    self.service = service
    self.portraits = portraits
    self.actions = actions
  }

  deinit {
    request?.cancel()
    for request in portraitRequests.values { request.cancel() }
  }

  // MARK: - Updating

  /// Handles an action; one that is dispatched meanwhile, such as by rendering, waits for its turn.
  func dispatch(_ action: EmployeeListAction) {
    waitingActions.append(action)
    guard !isDispatching else { return }
    isDispatching = true
    while !waitingActions.isEmpty { handle(waitingActions.removeFirst()) }
    isDispatching = false
  }

  private func handle(_ action: EmployeeListAction) {
    let oldState = state
    let effects = EmployeeListReducer.reduce(into: &state, action)
    if state != oldState { view?.render(state) }
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: EmployeeListEffect) {
    switch effect {
    case .load: load()
    case .delete(let id): delete(id)
    case .loadPortrait(let id): loadPortrait(of: id)
    case .cancelPortrait(let id): portraitRequests.removeValue(forKey: id)?.cancel()
    case .prefetchPortraits(let ids): portraits?.prefetch(ids)
    case .call(let phone, let id): actions.call(phone, employee: id)
    case .write(let address, let id): actions.write(to: address, employee: id)
    case .showProfile(let employee): showProfile?(employee)
    }
  }

  // MARK: - Loading

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

  // MARK: - Portraits

  private func loadPortrait(of id: Employee.ID) {
    guard let portraits else { return }
    portraitRequests.removeValue(forKey: id)?.cancel()
    if let portrait = portraits.cachedPortrait(of: id) {
      return dispatch(.portraitLoaded(id, portrait))
    }
    portraitRequests[id] = Task { [weak self] in
      do throws(EmployeeServiceError) {
        let portrait = try await portraits.portrait(of: id)
        if !Task.isCancelled { self?.portraitAnswered(.portraitLoaded(id, portrait), of: id) }
      } catch {
        if !Task.isCancelled { self?.portraitAnswered(.portraitFailed(id), of: id) }
      }
    }
  }

  private func portraitAnswered(_ action: EmployeeListAction, of id: Employee.ID) {
    portraitRequests[id] = nil
    dispatch(action)
  }

  // MARK: - Deleting

  private func delete(_ id: Employee.ID) {
    // The task holds the service, so that a deletion continues after the screen is closed.
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.dispatch(.deletionRefused(id, error))
      }
    }
  }
}
