import EmployeeViews
public import Employees
public import UIKit

/// The employee list with a unidirectional data flow: one store holds the employees, which all
/// screens share, and the state of the list.
///
/// Views dispatch actions. The reducer changes the state, and returns effects as values. Views
/// render the slices that have changed, and a handler performs the effects, whose answers are
/// actions again. Actions and reducer have a part for the employees and a part for each screen.
///
/// The views own the store, which owns the effect handler. The references in the other direction
/// are weak.
///
/// `EmployeeRoster`, the value in the state, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `AppReducer.swift` and the reducers of the parts, `Store.swift`, `AppEffectHandler.swift`,
/// `EmployeeListSelectors.swift`, and `EmployeeListViewController.swift`.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let effectHandler = AppEffectHandler(service: service, contacts: contacts)
    let store = AppStore(
      state: AppState(), reduce: AppReducer.reduce, performEffect: effectHandler.perform)
    let view = EmployeeListViewController(
      store: store, portraits: portraits.map(PortraitLoader.init))
    effectHandler.openProfile = { [weak view, weak store] employee in
      guard let store else { return }
      view?.navigationController?.pushViewController(
        ProfileViewController(employee, store: store), animated: true)
    }
    return view
  }
}
