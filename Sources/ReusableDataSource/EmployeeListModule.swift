import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view and controller (MVC), with a reusable data source.
///
/// It shows the pattern together with the mechanism of article 3 in `ARTICLES.md`, “The reusable
/// data source”: a data source that knows no kind of row, a data provider, and typed cell
/// factories. These three jobs are the article's; what it only announced, an observer and
/// collections, is not here.
///
/// **The pattern** is that of MVC: the same model, and a
/// controller that handles the taps and opens the profiles.
///
/// **The mechanism** takes two jobs from that controller: a provider makes the rows, and a data
/// source answers the table. It buys further screens without a data source, and without code that
/// fills cells of kinds that exist. A kind of row is a case of an enumeration in MVC, and a type of
/// its own here, so a new kind changes none of the lines in `Reusable`: it is a row, a cell, a
/// factory, a few lines of the provider, and the factory's name in the list of a screen. The
/// factory of MVVM is the opposite: one for a screen, with a `switch` that the compiler checks.
///
/// It costs more types, and checks of the compiler: no `switch` goes over all kinds of row. A new
/// row cannot be selected or deleted until a screen says so, where it names the factory. A row
/// without a factory stops the program: in a debug build when the data source gets it, in a release
/// when it comes into view. So each kind needs a test that shows it. Rows of many types also take
/// more memory, and comparing two needs a cast.
///
/// Read the pattern first: `EmployeeListDataModel.swift`, with the shared values `EmployeeList` and
/// `EmployeeListStatus`; `EmployeeListViewController.swift`. Then the mechanism:
/// `EmployeeDataProvider.swift`, `Rows.swift` and `CellFactories.swift`, and the folder `Reusable`,
/// which knows no employee: `DataProvider.swift`, `CellFactory.swift` and `TableDataSource.swift`.
/// `EmployeeListText` has the texts, and `DiffableSections` shows changed sections.
///
/// `Portraits` and `Workplaces` are chapters for later. Of the core, only the assembly uses the
/// first, and nothing the second, which is another screen; members that are not private for them
/// say so.
///
/// What is not `nonisolated` here belongs to the main actor. In `Employees`, only what says
/// `@MainActor` does. Marks, such as `Taps`, are the same in all modules, in one order.
public enum EmployeeListModule {
  /// Builds the screen: the controller owns the data source, and the model, which knows the
  /// controller as its delegate.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let model = EmployeeListDataModel(service: service)
    guard let portraits else { return EmployeeListViewController(model: model, contacts: contacts) }
    return PortraitListViewController(
      model: model, contacts: contacts, portraits: PortraitLoader(service: portraits))
  }
}
