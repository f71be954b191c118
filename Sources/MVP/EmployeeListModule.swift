package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as model, view and presenter.
///
/// Read `Contracts.swift`, `EmployeeListPresenter.swift`, `EmployeeListViewController.swift` and
/// `Cells.swift`. The model is `EmployeeList` with its `EmployeeListStatus`, and the view is the
/// controller with its cells. `Portraits` is a chapter for later.
package enum EmployeeListModule {
  /// Builds the screen: the view owns the presenter, which refers to the view weakly.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    // The presenter navigates from the view, which does not exist yet.
    weak var screen: UIViewController?
    let presenter = EmployeeListPresenter(
      service: service, contacts: contacts, portraits: portraits.map { PortraitLoader(service: $0) }
    ) { employee in
      screen?.navigationController?.pushViewController(
        EmployeeProfileViewController(employee, contacts: contacts), animated: true)
    }
    let view = EmployeeListViewController(presenter: presenter)
    presenter.view = view
    screen = view
    return view
  }
}
