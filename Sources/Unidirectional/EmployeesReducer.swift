import Employees

/// The part of the state that all screens share.
nonisolated struct EmployeesState: Equatable {
  var roster = EmployeeRoster()

  /// The number of the latest request, the only one whose answer counts.
  var latestRequest = 0
}

// MARK: -

/// An event that concerns the employees: a screen needs something, or the service has answered.
nonisolated enum EmployeesAction: Equatable {
  case loadRequested
  case loaded([Employee], request: Int)
  case loadFailed(EmployeeServiceError, request: Int)

  case changeRequested(EmployeeChange)
  case changeConfirmed(EmployeeChange)
  case changeRefused(EmployeeChange, EmployeeServiceError)
}

// MARK: -

/// The reducer of the employees, which the reducers of the screens call.
nonisolated enum EmployeesReducer {
  static func reduce(
    into state: inout EmployeesState, _ action: EmployeesAction
  ) -> [AppEffect] {
    switch action {
    // MARK: - Loading

    case .loadRequested:
      state.latestRequest += 1
      state.roster.requestStarted()
      return [.load(request: state.latestRequest)]

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

    case .changeRequested(let change):
      state.roster.changeStarted(change)
      return [.change(change)]

    case .changeConfirmed(let change):
      state.roster.changeConfirmed(change)
      return []

    case .changeRefused(let change, let error):
      state.roster.changeRefused(change, error)
      return []
    }
  }
}
