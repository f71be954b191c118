package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with a reusable data source, data providers and registered cell factories.
///
/// The view controller owns the data source, which owns the provider with its items. The data
/// source refers to the view controller weakly, the provider unowned.
package enum EmployeeListModule {
  // MARK: - Assembly

  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> UIViewController {
    let screen = EmployeeListViewController(
      service: service, actions: actions, dataSource: makeDataSource())
    let navigation = UINavigationController(rootViewController: screen)
    screen.showProfile = { [weak navigation] employee in
      navigation?.pushViewController(makeProfile(of: employee, actions: actions), animated: true)
    }
    return navigation
  }

  /// Creates a data source with a cell for each type of item in the list.
  static func makeDataSource() -> ViewModelDataSource {
    let dataSource = ViewModelDataSource()
    dataSource.registerCell(EmployeeInfoCell.self, identifier: "EmployeeInfoCell")
    dataSource.registerCell(EmployeeWorkplaceCell.self, identifier: "EmployeeWorkplaceCell")
    dataSource.registerCell(ButtonCell.self, identifier: "ButtonCell")
    dataSource.registerCell(MessageCell.self, identifier: "MessageCell")
    return dataSource
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
