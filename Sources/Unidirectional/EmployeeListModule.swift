package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with a unidirectional data flow: state, actions, a reducer, effects, a store
/// and a view.
///
/// Read `EmployeeListState.swift`, `EmployeeListAction.swift`, `EmployeeListEffect.swift` and
/// `EmployeeListReducer.swift`, then `EmployeeListStore.swift`, and at last
/// `EmployeeListSection.swift`, `EmployeeListViewController.swift` and `Cells.swift`. `Portraits` is
/// a chapter for later.
package enum EmployeeListModule {
  /// Builds the screen: the view owns the store, which refers to the view weakly.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let store = EmployeeListStore(service: service, contacts: contacts)
    let view = EmployeeListViewController(
      store: store, portraits: portraits.map { PortraitLoader(service: $0) })
    store.view = view
    store.openProfile = { [weak view] employee in
      view?.navigationController?.pushViewController(
        EmployeeProfileViewController(employee, contacts: contacts), animated: true)
    }
    return view
  }
}
