package import Employees
package import ListRendering

import EmployeeViews

// A second table, which proves that the data source, the factories and the portraits are reusable.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  package static func makeWorkplaces(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    WorkplaceListViewController(
      model: EmployeeListDataModel(service: service), contacts: contacts,
      portraits: portraits.map { EmployeePortraits(portraits: PortraitLoader(service: $0)) })
  }
}
