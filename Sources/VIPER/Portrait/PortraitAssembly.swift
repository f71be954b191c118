import Employees

/// An assembly of the module that shows a portrait: the cell is its view.
///
/// The cell owns the presenter, and the presenter owns the interactor. References in the other
/// direction are weak.
final class PortraitAssembly {
  private let loader: PortraitLoader

  init(service: any PortraitService) {
    loader = PortraitLoader(service: service)
  }

  /// Builds the presenter for an employee and a cell.
  func makePresenter(
    for id: Employee.ID, view: any PortraitViewInput
  ) -> any PortraitViewOutput {
    let interactor = PortraitInteractor(id, loader: loader)
    let presenter = PortraitPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    return presenter
  }

  func prefetch(_ id: Employee.ID) {
    loader.prefetch([id])
  }
}
