package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with a unidirectional data flow: state, actions, a reducer, effects, a store
/// and a view.
///
/// Read `EmployeeListReducer.swift`, which holds the state, the actions, the effects and the
/// reducer, then `EmployeeListStore.swift`, and at last `EmployeeListSection.swift`,
/// `EmployeeListViewController.swift` and `Cells.swift`. `Portraits` is a chapter for later; until
/// then, skip what names portraits or prefetching.
package enum EmployeeListModule {
  /// Builds the screen: the view owns the store, which refers to the view weakly.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    // The store navigates from the view, which does not exist yet.
    weak var screen: UIViewController?
    let store = EmployeeListStore(service: service, contacts: contacts) { employee in
      screen?.navigationController?.pushViewController(
        EmployeeProfileViewController(employee, contacts: contacts), animated: true)
    }
    let view = EmployeeListViewController(
      store: store, portraits: portraits.map { PortraitLoader(service: $0) })
    store.view = view
    screen = view
    return view
  }
}
