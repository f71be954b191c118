package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with a reusable data source, data providers and registered cell factories.
///
/// The pattern divides the work of the table. The controller keeps everything else, as in MVC.
///
/// The view controller owns the data source, which owns the provider with its view models. Data
/// source and provider refer to the view controller weakly.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    let tableView = UITableView()
    let screen = EmployeeListViewController(
      service: service, actions: actions,
      portraits: options.portraits.map { PortraitLoader(service: $0) },
      showsInitials: options.showsInitials, listView: tableView,
      dataSource: makeDataSource(of: tableView))
    return makeNavigation(to: screen, actions: actions)
  }

  /// Creates the data source of a table, and registers the cells of the employee list.
  static func makeDataSource(
    of tableView: UITableView
  ) -> ViewModelDataSource<EmployeeListSectionID> {
    let dataSource = ViewModelDataSource<EmployeeListSectionID>(tableView: tableView)
    dataSource.registerCell(EmployeeInfoCell.self, identifier: "EmployeeInfoCell")
    dataSource.registerCell(EmployeeWorkplaceCell.self, identifier: "EmployeeWorkplaceCell")
    dataSource.registerCell(ButtonCell.self, identifier: "ButtonCell")
    dataSource.registerCell(MessageCell.self, identifier: "MessageCell")
    dataSource.registerHeader(InitialHeaderView.self, identifier: InitialHeaderView.identifier)
    dataSource.onDisplay(
      of: EmployeeInfoViewModel.self, begin: { $0.loadPortrait() }, end: { $0.cancelPortrait() })
    dataSource.onPrefetching(of: EmployeeInfoViewModel.self) { $0.prefetchPortrait() }
    return dataSource
  }

  /// Shows a screen, and above it the profile of an employee.
  static func makeNavigation(
    to screen: EmployeeListViewController, actions: any EmployeeActions
  ) -> UIViewController {
    let navigation = UINavigationController(rootViewController: screen)
    screen.showProfile = { [weak navigation] employee in
      navigation?.pushViewController(makeProfile(of: employee, actions: actions), animated: true)
    }
    return navigation
  }

  private static func makeProfile(
    of employee: Employee, actions: any EmployeeActions
  ) -> UIViewController {
    EmployeeProfileViewController(
      employee,
      callTapped: { phone in actions.call(phone, employee: employee.id) },
      writeTapped: { address in actions.write(to: address, employee: employee.id) })
  }
}
