import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view and presenter (MVP), with a passive view.
///
/// The presenter makes the rows and handles the taps, with the lines that the controller of MVC has
/// for it, and lets a router open the profiles. What remains of that controller is the view, with
/// its cells: it shows and reports.
///
/// It buys tests of the rows, the taps, the selection and the order of updates without a table;
/// their doubles are the view, the router and the services. The pattern would allow a protocol for
/// the model, too; here the model is the class of MVC. It costs a protocol for each direction
/// between view and presenter, a value that an update passes, a router with a protocol, since the
/// presenter knows no view that could push a profile, and a method of the presenter for each event,
/// even if it only calls the model.
///
/// Read `Contracts.swift`, `EmployeeListPresenter.swift` and `EmployeeListViewController.swift`.
/// The model, `EmployeeListDataModel.swift`, with the shared values `EmployeeList` and
/// `EmployeeListStatus`, and the rows, `EmployeeListSection.swift`, are those of MVC.
/// `EmployeeListContent.swift` is what an update passes to the view. `EmployeeListText` has the texts, `NavigationRouter` opens the profiles, and
/// `DiffableSections` shows changed sections.
///
/// `Portraits`, `Grid` and `Workplaces` are chapters for later. Of the core, only the assembly uses
/// the first, and nothing the others: `Grid` is another view for the presenter, and `Workplaces`
/// another screen. Members that are not private for them say so.
///
/// What is not `nonisolated` here belongs to the main actor. In `Employees`, only what says
/// `@MainActor` does. Marks, such as `Taps`, are the same in all modules, in one order.
public enum EmployeeListModule {
  /// Builds the screen: the view owns the presenter, which owns the model and the router.
  ///
  /// The references in the other direction are weak.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let router = NavigationRouter(contacts: contacts)
    let presenter = EmployeeListPresenter(
      model: EmployeeListDataModel(service: service), contacts: contacts, router: router)
    let view = makeView(presenter, portraits)
    presenter.view = view
    router.screen = view
    return view
  }

  private static func makeView(
    _ presenter: EmployeeListPresenter, _ portraits: (any PortraitService)?
  ) -> EmployeeListViewController {
    guard let portraits else { return EmployeeListViewController(presenter: presenter) }
    return PortraitListViewController(
      presenter: presenter,
      portraits: PortraitPresenter(portraits: PortraitLoader(service: portraits)))
  }
}
