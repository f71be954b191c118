import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and presenter (MVP), with a passive view.
///
/// The presenter is a delegate of the model. After each change, it makes the rows and tells the
/// view what to show. The view reports each event to the presenter, which decides what happens.
///
/// The view owns the presenter, which owns the model. The presenter holds the view weakly, as the
/// model holds its delegates.
///
/// `EmployeeRoster`, the value that the model keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `Contracts.swift`, `EmployeeListPresenter.swift`, and `EmployeeListViewController.swift`.
/// The folder `Grid` has another view for the same presenter.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let presenter = EmployeeListPresenter(
      model: EmployeeModel(service: service), contacts: contacts)
    let view = EmployeeListViewController(
      presenter: presenter, portraits: portraits.map(PortraitLoader.init))
    presenter.view = view
    return view
  }
}
