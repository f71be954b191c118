import Foundation

/// One of the two streams that a program writes to.
enum StandardStream {
  case output
  case error

  /// Writes a text at once.
  func write(_ text: String) {
    let handle: FileHandle =
      switch self {
      case .output: .standardOutput
      case .error: .standardError
      }
    handle.write(Data(text.utf8))
  }
}
