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

/// The reducer of the workplaces, which loads by the rules of the employee list.
///
/// A reducer is a function, so this one calls that of the list: it passes on what both screens have in
/// common. Their only effect is a load; another one would be a mistake, and stops the program.
nonisolated enum WorkplaceListReducer {
  static func reduce(
    into state: inout EmployeeListState, _ action: WorkplaceListAction
  ) -> [WorkplaceListEffect] {
    let listAction: EmployeeListAction =
      switch action {
      case .viewLoaded: .viewLoaded
      case .pulledToRefresh: .pulledToRefresh
      case .retryTapped: .retryTapped
      case .employeesLoaded(let employees, let request):
        .employeesLoaded(employees, request: request)
      case .loadFailed(let error, let request): .loadFailed(error, request: request)
      }
    let effects = EmployeeListReducer.reduce(into: &state, listAction)
    return effects.map { effect in
      switch effect {
      case .load(let request):
        return .load(request: request)
      case .call, .write, .openProfile, .delete:
        preconditionFailure("no action of the workplaces has the effect \(effect)")
      }
    }
  }
}
