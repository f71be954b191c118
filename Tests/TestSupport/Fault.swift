/// A way in which the screen can be wrong, and the requirements that prove it.
///
/// The parity suite builds a screen with each fault, and expects exactly these requirements to fail.
package nonisolated enum Fault: String, CaseIterable, Sendable {
  case leak = "A strong reference, such as that of a closure, keeps a closed screen alive."
  case lostAnswer = "An answer never reaches the screen, or “Loading…” does not end."
  case staleAnswer = "An older answer replaces a later one."
  case droppedRecord = "The last employee of a list is missing."
  case blankCell = "The cell of a fourth workplace is blank."
  case keptPhoto = "A reused cell keeps the photo if the next employee has none."
  case staleTap = "A tap acts for the employee that was loaded into the row."
  case ignoredButton = "A tap on a button of an employee does nothing."
  case ignoredRetry = "A tap on Retry does nothing."
  case ignoredRow = "A tap on the row of an employee does nothing."
  case ignoredPull = "Pulling the list down does nothing."
  case ignoredSearch = "A search does nothing."
  case ignoredSwipe = "A swipe over the name of an employee does nothing."
  case doubledAction = "A call is made twice."
  case forgottenPlace = "An update loses the scroll position."
  case literalSearch = "A search with diacritics has no match."
  case ignoredRefusal = "An employee does not return after a refused deletion."
  case noRetry = "A failure has no retry button."
  case lateRequest = "A closed screen requests the list when a deletion is refused."
  case latePortrait = "A late portrait is drawn in a cell that now shows another employee."
  case keptRequest = "A row that leaves the view keeps its request for a portrait."
  case noPrefetching = "The portraits of the rows that come next are not announced."
  case endlessRefresh = "The refresh control never ends."
  case silentRetry = "Retry over a list does not begin refreshing."
  case hiddenMessage = "The message of a failed request hides the one that nobody matches."
  case keptSelection = "A tapped row stays selected."
  case selectableButtons = "The rows of buttons can be selected."
  case swipeAnywhere = "Every row of an employee can be swiped away."

  /// The requirements that a screen with this fault does not meet.
  package var brokenRequirements: [String] {
    switch self {
    case .leak: ["9.1", "9.2", "9.3", "9.4", "9.5", "11.9"]
    case .lostAnswer:
      [
        "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.8", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3",
        "3.4", "3.5", "4.1", "4.2", "4.3", "4.4", "4.6", "4.7", "5.1", "5.4", "5.9", "5.10", "5.11",
        "6.1", "6.2", "6.4", "6.5", "6.6", "6.8", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7",
        "7.8", "8.2", "8.4", "8.5", "8.6", "8.7", "9.1", "9.2", "9.4", "9.5", "11.1", "11.2",
        "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "11.10", "11.11", "11.12",
      ]
    case .staleAnswer: ["5.7", "5.8", "5.9", "9.3"]
    case .droppedRecord:
      [
        "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.8", "2.1", "3.1", "3.2", "3.3", "3.4", "3.5",
        "4.1", "4.2", "4.3", "4.4", "4.7", "5.1", "6.1", "6.2", "6.3", "6.4", "6.6",
        "6.8", "7.2", "7.3", "7.5", "7.7", "7.8", "8.2", "8.6", "8.7",
        "11.1", "11.2", "11.7", "11.8", "11.11", "11.12",
      ]
    case .blankCell: ["1.4"]
    case .keptPhoto:
      ["2.1", "4.4", "5.1", "5.2", "6.1", "6.3", "7.8", "8.3"]
    case .staleTap: ["3.4", "3.5"]
    case .ignoredButton: ["3.1", "3.2", "3.3", "3.4", "3.5", "4.3"]
    case .ignoredRetry: ["5.11", "6.6", "7.4", "8.5", "8.6", "8.7", "9.2"]
    case .ignoredRow: ["4.1", "4.2", "4.3", "4.4", "4.7", "7.7", "9.5"]
    case .ignoredPull:
      [
        "1.8", "3.3", "4.6", "4.7", "5.1", "5.2", "5.3", "5.4", "5.7", "5.8", "5.9", "5.10",
        "5.11", "6.6", "6.8", "7.2", "7.4", "7.5", "7.7", "7.8", "8.2", "8.3", "8.6", "8.7",
        "11.7",
      ]
    case .ignoredSearch:
      [
        "4.6", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "7.4", "7.7", "7.8",
        "8.6", "11.3",
      ]
    case .ignoredSwipe:
      [
        "1.8", "3.5", "4.1", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.8", "8.2", "9.1",
        "9.4", "11.7", "11.12",
      ]
    case .doubledAction: ["3.1", "3.2", "3.3", "3.4", "3.5", "4.3"]
    case .forgottenPlace: ["5.4", "6.5", "6.7", "6.8", "7.6"]
    case .literalSearch: ["6.1", "6.3"]
    case .ignoredRefusal: ["3.5", "4.1", "7.3", "7.4", "7.5", "7.6", "7.8", "11.12"]
    case .noRetry: ["4.6", "5.11", "6.6", "7.4", "7.7", "8.4", "8.5", "8.6", "8.7", "9.2"]
    case .lateRequest: ["9.4"]
    case .latePortrait: ["11.3", "11.4", "11.9"]
    case .keptRequest: ["11.3", "11.12"]
    case .noPrefetching: ["11.10"]
    case .endlessRefresh:
      [
        "4.6", "4.7", "5.1", "5.2", "5.3", "5.7", "5.10", "5.11", "6.6", "7.2", "7.4", "7.5", "7.7",
        "7.8", "8.2", "8.3", "8.6", "11.7",
      ]
    case .silentRetry: ["5.11"]
    case .hiddenMessage: ["8.6"]
    case .keptSelection: ["4.4"]
    case .selectableButtons: ["4.1", "4.6"]
    case .swipeAnywhere: ["7.7"]
    }
  }
}
