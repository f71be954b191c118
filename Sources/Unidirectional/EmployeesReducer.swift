import Employees

/// The part of the state that all screens share.
nonisolated struct EmployeesState: Equatable {
  var roster = EmployeeRoster()

  /// The number of the latest request, the only one whose answer counts.
  var latestRequest = 0
}

// MARK: -

/// An answer of the service.
nonisolated enum EmployeesAction: Equatable {
  case loaded([Employee], request: Int)
  case loadFailed(EmployeeServiceError, request: Int)

  case changeConfirmed(EmployeeChange)
  case changeRefused(EmployeeChange, EmployeeServiceError)
}

// MARK: -

/// The reducer of the employees, with two functions that the reducers of the screens call.
nonisolated enum EmployeesReducer {
  // MARK: - Loading

  static func load(_ state: inout EmployeesState) -> [AppEffect] {
    state.latestRequest += 1
    state.roster.requestStarted()
    return [.load(request: state.latestRequest)]
  }

  // MARK: - Deleting

  static func perform(_ change: EmployeeChange, in state: inout EmployeesState) -> [AppEffect] {
    state.roster.changeStarted(change)
    return [.change(change)]
  }

  // MARK: - Updating

  static func reduce(
    into state: inout EmployeesState, _ action: EmployeesAction
  ) -> [AppEffect] {
    switch action {
    // MARK: - Loading

    case .loaded(let employees, let request):
      // Drop the answer to an earlier request.
      guard request == state.latestRequest else { return [] }
      state.roster.requestAnswered(with: employees)
      return []

    case .loadFailed(let error, let request):
      guard request == state.latestRequest else { return [] }
      state.roster.requestFailed(error)
      return []

    // MARK: - Deleting

    case .changeConfirmed(let change):
      state.roster.changeConfirmed(change)
      return []

    case .changeRefused(let change, let error):
      state.roster.changeRefused(change, error)
      return []
    }
  }
}
