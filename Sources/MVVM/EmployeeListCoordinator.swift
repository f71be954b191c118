import EmployeeViews
import Employees
import ListRendering

/// A coordinator that shows the list and profiles, calls employees and writes to them.
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
  private let options: EmployeeListOptions
  private let makeListView: () -> any AdaptedListView

  /// Creates a coordinator; its list is a table, unless it is given another view.
  init(
    service: any EmployeeService, actions: any EmployeeActions,
    options: EmployeeListOptions = EmployeeListOptions(),
    makeListView: @escaping () -> any AdaptedListView = {
      AdaptedTableView(cellFactory: EmployeeCellFactory())
    }
  ) {
    self.service = service
    self.actions = actions
    self.options = options
    self.makeListView = makeListView
  }

  /// Shows the list, whose view model owns the coordinator.
  func start(in navigationController: UINavigationController) {
    self.navigationController = navigationController
    let viewModel = EmployeeListViewModel(
      service: service, navigation: self,
      portraits: options.portraits.map { PortraitLoader(service: $0) },
      showsInitials: options.showsInitials)
    let screen = EmployeeListViewController(viewModel: viewModel, listView: makeListView())
    navigationController.pushViewController(screen, animated: false)
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
      callTapped: { [weak self] phone in self?.call(phone, employee: employee.id) },
      writeTapped: { [weak self] address in self?.write(to: address, employee: employee.id) })
    navigationController?.pushViewController(profile, animated: true)
  }
}
