/// A way in which a screen can be wrong.
///
/// The raw value is the number of a requirement that the fault breaks.
nonisolated enum Fault: String, CaseIterable, Sendable {
  /// A strong reference, such as that of a closure, keeps a closed screen alive.
  case leak = "9.1"

  /// An answer never reaches the screen, or “Loading…” does not end.
  case lostAnswer = "2.2"

  /// An older answer replaces a later one.
  case staleAnswer = "5.8"

  /// The last employee of a list is missing.
  case droppedRecord = "1.6"

  /// The employees are sorted by name.
  case sortedList = "1.2"

  /// The cells from the fourth workplace on are blank.
  case blankCell = "1.4"

  /// A reused cell keeps the photo if the next employee has none.
  case keptPhoto = "2.1"

  /// A tap acts for the employee that was loaded into the row.
  case staleTap = "3.4"

  /// A tap on a button of an employee does nothing.
  case ignoredButton = "3.2"

  /// A tap on Retry does nothing.
  case ignoredRetry = "8.5"

  /// A tap on the row of an employee does nothing.
  case ignoredRow = "4.2"

  /// Pulling the list down does nothing.
  case ignoredPull = "5.1"

  /// A search does nothing.
  case ignoredSearch = "6.2"

  /// A swipe over the name of an employee does nothing.
  case ignoredSwipe = "7.1"

  /// A call is made twice.
  case doubledAction = "3.1"

  /// An update loses the scroll position.
  case forgottenPlace = "6.7"

  /// A search with diacritics has no match.
  case literalSearch = "6.3"

  /// An employee does not return after a refused deletion.
  case ignoredRefusal = "7.3"

  /// A deletion does not reach the service.
  case lostDeletion = "7.5"

  /// The reason of a refused deletion is not shown, or the employee returns elsewhere.
  case hiddenReason = "7.4"

  /// No row shows anything.
  case blankRows = "1.1"

  /// A failure has no retry button.
  case noRetry = "8.4"

  /// A closed screen does not cancel its request.
  case uncancelledRequest = "9.3"

  /// A closed screen requests the list when a deletion is refused.
  case lateRequest = "9.4"

  /// A late portrait is drawn in a cell that now shows another employee.
  case latePortrait = "11.4"

  /// A row that leaves the view keeps its request for a portrait.
  case keptRequest = "11.3"

  /// The portraits of the rows that come next are not announced.
  case noPrefetching = "11.10"

  /// The refresh control never ends.
  case endlessRefresh = "5.3"

  /// The refresh control ends before the list has arrived.
  case endedRefresh = "5.10"

  /// Retry over a list does not begin refreshing.
  case silentRetry = "5.11"

  /// The message of a failed request hides the message that no employee matches.
  case hiddenMessage = "8.6"

  /// A tapped row stays selected.
  case keptSelection = "4.4"

  /// A star stays although the service has refused it.
  case ignoredStarRefusal = "12.3"

  /// A star does not reach the service.
  case lostStar = "12.1"

  /// The rows of buttons can be selected.
  case selectableButtons = "4.6"

  /// Every row of an employee can be swiped away.
  case swipeAnywhere = "7.7"
}
