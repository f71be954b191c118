package import Employees
package import ListRendering

extension EmployeeListModule {
  /// Builds the screen with a card for each employee.
  package static func makeGrid(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> UIViewController {
    CoordinatedNavigationController(
      EmployeeListCoordinator(service: service, actions: actions) {
        AdaptedCollectionView(cellFactory: EmployeeGridCellFactory())
      })
  }
}
