package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as model, view and controller.
///
/// The controller owns the model, the table and the items. The model and the cells refer to
/// the controller weakly.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    let model = EmployeeListDataModel(
      service: service, portraits: options.portraits.map { PortraitLoader(service: $0) })
    let controller = EmployeeListViewController(
      model: model, actions: actions, showsInitials: options.showsInitials)
    model.delegate = controller
    let navigation = UINavigationController(rootViewController: controller)
    controller.showProfile = { [weak navigation] employee in
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
