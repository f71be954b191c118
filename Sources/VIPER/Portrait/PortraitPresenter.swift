import Employees
import Foundation

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
    load()
  }

  func didEndDisplaying() {
    interactor.cancel()
  }

  func retryTapped() {
    load()
  }

  private func load() {
    view?.show(.loading)
    interactor.loadPortrait()
  }
}

// MARK: -

extension PortraitPresenter: PortraitInteractorOutput {
  func portraitLoaded(_ data: Data) {
    view?.show(.loaded(data))
  }

  func portraitFailed() {
    view?.show(.failed)
  }
}
