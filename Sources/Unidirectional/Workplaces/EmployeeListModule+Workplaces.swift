public import Employees
public import UIKit

// A second screen, with actions, effects, a reducer and selectors of its own. It takes the store and
// the type of the state from the employee list.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  public static func makeWorkplaces(service: any EmployeeService) -> UIViewController {
    let effectHandler = WorkplaceListEffectHandler(service: service)
    let store = WorkplaceListStore(
      state: EmployeeListState(), reduce: WorkplaceListReducer.reduce,
      performEffect: effectHandler.perform)
    let view = WorkplaceListViewController(store: store)
    store.view = view
    return view
  }
}

/// The store of the workplaces.
typealias WorkplaceListStore = Store<EmployeeListState, WorkplaceListAction, WorkplaceListEffect>
