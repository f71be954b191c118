package import Employees
package import ListRendering

/// The employee list as view, interactor, presenter, entity and router.
///
/// The entity is `Employee`. The view owns the presenter, and the presenter owns the interactor and
/// the router. References in the other direction are weak.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    assemble(
      service: service, actions: actions, options: options,
      makeView: EmployeeListViewController.init(output:))
  }

  /// Connects the parts to a view.
  static func assemble(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions,
    makeView: (any EmployeeListViewOutput) -> any UIViewController & EmployeeListViewInput
  ) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let router = EmployeeListRouter(actions: actions)
    let presenter = EmployeeListPresenter(
      interactor: interactor, router: router,
      portraits: options.portraits.map { PortraitAssembly(service: $0) },
      showsInitials: options.showsInitials)
    let view = makeView(presenter)
    interactor.output = presenter
    presenter.view = view
    let navigation = UINavigationController(rootViewController: view)
    router.navigationController = navigation
    return navigation
  }
}
