package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as view models and an adapted table that shows them.
///
/// Read `EmployeeListViewModel.swift`, `SectionViewModels.swift` and `CellViewModels.swift`, then
/// the view: `EmployeeListViewController.swift`, `EmployeeCellFactory.swift` and `Cells.swift`.
/// `Adapted` has the table, which knows no employee, and what it asks of view models. The model is
/// `EmployeeList` with its `EmployeeListStatus`. `Portraits` is a chapter for later; until then,
/// skip what names portraits or prefetching.
package enum EmployeeListModule {
  /// Builds the screen: the view owns the view model, and observes it.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    // The view model navigates from the view, which does not exist yet.
    weak var screen: UIViewController?
    let viewModel = EmployeeListViewModel(service: service, contacts: contacts) { employee in
      screen?.navigationController?.pushViewController(
        EmployeeProfileViewController(employee, contacts: contacts), animated: true)
    }
    let view = EmployeeListViewController(
      viewModel: viewModel,
      cellFactory: EmployeeCellFactory(portraits: portraits.map { PortraitLoader(service: $0) }))
    screen = view
    return view
  }
}
