import Employees
import Foundation

/// What the cell reports to the presenter of its portrait.
protocol PortraitViewOutput: AnyObject {
  func willDisplay()
  func didEndDisplaying()
  func retryTapped()
}

/// The requests of the presenter to the cell.
protocol PortraitViewInput: AnyObject {
  func show(_ portrait: Portrait)
}

// MARK: -

/// The requests of the presenter to the interactor.
protocol PortraitInteractorInput: AnyObject {
  func loadPortrait()

  /// Drops the answer to the latest request.
  func cancel()
}

/// The reports of the interactor to the presenter.
protocol PortraitInteractorOutput: AnyObject {
  func portraitLoaded(_ data: Data)
  func portraitFailed()
}
