import Employees

/// The rows of a profile.
nonisolated struct ProfileSection: AdaptedSection {
  let id: Employee.ID
  let rows: [Row]

  enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case message(String)
    case workplace(String)
    case detail(String)
    case button(ButtonTitle, Button, isEnabled: Bool = true)
  }

  /// A button, named by what it does.
  enum Button: Equatable {
    case star(Bool)
    case contact(Contact)
  }
}
