public import Employees
public import UIKit

// A second adapted table: it needs sections, a factory and a view model, and no data source.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  public static func makeWorkplaces(service: any EmployeeService) -> UIViewController {
    WorkplaceListViewController(
      viewModel: WorkplaceListViewModel(model: EmployeeListDataModel(service: service)))
  }
}
