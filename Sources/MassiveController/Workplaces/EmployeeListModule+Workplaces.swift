public import Employees
public import UIKit

// A second screen, which shows what one massive controller leaves to the next: its cells. The loading
// is written again.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  public static func makeWorkplaces(service: any EmployeeService) -> UIViewController {
    WorkplaceListViewController(service: service)
  }
}
