package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as model, view and presenter.
///
/// The view owns the presenter. The presenter and the cells refer to the view weakly.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    let presenter = EmployeeListPresenter(service: service, actions: actions, options: options)
    let view = EmployeeListViewController(presenter: presenter)
    presenter.view = view
    let navigation = UINavigationController(rootViewController: view)
    presenter.showProfile = { [weak navigation] employee in
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
