package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as view, interactor, presenter, entity and router.
///
/// Read `Contracts.swift`, then the files of the roles: `EmployeeListInteractor.swift`,
/// `EmployeeListPresenter.swift`, `EmployeeListRouter.swift`, `EmployeeListViewController.swift`
/// and `Cells.swift`. `Sections` has what the presenter makes for the view. The entities are
/// `EmployeeList` and its `EmployeeListStatus`. `Portraits` and `Grid` are chapters for later;
/// until then, skip what names portraits or prefetching.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let portraits = portraits.map { PortraitModule(portraits: PortraitLoader(service: $0)) }
    return assemble(service: service, contacts: contacts, portraits: portraits) { presenter in
      EmployeeListViewController(output: presenter)
    }
  }

  /// Connects the roles: the view owns the presenter, which owns the interactor and the router.
  ///
  /// The references in the other direction are weak.
  static func assemble(
    service: any EmployeeService, contacts: any ContactService, portraits: PortraitModule?,
    makeView: (EmployeeListPresenter) -> any UIViewController & EmployeeListViewInput
  ) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let router = EmployeeListRouter(contacts: contacts)
    let presenter = EmployeeListPresenter(
      interactor: interactor, router: router, portraits: portraits)
    let view = makeView(presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return view
  }
}
