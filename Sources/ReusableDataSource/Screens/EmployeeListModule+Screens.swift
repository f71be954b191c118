package import Employees
package import ListRendering

import EmployeeViews

// Two more screens that show the same rows of one provider: a table with the data source of the list
// of employees, and a collection with a data source of its own.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  package static func makeWorkplaces(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    WorkplaceListViewController(
      model: EmployeeListDataModel(service: service), contacts: contacts,
      portraits: portraits.map { EmployeePortraits(portraits: PortraitLoader(service: $0)) })
  }

  /// Builds a collection with a card for each workplace; a card has no portraits.
  package static func makeCards(
    service: any EmployeeService, contacts: any ContactService
  ) -> UIViewController {
    WorkplaceCardsViewController(
      model: EmployeeListDataModel(service: service), contacts: contacts)
  }
}
