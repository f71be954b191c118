import Employees

/// A presenter that shows the portrait of one employee in a cell.
///
/// **Knows** the interactor, and the cell by its protocol.
///
/// **Never knows** the list, or which employee it is.
///
/// **Article** "VIPER and UITableView" announces cells that load more data by themselves.
final class PortraitPresenter {
  weak var view: (any PortraitViewInput)?

  private let interactor: any PortraitInteractorInput

  init(interactor: any PortraitInteractorInput) {
    self.interactor = interactor
  }
}

// MARK: -

extension PortraitPresenter: PortraitViewOutput {
  func willDisplay() {
    interactor.loadPortrait()
  }

  func didEndDisplaying() {
    interactor.cancel()
  }

  func retryTapped() {
    interactor.loadPortrait()
  }
}

// MARK: -

extension PortraitPresenter: PortraitInteractorOutput {
  func portraitChanged(_ portrait: Portrait) {
    view?.show(portrait)
  }
}
