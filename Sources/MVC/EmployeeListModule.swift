import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view and controller (MVC).
///
/// It buys a model whose loading, searching and deleting are tested without a table, and that
/// passes its data to a weak delegate after each change. It costs a controller that grows with the
/// screen: it makes the rows and the cells, handles the taps and opens the profiles, and a test of
/// these needs a table.
///
/// The model is that of one screen: it keeps the search and the state of its requests, and has one
/// delegate. A model of several screens would tell several observers, and leave the search to each
/// screen.
///
/// The rows are in the controller because most apps with MVC have them there. The pattern does not
/// ask for it: their methods use no state of the controller, so an app can give them to a value
/// that a test calls without a table. An app that moves the taps and the profiles out, too, has a
/// presenter, as in MVP.
///
/// Read `EmployeeListDataModel.swift`, with the shared values `EmployeeList` and
/// `EmployeeListStatus` that it keeps; then `EmployeeListSection.swift` and
/// `EmployeeListViewController.swift`. The view is the table with its cells.
/// `EmployeeListText` has the texts, and `DiffableSections` shows changed sections.
///
/// `Portraits` and `Workplaces` are chapters for later. Of the core, only the assembly uses the
/// first, and nothing the second, which is another screen; members that are not private for them
/// say so.
///
/// What is not `nonisolated` here belongs to the main actor. In `Employees`, only what says
/// `@MainActor` does. Marks, such as `Taps`, are the same in all modules, in one order.
public enum EmployeeListModule {
  /// Builds the screen: the controller owns the model, which knows the controller as its delegate.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let model = EmployeeListDataModel(service: service)
    guard let portraits else { return EmployeeListViewController(model: model, contacts: contacts) }
    return PortraitListViewController(
      model: model, contacts: contacts, portraits: PortraitLoader(service: portraits))
  }
}
