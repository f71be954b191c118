import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view and view model (MVVM): data goes down by observation, and
/// events come up by calls.
///
/// It shows the pattern together with the mechanism of article 2 in `ARTICLES.md`, “Adapting
/// UITableView to MVVM” by Nikita Lizogubov: an adapted table with a cell factory. As in the
/// article, the table reads what it shows from the view model, here through a closure, and
/// protocols say what it needs of content, sections and the factory. A row is a value here, and no
/// view model.
///
/// **The pattern** buys updates without a call, since a change of what a view has read updates it,
/// and a view model that a test reads without a view or a spy. Nothing in the module calls the
/// view, so it needs no protocol; the view calls the class of the view model. The price is that no
/// call leads from a change to the view. And where observation is too late, as for a swipe, or
/// silent, as for equal content in Swift 6.3, an update must be asked for; the table does so.
///
/// **The mechanism** is for apps with many lists: the table takes from each screen the methods of a
/// data source, the registration of cells, and the binding of what it shows. It saves no lines,
/// because the `switch` over the rows, which MVP's view has, stands in the factory. It costs three
/// protocols and a generic class. No cell can be forgotten: the compiler asks for each kind of row,
/// and the table registers a cell when it is first used. The factories of `ReusableDataSource`, an
/// MVC with a reusable data source, are the opposite: one for each kind of row, found at run time.
///
/// Without the mechanism, the controller would bind all, and answer the table itself, as MVP’s view
/// does:
///
/// ```swift
/// override func updateProperties() {
///   super.updateProperties()
///   let content = viewModel.content
///   navigationItem.title = content.title
///   sections.apply(content.sections, searchText: content.searchText)
///   tableView.setRefreshing(content.isRefreshing)
/// }
/// ```
///
/// Read the pattern first: `EmployeeListDataModel.swift`, with the shared values `EmployeeList` and
/// `EmployeeListStatus`; `EmployeeListViewModel.swift`, which makes an `EmployeeListContent`; and
/// `EmployeeListViewController.swift`, which makes the table, and binds the title. Then the
/// mechanism: `AdaptedTableView.swift`, which binds the rest; the protocols beside it, in a folder
/// that knows no employee; and `EmployeeCellFactory.swift`. The model and
/// `EmployeeListSection.swift` are those of MVC, and `EmployeeListContent.swift` is that of MVP;
/// `EmployeeListSection+Adapted.swift` makes section and content fit the table.
/// `EmployeeListText` has the texts, `NavigationRouter` opens the profiles, and `DiffableSections`
/// shows changed sections.
///
/// `Portraits` and `Workplaces` are chapters for later. Of the core, only the assembly uses the
/// first, and nothing the second, which is another screen; members that are not private for them
/// say so.
///
/// What is not `nonisolated` here belongs to the main actor. In `Employees`, only what says
/// `@MainActor` does. Marks, such as `Taps`, are the same in all modules, in one order.
public enum EmployeeListModule {
  /// Builds the screen: the view owns the view model, which owns the model and the router.
  ///
  /// The router and the adapted table know the view, weakly.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let router = NavigationRouter(contacts: contacts)
    let viewModel = EmployeeListViewModel(
      model: EmployeeListDataModel(service: service), contacts: contacts, router: router)
    let view = makeView(viewModel, portraits)
    router.screen = view
    return view
  }

  private static func makeView(
    _ viewModel: EmployeeListViewModel, _ portraits: (any PortraitService)?
  ) -> EmployeeListViewController {
    guard let portraits else { return EmployeeListViewController(viewModel: viewModel) }
    return PortraitListViewController(
      viewModel: viewModel,
      portraits: PortraitListViewModel(portraits: PortraitLoader(service: portraits)))
  }
}
