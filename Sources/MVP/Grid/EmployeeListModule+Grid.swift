public import Employees
public import UIKit

// A card has no portrait, and no swipe to delete.
extension EmployeeListModule {
  /// Builds a screen with a card for each employee: another view for the presenter.
  public static func makeGrid(
    service: any EmployeeService, contacts: any ContactService
  ) -> UIViewController {
    let presenter = EmployeeListPresenter(
      model: EmployeeModel(service: service), contacts: contacts)
    let view = EmployeeGridViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
