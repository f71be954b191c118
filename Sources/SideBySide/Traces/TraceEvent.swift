/// An event at which it is recorded who tells whom what.
nonisolated enum TraceEvent: String, CaseIterable, Sendable {
  case loadSucceeds = "load-succeeds"
  case loadFails = "load-fails"
  case callTapped = "call-tapped"
  case searchTyped = "search-typed"
  case deleteRefused = "delete-refused"

  /// The name as words.
  var title: String {
    let words = rawValue.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
