package import Employees
package import ListRendering

// A card has no portrait, no initial letter, and no swipe to delete.
extension EmployeeListModule {
  /// Builds the screen with a card for each employee.
  package static func makeGrid(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> UIViewController {
    let navigation = UINavigationController()
    let coordinator = EmployeeListCoordinator(service: service, actions: actions) {
      AdaptedCollectionView(cellFactory: EmployeeGridCellFactory())
    }
    coordinator.start(in: navigation)
    return navigation
  }
}
