/// Opens other screens from the list.
///
/// Presenters and view models import no UIKit, so they ask a router. A test records what was opened.
@MainActor package protocol EmployeeRouter: AnyObject {
  /// Opens the profile of an employee.
  func openProfile(of employee: Employee)
}
