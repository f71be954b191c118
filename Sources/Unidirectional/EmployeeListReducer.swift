import Employees

/// What happened: the view has loaded, a person did something, or the service answered.
///
/// An action does not say what is to be done about it. The reducer decides that.
nonisolated enum EmployeeListAction: Equatable {
  case viewLoaded
  case pulledToRefresh
  case employeesLoaded([Employee], request: Int)
  case loadFailed(EmployeeServiceError, request: Int)

  case retryTapped
  case callTapped(Employee.ID)
  case writeTapped(Employee.ID)
  case employeeSelected(Employee.ID)

  case searchTextChanged(String)

  case deleteTapped(Employee.ID)
  case deletionRefused(Employee.ID, EmployeeServiceError)
}

// MARK: -

/// What is to be done outside the state, as a value that a handler performs.
nonisolated enum EmployeeListEffect: Equatable {
  /// Requests the employees, and dispatches the answer with the number of the request.
  case load(request: Int)

  case call(phone: String, Employee.ID)
  case write(address: String, Employee.ID)
  case openProfile(Employee)

  /// Deletes an employee, and dispatches a refusal.
  case delete(Employee.ID)
}

// MARK: -

/// A pure function that changes the state after an action, and returns the effects of it.
///
/// Nothing else changes the state. The same state and the same action always give the same result:
/// that is a rule to keep. The compiler helps a little: the function is `nonisolated` and returns at
/// once, so it cannot call the screen or await a service. It could still start a task or read a clock.
nonisolated enum EmployeeListReducer {
  static func reduce(
    into state: inout EmployeeListState, _ action: EmployeeListAction
  ) -> [EmployeeListEffect] {
    switch action {
    // MARK: - Loading

    case .viewLoaded, .pulledToRefresh, .retryTapped:
      state.status.requestStarted()
      state.latestRequest += 1
      return [.load(request: state.latestRequest)]

    case .employeesLoaded(let employees, let request):
      // The answer to an earlier request is dropped.
      guard request == state.latestRequest else { return [] }
      state.list.replace(with: employees)
      state.status.requestAnswered()
      return []

    case .loadFailed(let error, let request):
      guard request == state.latestRequest else { return [] }
      state.status.requestFailed(error)
      return []

    // MARK: - Taps

    case .callTapped(let id):
      guard let phone = state.list.employee(id)?.phone else { return [] }
      return [.call(phone: phone, id)]

    case .writeTapped(let id):
      guard let address = state.list.employee(id)?.email else { return [] }
      return [.write(address: address, id)]

    // MARK: - Selection

    case .employeeSelected(let id):
      guard let employee = state.list.employee(id) else { return [] }
      return [.openProfile(employee)]

    // MARK: - Searching

    case .searchTextChanged(let text):
      // A running request goes on, and the list searches its answer, too.
      state.list.search(text)
      return []

    // MARK: - Deleting

    case .deleteTapped(let id):
      state.list.delete(id)
      state.status.deletionStarted(of: id)
      return [.delete(id)]

    case .deletionRefused(let id, let error):
      state.list.restore(id)
      state.status.deletionRefused(of: id, error)
      return []
    }
  }
}
