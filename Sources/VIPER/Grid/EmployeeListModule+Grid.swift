package import Employees
package import ListRendering

// A card has no portrait, and no swipe to delete.
extension EmployeeListModule {
  /// Builds the screen with a card for each employee.
  package static func makeGrid(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    assemble(service: service, contacts: contacts, portraits: nil) { presenter in
      EmployeeGridViewController(output: presenter)
    }
  }
}
