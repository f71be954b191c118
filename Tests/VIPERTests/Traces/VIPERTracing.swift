import Employees
import ListRendering
import TestSupport

@testable import VIPER

/// View, interactor, presenter, router and sections, with a recorder between any two of them.
///
/// What is missing is what a cell tells its model, a row its section, and the view a section.
final class VIPERTracing: Tracing {
  static let roles = TraceRoles(
    screen: EmployeeListViewController.self, buttonOwner: ButtonCell.self,
    dataSource: EmployeeListViewController.self, serviceClient: EmployeeListInteractor.self,
    actionsClient: EmployeeListRouter.self)

  let recorder: TraceRecorder
  private(set) var presenter: EmployeeListPresenter?
  private(set) weak var view: EmployeeListViewController?

  init(recorder: TraceRecorder) {
    self.recorder = recorder
  }

  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let interactor = EmployeeListInteractor(service: service)
    let presenter = EmployeeListPresenter(
      interactor: TracedInteractor(interactor, recorder: recorder),
      router: TracedRouter(EmployeeListRouter(actions: actions), recorder: recorder))
    self.presenter = presenter
    let view = EmployeeListViewController(output: self)
    self.view = view
    interactor.output = self
    presenter.view = self
    return NavigationController(rootViewController: view)
  }
}
