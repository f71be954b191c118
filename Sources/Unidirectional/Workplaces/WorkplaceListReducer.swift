import Employees

/// What happened on the screen of the workplaces.
nonisolated enum WorkplaceListAction: Equatable {
  case viewLoaded
  case pulledToRefresh
  case retryTapped
  case employeesLoaded([Employee], request: Int)
  case loadFailed(EmployeeServiceError, request: Int)
}

/// What is to be done outside the state of the workplaces.
nonisolated enum WorkplaceListEffect: Equatable {
  /// Requests the employees, and dispatches the answer with the number of the request.
  case load(request: Int)
}

// MARK: -

/// The reducer of the workplaces, which loads with the lines of the employee list once more.
nonisolated enum WorkplaceListReducer {
  static func reduce(
    into state: inout EmployeeListState, _ action: WorkplaceListAction
  ) -> [WorkplaceListEffect] {
    switch action {
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
    }
  }
}
