import EmployeeViews
import Employees
import ListRendering

/// A coordinator that shows profiles, calls employees and writes to them.
///
/// **Knows** the navigation controller, and the actions that leave the app.
///
/// **Never knows** the list, its view models, or its screen.
///
/// **Article** None: the article has no navigation.
final class EmployeeListCoordinator: EmployeeListNavigation {
  // Weak, because the navigation controller owns the screen, which owns the view model and its
  // coordinator.
  weak var navigationController: UINavigationController?

  private let actions: any EmployeeActions

  // MARK: - Assembly

  init(actions: any EmployeeActions) {
    self.actions = actions
  }

  // MARK: - Taps

  func call(_ phone: String, employee id: Employee.ID) {
    actions.call(phone, employee: id)
  }

  func write(to address: String, employee id: Employee.ID) {
    actions.write(to: address, employee: id)
  }

  // MARK: - Selection

  func showProfile(of employee: Employee) {
    let profile = EmployeeProfileViewController(
      employee,
      callTapped: { phone in self.call(phone, employee: employee.id) },
      writeTapped: { address in self.write(to: address, employee: employee.id) })
    navigationController?.pushViewController(profile, animated: true)
  }
}
