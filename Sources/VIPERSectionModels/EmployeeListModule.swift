import EmployeeViews
public import Employees
public import UIKit

/// The employee list as view, interactor, presenter, entity, and router (VIPER), with section
/// models.
///
/// The presenter makes a section model for the status, and one for each employee. A section model,
/// after “VIPER and UITableView/UICollectionView with simple cells”, makes the rows and cells of its
/// section, and reports taps to its delegate, the presenter.
///
/// A new kind of row doesn't change the view, unless it needs to know when it's displayed, as
/// portraits do. The trade-off is a presenter that makes objects with UIKit in them.
///
/// The view owns its section models and the presenter, which owns the interactor and the router.
/// The interactors of all screens, and the list's router, own one model. The references in the other
/// direction are weak.
///
/// `EmployeeRoster`, the value that the model keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `Contracts.swift`, the folder `SectionModels`, and `EmployeeListPresenter.swift`.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let model = EmployeeModel(service: service)
    let interactor = EmployeeListInteractor(model: model)
    let router = EmployeeListRouter(model: model, contacts: contacts)
    let presenter = EmployeeListPresenter(interactor: interactor, router: router)
    let view = EmployeeListViewController(
      output: presenter, portraits: portraits.map(PortraitLoader.init))
    interactor.output = presenter
    presenter.view = view
    router.screen = view
    return view
  }
}
