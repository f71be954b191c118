public import Employees
public import UIKit

// A second screen, which needs a presenter and a view of its own, with their protocols, and no loading.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  public static func makeWorkplaces(service: any EmployeeService) -> UIViewController {
    let presenter = WorkplaceListPresenter(model: EmployeeListDataModel(service: service))
    let view = WorkplaceListViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
