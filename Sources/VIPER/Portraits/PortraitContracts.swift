import Employees

/// Receives what happens to the cell with a portrait.
protocol PortraitViewOutput: AnyObject {
  func viewAppeared()
  func retryTapped()
}

/// Shows what the presenter knows of the portrait.
protocol PortraitViewInput: AnyObject {
  /// The presenter, which the view owns; `nil` while the view shows no portrait.
  var portraitOutput: (any PortraitViewOutput)? { get set }

  func show(_ portrait: Portrait)
}

// MARK: -

/// Loads the portrait.
protocol PortraitInteractorInput: AnyObject {
  func loadPortrait()
}

/// Receives the portrait, or how far its load is.
protocol PortraitInteractorOutput: AnyObject {
  func portraitChanged(_ portrait: Portrait)
}
