import EmployeeViews
import Employees
import ListRendering

/// A coordinator that shows the list and profiles, calls employees and writes to them.
///
/// The view model owns it, because this app has no parent coordinator that could.
///
/// **Knows** the navigation controller, the parts of the list, and the actions that leave the app.
///
/// **Never knows** what the list shows.
///
/// **Article** None: the article has no navigation.
final class EmployeeListCoordinator: EmployeeListNavigation {
  private weak var navigationController: UINavigationController?

  private let service: any EmployeeService
  private let actions: any EmployeeActions

  init(
    navigationController: UINavigationController, service: any EmployeeService,
    actions: any EmployeeActions
  ) {
    self.navigationController = navigationController
    self.service = service
    self.actions = actions
  }

  /// Shows the list.
  func start() {
    let viewModel = EmployeeListViewModel(service: service, navigation: self)
    let screen = EmployeeListViewController(
      viewModel: viewModel, cellFactory: EmployeeCellFactory())
    navigationController?.pushViewController(screen, animated: false)
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
