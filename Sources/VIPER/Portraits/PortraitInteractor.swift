import Employees

/// An interactor that loads the portrait of one employee.
final class PortraitInteractor: PortraitInteractorInput {
  weak var output: (any PortraitInteractorOutput)?

  private let id: Employee.ID
  private let portraits: PortraitLoader
  private var request: PortraitRequest?

  init(_ id: Employee.ID, portraits: PortraitLoader) {
    self.id = id
    self.portraits = portraits
  }

  func loadPortrait() {
    request = portraits.load(id) { [weak self] in self?.output?.portraitChanged($0) }
  }
}
