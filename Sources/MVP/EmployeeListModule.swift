package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as model, view and presenter (MVP), with a passive view.
///
/// The presenter makes the rows and handles the taps, as the controller of MVC does. What remains
/// of that controller shows and reports: it is the view, with its cells.
///
/// It buys tests of every row and every tap without a table. It costs two protocols, and a method
/// of the presenter for each event, even if it only calls the model.
///
/// Read `Contracts.swift`, `EmployeeListPresenter.swift` and `EmployeeListViewController.swift`.
/// Three files are those of MVC, word for word: the model, `EmployeeListDataModel.swift`, with the
/// shared values `EmployeeList` and `EmployeeListStatus` that it keeps; `EmployeeListSection.swift`;
/// and `Cells.swift`. `EmployeeListContent.swift` is what an update passes to the view.
/// `EmployeeListPresentation` has the words, `NavigationRouter` opens the profiles, and
/// `DiffableSections` shows changed sections.
///
/// `Portraits` is a chapter for later. Nothing else names it but the assembly.
package enum EmployeeListModule {
  /// Builds the screen: the view owns the presenter, which owns the model and the router.
  ///
  /// The references in the other direction are weak.
  package static func makeScreen(
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
