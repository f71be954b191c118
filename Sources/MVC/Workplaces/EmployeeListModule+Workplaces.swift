public import Employees
public import UIKit

// A second screen, which shows what the model saves: it needs a controller with rows of its own, and
// no loading.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  public static func makeWorkplaces(service: any EmployeeService) -> UIViewController {
    WorkplaceListViewController(model: EmployeeListDataModel(service: service))
  }
}
