package import Employees
package import ListRendering

import EmployeeViews

// Two more screens on the same parts: with two styles of one type of view model, and in a
// collection.
extension EmployeeListModule {
  /// Builds a table with the workplaces of all employees.
  package static func makeWorkplaces(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    WorkplaceListViewController(
      workplaces: WorkplaceList(service: service), contacts: contacts,
      portraits: portraits.map { EmployeePortraits(PortraitLoader(service: $0)) })
  }

  /// Builds a collection with a card for each workplace; a card has no portraits.
  package static func makeCards(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    WorkplaceCardsViewController(
      workplaces: WorkplaceList(service: service), contacts: contacts)
  }
}
