import EmployeeViews
public import Employees
public import UIKit

/// The employee list as view, interactor, presenter, entity and router (VIPER).
///
/// It shows the pattern together with the mechanism of article 4 in `ARTICLES.md`, “VIPER and
/// UITableView/UICollectionView with simple cells”: section models with delegates. A section is an
/// object that makes its rows, as in the article; a row is a value here, and no object with an
/// action.
///
/// **The pattern** gives each role one job, and the presenter is between all of them, behind
/// protocols. It buys roles that several people can write, test and replace one by one. It costs
/// five protocols, three more for the portraits, and methods of the presenter that only pass a call
/// on, such as `searchTextChanged`, because the view must not know the interactor.
///
/// **The mechanism** takes the making of rows from the presenter: there is a class for each kind of
/// section, which makes its rows and reports what a person does with them. A view tells the section
/// of a row what happened, and needs no id for it. The compiler refuses a row or an event that a
/// section does not have. It costs two protocols, two section models with their rows, an
/// enumeration of both, a `switch` over it wherever a section is used, one more call on the way,
/// and a second way out of the view, which knows the classes of the section models. After each
/// change of the list, also a letter of a search, every employee who is shown gets a new object,
/// where MVP has a value.
///
/// Without the mechanism, the presenter would make the rows in the lines of MVP's, the view would
/// be that of MVP, and its output would also have what the section models report:
///
/// ```swift
/// func tapped(_ button: EmployeeListSection.Button)
/// func employeeSelected(_ id: Employee.ID)
/// func deleteTapped(_ id: Employee.ID)
/// ```
///
/// Read `Contracts.swift`, then the roles: `EmployeeListInteractor.swift`, which is the model of
/// MVC behind protocols, with the entity `Employee`, the list of them, `EmployeeList`, and
/// `EmployeeListStatus`; `EmployeeListPresenter.swift`, `EmployeeListRouter.swift`, and
/// `EmployeeListViewController.swift`.
/// `EmployeeListContent.swift` is what an update passes to the view. Then the mechanism, in the
/// folder `SectionModels`: `EmployeeSectionModel.swift`, `StatusSectionModel.swift`, and
/// `EmployeeListSectionModel.swift`, whose value holds one of the two. `EmployeeListText` has the
/// texts, and `DiffableSections` shows changed sections.
///
/// `Portraits` and `Workplaces` are chapters for later. Of the core, only the assembly uses the
/// first, and nothing the second, which is another screen; members that are not private for them
/// say so. The interactor of the portraits is the shared `PortraitLoader`, behind a protocol.
///
/// What is not `nonisolated` here belongs to the main actor. In `Employees`, only what says
/// `@MainActor` does. Marks, such as `Taps`, are the same in all modules, in one order.
public enum EmployeeListModule {
  /// Builds the screen: the view owns the presenter, which owns the interactor and the router.
  ///
  /// The references in the other direction are weak.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let router = EmployeeListRouter(contacts: contacts)
    let presenter = EmployeeListPresenter(interactor: interactor, router: router)
    let view = makeView(presenter, portraits)
    interactor.output = presenter
    presenter.view = view
    router.screen = view
    return view
  }

  private static func makeView(
    _ output: any EmployeeListViewOutput, _ portraits: (any PortraitService)?
  ) -> EmployeeListViewController {
    guard let portraits else { return EmployeeListViewController(output: output) }
    return PortraitListViewController(
      output: output,
      portraits: PortraitPresenter(interactor: PortraitLoader(service: portraits)))
  }
}
