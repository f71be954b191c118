import Employees

/// The portrait of an employee as a module of its own, whose view is a cell.
///
/// The cell owns the presenter, which owns the interactor, which owns the request. A request that is
/// released is cancelled.
enum PortraitModule {
  /// Connects the roles for an employee and a cell.
  static func makePresenter(
    of id: Employee.ID, for view: any PortraitViewInput, portraits: PortraitLoader
  ) -> any PortraitViewOutput {
    let interactor = PortraitInteractor(id, portraits: portraits)
    let presenter = PortraitPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    return presenter
  }
}

// MARK: -

extension EmployeeListPresenter: PortraitListOutput {
  func portraitPresenter(
    of id: Employee.ID, for view: any PortraitViewInput
  ) -> (any PortraitViewOutput)? {
    portraits.map { PortraitModule.makePresenter(of: id, for: view, portraits: $0) }
  }

  func employeeApproaches(_ id: Employee.ID) {
    portraits?.prefetch([id])
  }
}
