import Employees

/// An event on a profile.
nonisolated enum ProfileAction: Equatable {
  case starTapped(Bool, Employee.ID)
  case contactTapped(Contact)
}

// MARK: -

/// The reducer of a profile, which has no state of its own.
nonisolated enum ProfileReducer {
  static func reduce(
    sharing employees: inout EmployeesState, _ action: ProfileAction
  ) -> [AppEffect] {
    switch action {
    case .starTapped(let isStarred, let id):
      EmployeesReducer.perform(.star(isStarred, id), in: &employees)
    case .contactTapped(let contact):
      [.contact(contact)]
    }
  }
}
