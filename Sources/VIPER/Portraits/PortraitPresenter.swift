import Employees

/// A presenter that shows the portrait of one employee in a cell.
final class PortraitPresenter {
  weak var view: (any PortraitViewInput)?

  private let interactor: any PortraitInteractorInput

  init(interactor: any PortraitInteractorInput) {
    self.interactor = interactor
  }
}

extension PortraitPresenter: PortraitViewOutput {
  func viewAppeared() {
    interactor.loadPortrait()
  }

  func retryTapped() {
    interactor.loadPortrait()
  }
}

extension PortraitPresenter: PortraitInteractorOutput {
  func portraitChanged(_ portrait: Portrait) {
    view?.show(portrait)
  }
}
