import Employees

/// The state of the app: the employees, which all screens share, and the part of the list.
///
/// A profile adds nothing, and which profile is open is left to the navigation controller.
nonisolated struct AppState: Equatable {
  var employees = EmployeesState()
  var list = EmployeeListState()
}

// MARK: -

/// An event in one of the parts.
nonisolated enum AppAction: Equatable {
  case employees(EmployeesAction)
  case list(EmployeeListAction)
  case profile(ProfileAction)
}

// MARK: -

/// Work that the reducer leaves to the effect handler, as a value.
nonisolated enum AppEffect: Equatable {
  case load(request: Int)
  case contact(Contact)
  case openProfile(Employee)
  case change(EmployeeChange)
}

// MARK: -

/// A pure function that passes an action to the reducer of its part, and returns the effects.
///
/// Nothing else changes the state. Each reducer can change only the parts that it receives.
nonisolated enum AppReducer {
  static func reduce(into state: inout AppState, _ action: AppAction) -> [AppEffect] {
    switch action {
    case .employees(let action):
      EmployeesReducer.reduce(into: &state.employees, action)
    case .list(let action):
      EmployeeListReducer.reduce(into: &state.list, sharing: &state.employees, action)
    case .profile(let action):
      ProfileReducer.reduce(sharing: &state.employees, action)
    }
  }
}

// MARK: -

/// The store of the app.
typealias AppStore = Store<AppState, AppAction, AppEffect>
