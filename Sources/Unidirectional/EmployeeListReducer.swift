import Employees

/// A pure function that changes the state after an action, and returns the effects of it.
///
/// Only the reducer changes the state. It calls no other object, so the same state and
/// the same action always give the same result.
///
/// **Knows** the state, the actions and the effects.
///
/// **Never knows** the store, the service, the actions that leave the app, or the view.
///
/// **Article** None. Elm calls it `update`. The name and the signature are those of the Composable
/// Architecture; a reducer of Redux returns a state and no effects.
enum EmployeeListReducer {
  static func reduce(
    into state: inout EmployeeListState, _ action: EmployeeListAction
  ) -> [EmployeeListEffect] {
    switch action {
    // MARK: - Loading

    case .opened, .pulledToRefresh, .retryTapped:
      state.load = .loading
      state.refusal = nil
      return [.load]

    case .employeesLoaded(let employees):
      state.list.load(employees)
      state.load = .loaded
      return []

    case .loadFailed(let error):
      state.load = .failed(error)
      return []

    // MARK: - Portraits

    case .infoAppeared(let id), .portraitRetryTapped(let id):
      guard state.showsPortraits else { return [] }
      state.portraits[id] = .loading
      return [.loadPortrait(id)]

    case .infoDisappeared(let id):
      guard state.portraits[id] != nil else { return [] }
      state.portraits[id] = nil
      return [.cancelPortrait(id)]

    case .infosPrefetched(let ids):
      return state.showsPortraits ? [.prefetchPortraits(ids)] : []

    case .portraitLoaded(let id, let data):
      guard state.portraits[id] != nil else { return [] }
      state.portraits[id] = .loaded(data)
      return []

    case .portraitFailed(let id):
      guard state.portraits[id] != nil else { return [] }
      state.portraits[id] = .failed
      return []

    // MARK: - Taps

    case .callTapped(let id):
      guard let phone = state.employee(id)?.phone else { return [] }
      return [.call(phone: phone, id)]

    case .writeTapped(let id):
      guard let email = state.employee(id)?.email else { return [] }
      return [.write(address: email, id)]

    // MARK: - Selection

    case .employeeSelected(let id):
      guard let employee = state.employee(id) else { return [] }
      return [.showProfile(employee)]

    // MARK: - Searching

    case .searchTextChanged(let text):
      state.list.query = text
      return []

    // MARK: - Deleting

    case .employeeSwiped(let id):
      guard state.employee(id) != nil else { return [] }
      state.list.delete(id)
      return [.delete(id)]

    case .deletionRefused(let id, let error):
      guard let employee = state.list.restore(id) else { return [] }
      state.refusal = EmployeeListStatus.Refusal(name: employee.name, error: error)
      return []
    }
  }
}
