import SourceAnalysis

/// A way in which the screen can be wrong, and the requirements that prove it.
///
/// The parity suite builds a screen with each fault, and expects exactly the recorded requirements to
/// fail.
package nonisolated enum Fault: String, CaseIterable, Sendable {
  case leak = "A strong reference, such as that of a closure, keeps a closed screen alive."
  case lostAnswer = "An answer never reaches the screen, or “Loading…” does not end."
  case staleAnswer = "An older answer replaces a later one."
  case droppedRecord = "The last employee of a list is missing."
  case sortedList = "The employees are sorted by name."
  case blankCell = "The cells from the fourth workplace on are blank."
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
  case lostDeletion = "A deletion does not reach the service."
  case hiddenReason =
    "The reason of a refused deletion is not shown, or the employee returns elsewhere."
  case blankRows = "No row shows anything."
  case noRetry = "A failure has no retry button."
  case uncancelledRequest = "A closed screen does not cancel its request."
  case lateRequest = "A closed screen requests the list when a deletion is refused."
  case latePortrait = "A late portrait is drawn in a cell that now shows another employee."
  case keptRequest = "A row that leaves the view keeps its request for a portrait."
  case noPrefetching = "The portraits of the rows that come next are not announced."
  case endlessRefresh = "The refresh control never ends."
  case endedRefresh = "The refresh control ends before the list has arrived."
  case silentRetry = "Retry over a list does not begin refreshing."
  case hiddenMessage = "The message of a failed request hides the one that nobody matches."
  case keptSelection = "A tapped row stays selected."
  case selectableButtons = "The rows of buttons can be selected."
  case swipeAnywhere = "Every row of an employee can be swiped away."

  /// The requirements that a screen with this fault does not meet, in the order of the specification.
  ///
  /// The random walks are left out, because almost every fault breaks them.
  package var brokenRequirements: [String] {
    Self.recorded["\(self)", default: []]
  }

  /// The path of the file with the numbers for each fault, which `.ci/write` records.
  package static let record = "Tests/Fixtures/BrokenRequirements.txt"

  private static let recorded: [String: [String]] = {
    let text = (try? PackageFolder.ofThisPackage().text(of: record)) ?? ""
    let lines = text.split(separator: "\n").map { $0.split(separator: ": ") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        (String(line[0]), line.dropFirst().joined().split(separator: ", ").map(String.init))
      })
  }()
}
