package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as state, actions, a reducer, effects, a store and a view.
///
/// The view owns the store. The store refers to the view weakly, and the cells to the store.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    let store = EmployeeListStore(
      EmployeeListState(
        showsPortraits: options.portraits != nil, showsInitials: options.showsInitials),
      service: service,
      portraits: options.portraits.map { PortraitLoader(service: $0) }, actions: actions)
    let view = EmployeeListViewController(store: store)
    store.view = view
    let navigation = UINavigationController(rootViewController: view)
    store.showProfile = { [weak navigation] employee in
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
