package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as model, view and controller (MVC), with a reusable data source.
///
/// It shows the pattern together with the mechanism of an article on reusable data sources: one that
/// knows no kind of row, a data provider, and typed cell factories.
///
/// The pattern is that of `MVC`, with the same model. The mechanism buys further screens without a
/// data source and without code that fills cells: both are written once, and a new kind of row
/// changes none of their lines. It costs more types, and a check: which factory fills a row is looked
/// up at run time, so the compiler does not notice a row without a factory.
///
/// A kind of row is a case of an enumeration in MVC, and a type of its own here. So there is no
/// `switch` over all kinds of row: the controller gives the data source a factory for each type of row.
///
/// Read `EmployeeListViewController.swift`, `EmployeeDataProvider.swift`, `Rows.swift` and
/// `CellFactories.swift`; then the folder `Reusable`, which knows no employee, and of
/// `EmployeeViews` only the cells that host a view: `DataProvider.swift`, `CellFactory.swift` and
/// `TableDataSource.swift`. `EmployeeListDataModel.swift` is the model of
/// MVC, word for word, with the shared values `EmployeeList` and `EmployeeListStatus`.
/// `EmployeeListPresentation` has the words, and `DiffableSections` shows changed sections.
///
/// `Screens` and `Portraits` are chapters for later: a second table and a collection of the same
/// rows, and the portraits of both tables. Nothing else names them but the assembly.
package enum EmployeeListModule {
  /// Builds the screen: the controller owns the data source, and the model, which knows the
  /// controller as its delegate.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let model = EmployeeListDataModel(service: service)
    guard let portraits else { return EmployeeListViewController(model: model, contacts: contacts) }
    return PortraitListViewController(
      model: model, contacts: contacts,
      portraits: EmployeePortraits(portraits: PortraitLoader(service: portraits)))
  }
}
