import EmployeeViews
public import Employees
public import UIKit

// A card has no portrait, and no swipe to delete.
extension EmployeeListModule {
  /// Builds the screen with a card for each employee: another view for the presenter.
  public static func makeGrid(
    service: any EmployeeService, contacts: any ContactService
  ) -> UIViewController {
    let router = NavigationRouter(contacts: contacts)
    let presenter = EmployeeListPresenter(
      model: EmployeeListDataModel(service: service), contacts: contacts, router: router)
    let view = EmployeeGridViewController(presenter: presenter)
    presenter.view = view
    router.screen = view
    return view
  }
}
