import EmployeeViews
public import Employees
public import UIKit

/// The employee list with a unidirectional data flow: state, actions, a reducer, effects and their
/// handler, a store and a view.
///
/// The reducer returns effects as values, as in The Elm Architecture. The words are those of Redux,
/// which has effects beside the reducer, and one store for an app.
///
/// It buys one function that says what every event of the list does, and that a test calls with
/// values only. It costs an action, and often an effect, for each event, also for the answers of
/// the service. For each action, the store keeps a copy of the state, and compares it with the new
/// one. What changes nothing is not rendered. So the view hears of a pull while the first list
/// loads only because the number of the latest request changes, by which late answers are dropped.
///
/// Read `EmployeeListReducer.swift`, with the actions and effects; `EmployeeListState.swift`, with
/// the shared values `EmployeeList` and `EmployeeListStatus`; `EmployeeListSelectors.swift`, which
/// makes an `EmployeeListContent` of the state; then `Store.swift`, which knows no employee,
/// `EmployeeListEffectHandler.swift` and `EmployeeListViewController.swift`.
/// `EmployeeListSection.swift` is that of MVC.
/// `EmployeeListText` has the texts, `NavigationRouter` opens the profiles, and `DiffableSections`
/// shows changed sections.
///
/// `Portraits` and `Workplaces` are chapters for later. Of the core, only the assembly uses the
/// first, and nothing the second, which is another screen; members that are not private for them
/// say so.
///
/// What is not `nonisolated` here belongs to the main actor. In `Employees`, only what says
/// `@MainActor` does. Marks, such as `Taps`, are the same in all modules, in one order.
public enum EmployeeListModule {
  /// Builds the screen: the view owns the store, which owns the handler of effects and its router.
  ///
  /// The references in the other direction are weak.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let router = NavigationRouter(contacts: contacts)
    let effectHandler = EmployeeListEffectHandler(
      service: service, contacts: contacts, router: router)
    let store = EmployeeListStore(
      state: EmployeeListState(), reduce: EmployeeListReducer.reduce,
      performEffect: effectHandler.perform)
    let view = makeView(store, portraits)
    store.view = view
    router.screen = view
    return view
  }

  private static func makeView(
    _ store: EmployeeListStore, _ portraits: (any PortraitService)?
  ) -> EmployeeListViewController {
    guard let portraits else { return EmployeeListViewController(store: store) }
    return PortraitListViewController(store: store, portraits: PortraitLoader(service: portraits))
  }
}
