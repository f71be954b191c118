package import Employees
package import ListRendering

import EmployeeViews

// A second screen, which needs selectors and a view of its own. The store is that of the employee
// list, so it asks for all that the effects of that list need.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  package static func makeWorkplaces(
    service: any EmployeeService, contacts: any ContactService
  ) -> UIViewController {
    let router = NavigationRouter(contacts: contacts)
    let effectHandler = EmployeeListEffectHandler(
      service: service, contacts: contacts, router: router)
    let store = EmployeeListStore(
      state: EmployeeListState(), reduce: EmployeeListReducer.reduce,
      performEffect: effectHandler.perform)
    let view = WorkplaceListViewController(store: store)
    store.view = view
    router.screen = view
    return view
  }
}
