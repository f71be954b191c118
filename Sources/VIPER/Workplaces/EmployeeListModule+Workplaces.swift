public import Employees
public import UIKit

// A second screen, which needs a presenter, a view and sections of its own, with protocols, and uses
// the interactor of the list.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  public static func makeWorkplaces(service: any EmployeeService) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let presenter = WorkplaceListPresenter(interactor: interactor)
    let view = WorkplaceListViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
