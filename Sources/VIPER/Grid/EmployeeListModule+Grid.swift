package import Employees
package import ListRendering

// A card has no portrait, and no swipe to delete.
extension EmployeeListModule {
  /// Builds the screen with a card for each employee: another view for the same other roles.
  package static func makeGrid(
    service: any EmployeeService, contacts: any ContactService
  ) -> UIViewController {
    assemble(service: service, contacts: contacts, makeView: EmployeeGridViewController.init)
  }
}
