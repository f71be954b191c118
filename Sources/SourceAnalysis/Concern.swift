/// A thing that every architecture must take care of, by the words of its mark in the sources.
package enum Concern: String, CaseIterable, Sendable {
  case assembly = "Assembly"
  case loading = "Loading"
  case counting = "Counting"
  case makingCells = "Making cells"
  case taps = "Taps"
  case selection = "Selection"
  case updating = "Updating"
  case searching = "Searching"
  case deleting = "Deleting"
}

// MARK: -

extension Concern: CustomStringConvertible {
  /// The words of the mark.
  package var description: String { rawValue }
}
