import EmployeeViews
import Employees
import ListRendering

/// The coordinator: the ways out of the screen.
///
/// **Knows** the stack of screens, and what leaves the app.
///
/// **Never knows** who asked, or what is in the list.
///
/// **Article** Ours: the article stops at the list.
final class EmployeeListCoordinator {
  weak var navigationController: NavigationController?

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
    navigationController?.pushViewController(profile)
  }
}
