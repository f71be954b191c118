import Employees

// MARK: -

/// Receives the events of a profile.
///
/// The section model reports the taps on its rows.
protocol ProfileViewOutput {
  func viewLoaded()
}

/// The view of a profile, as its presenter knows it.
protocol ProfileViewInput: AnyObject {
  func show(_ content: ProfileContent)
}

/// The events that the section model of a profile reports.
protocol ProfileSectionDelegate: AnyObject {
  func starTapped(_ isStarred: Bool)
  func contactTapped(_ contact: Contact)
}

// MARK: -

/// The interactor of a profile, as its presenter knows it.
protocol ProfileInteractorInput {
  /// Reports the employee now, and after each change from now on.
  func start()

  func setStarred(_ isStarred: Bool)
}

/// Receives the employee of a profile after each change.
protocol ProfileInteractorOutput: AnyObject {
  func found(_ employee: Employee, refusal: EmployeeRefusal?, isChangingStar: Bool)

  /// Called when the employee is no longer in the list.
  func lost(_ employee: Employee)
}

// MARK: -

/// The router of a profile, as its presenter knows it.
protocol ProfileRouterInput {
  func open(_ contact: Contact)
}
