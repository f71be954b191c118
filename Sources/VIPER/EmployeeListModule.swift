import EmployeeViews
public import Employees
public import UIKit

/// The employee list as view, interactor, presenter, entity, and router (VIPER).
///
/// Each screen has one object per role, and protocols between them. The view reports events to the
/// presenter. The presenter asks the interactor for employees, makes rows of what it finds, and
/// asks the router to open other screens. The entity is `Employee`. The model, for which the pattern
/// has no letter, is the store that the interactors of all screens share.
///
/// The view owns the presenter, which owns the interactor and the router. The interactors and the
/// list's router own the model. The references in the other direction are weak.
///
/// `EmployeeRoster`, the value that the model keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `Contracts.swift` first. Seven protocols between five objects are the price of the pattern:
/// each object can be tested alone.
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
