/// A block or a page that cannot be generated.
enum DocumentError: Error, Equatable, CustomStringConvertible {
  /// A mistake in a document or in the sources.
  case invalid(String)

  /// Results that are not recorded yet.
  case missing(String)

  var description: String {
    switch self {
    case .invalid(let message): message
    case .missing(let results): "\(results) is not recorded yet"
    }
  }
}
