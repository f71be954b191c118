package import Employees
package import ListRendering

import EmployeeViews

/// The employee list in MVC, with a data source that serves any table.
///
/// Read `EmployeeListViewController.swift`, `EmployeeDataProvider.swift`, `ItemViewModels.swift` and
/// `Cells.swift`, then `Reusable`, which knows no employee: `ViewModelDataProvider.swift`,
/// `ViewModelDataSource.swift` and `CellFactories.swift`. A view model is what a cell shows, and no
/// part of MVVM.
///
/// Two chapters are for later: `Screens` with two further screens, a table and a collection, on the
/// same parts, and `Portraits`; until then, skip what names portraits or prefetching.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController(
      service: service, contacts: contacts,
      portraits: portraits.map { EmployeePortraits(PortraitLoader(service: $0)) })
  }
}
