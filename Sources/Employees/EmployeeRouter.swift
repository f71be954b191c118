/// Opens other screens from the list.
///
/// A part that imports no UIKit asks it to, and a test records what was opened.
@MainActor package protocol EmployeeRouter: AnyObject {
  /// Opens the profile of an employee.
  func openProfile(of employee: Employee)
}
