public import Employees
public import UIKit

// A second table, which shows what the reusable data source saves: it needs a provider, and for a new
// kind of row a row, a cell and a factory, which it names where it attaches the data source.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  public static func makeWorkplaces(service: any EmployeeService) -> UIViewController {
    WorkplaceListViewController(model: EmployeeListDataModel(service: service))
  }
}
