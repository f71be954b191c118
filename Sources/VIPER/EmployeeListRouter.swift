import EmployeeViews
import Employees
import ListRendering

/// A router that calls employees, writes to them and shows their profiles.
///
/// **Knows** the navigation controller, and the actions that leave the app.
///
/// **Never knows** the list, the presenter or the view.
///
/// **Article** "VIPER and UITableView": the Router, which the article declares and does not use.
final class EmployeeListRouter: EmployeeListRouterInput {
  weak var navigationController: UINavigationController?

  private let actions: any EmployeeActions

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
