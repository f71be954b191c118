import Employees

/// A pure function that changes the state after an action, and returns the effects of it.
///
/// Nothing else changes the state. The same state and the same action always give the same result.
enum EmployeeListReducer {
  static func reduce(
    into state: inout EmployeeListState, _ action: EmployeeListAction
  ) -> [EmployeeListEffect] {
    switch action {
    // MARK: - Loading

    case .opened, .pulledToRefresh, .retryTapped:
      state.status.requestStarted()
      return [.load]

    case .employeesLoaded(let employees):
      state.list.replace(with: employees)
      state.status.requestAnswered()
      return []

    case .loadFailed(let error):
      state.status.requestFailed(error)
      return []

    // MARK: - Searching

    case .searchTextChanged(let text):
      state.list.query = text
      return []

    // MARK: - Deleting

    case .employeeSwiped(let id):
      state.list.delete(id)
      return [.delete(id)]

    case .deletionRefused(let id, let error):
      state.list.restore(id)
      if let employee = state.list.employee(id) {
        state.status.deletionRefused(of: employee, error)
      }
      return []

    // MARK: - Taps

    case .callTapped(let phone, let id):
      return [.call(phone: phone, id)]

    case .writeTapped(let address, let id):
      return [.write(address: address, id)]

    // MARK: - Selection

    case .employeeSelected(let employee):
      return [.openProfile(employee)]
    }
  }
}
