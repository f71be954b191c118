import Employees

/// The portrait of an employee as a module of its own, whose view is a cell.
///
/// The cell owns the presenter, which owns the interactor, which owns the request. A request that is
/// released is cancelled.
struct PortraitModule {
  let portraits: PortraitLoader

  /// Connects the roles for an employee and a cell.
  func connect(_ view: any PortraitViewInput, to id: Employee.ID) {
    let interactor = PortraitInteractor(id, portraits: portraits)
    let presenter = PortraitPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    view.portraitOutput = presenter
  }

  /// Announces a portrait that is needed soon.
  func prefetch(_ id: Employee.ID) {
    portraits.prefetch([id])
  }
}

// MARK: -

extension EmployeeListPresenter {
  func employeeAppeared(_ id: Employee.ID, in view: any PortraitViewInput) {
    portraits?.connect(view, to: id)
  }

  func employeeApproaches(_ id: Employee.ID) {
    portraits?.prefetch(id)
  }
}
