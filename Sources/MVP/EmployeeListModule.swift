package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as model, view and presenter.
///
/// Read `Contracts.swift`, `EmployeeListPresenter.swift`, `EmployeeListViewController.swift` and
/// `Cells.swift`. The model is `EmployeeList` with its `EmployeeListStatus`, and the view is the
/// controller with its cells. `Portraits` is a chapter for later; until then, skip what names
/// portraits or prefetching.
package enum EmployeeListModule {
  /// Builds the screen: the view owns the presenter, which refers to the view weakly.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let presenter = EmployeeListPresenter(
      service: service, contacts: contacts, portraits: portraits.map { PortraitLoader(service: $0) }
    )
    let view = EmployeeListViewController(presenter: presenter) { employee in
      EmployeeProfileViewController(employee, contacts: contacts)
    }
    presenter.view = view
    return view
  }
}
