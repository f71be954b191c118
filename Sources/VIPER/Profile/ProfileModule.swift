import Employees
import UIKit

/// A profile as view, interactor, presenter, entity, and router.
///
/// The interactor follows the employee in the model of the list, so that both screens show the same.
enum ProfileModule {
  /// Builds a profile.
  static func makeScreen(
    of employee: Employee, model: any EmployeeModelProtocol, contacts: any ContactService
  ) -> UIViewController {
    let interactor = ProfileInteractor(employee, model: model)
    let presenter = ProfilePresenter(
      interactor: interactor, router: ProfileRouter(contacts: contacts))
    let view = ProfileViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
