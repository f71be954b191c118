package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with a reusable data source, a data provider and registered cell factories.
///
/// The view controller owns the data source, which owns the provider with its items; the buttons
/// point back at the view controller weakly.
package enum EmployeeListModule {
  // MARK: - Assembly

  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let dataSource = ViewModelDataSource()
    dataSource.registerCell(EmployeeInfoCell.self, identifier: "EmployeeInfoCell")
    dataSource.registerCell(EmployeeWorkplaceCell.self, identifier: "EmployeeWorkplaceCell")
    dataSource.registerCell(ButtonCell.self, identifier: "ButtonCell")
    dataSource.registerCell(MessageCell.self, identifier: "MessageCell")
    let screen = EmployeeListViewController(
      service: service, actions: actions, dataSource: dataSource)
    let navigation = NavigationController(rootViewController: screen)
    screen.showProfile = { [weak navigation] employee in
      navigation?.pushViewController(makeProfile(of: employee, actions: actions))
    }
    return navigation
  }

  private static func makeProfile(
    of employee: Employee, actions: any EmployeeActions
  ) -> ViewController {
    EmployeeProfileViewController(
      employee,
      callTapped: { phone in actions.call(phone, employee: employee.id) },
      writeTapped: { address in actions.write(to: address, employee: employee.id) })
  }
}
