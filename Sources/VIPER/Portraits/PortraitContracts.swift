import Employees

/// Receives which portraits the list needs; the presenter of the list answers.
protocol PortraitListOutput: AnyObject {
  /// Returns the presenter for a portrait, `nil` in a list without portraits.
  func portraitPresenter(
    of id: Employee.ID, for view: any PortraitViewInput
  ) -> (any PortraitViewOutput)?

  /// Called when an employee is about to come into view.
  func employeeApproaches(_ id: Employee.ID)
}

// MARK: -

/// Receives what happens to the cell with a portrait.
protocol PortraitViewOutput: AnyObject {
  func viewAppeared()
  func retryTapped()
}

/// Shows what the presenter knows of the portrait.
protocol PortraitViewInput: AnyObject {
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
