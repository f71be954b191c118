import CommandLineInterface
import Employees
import TerminalDrawing

/// The line below the frame, which shows the last action, the search, or the most used keys.
final class StatusLine {
  /// The last action or complaint, until the next key.
  var message: String?

  /// The decoded share of a long file, 0 to 1; `nil` if none is being loaded.
  var loadedShare: Double?

  /// The search text while it is typed.
  var typedText: String?

  var isOffline = false

  /// Whether the visible screen has a search field.
  var hasSearch = true

  /// Returns the text, cut to some columns.
  func line(columns: Int, isColored: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    if isColored { bytes += "\u{1B}[2m".utf8 }
    bytes += ((isOffline ? "Offline. " : "") + text).visible(columns: columns).utf8
    if isColored { bytes += "\u{1B}[0m".utf8 }
    return bytes
  }

  /// Says how much of a long file has been decoded, 0 to 1.
  nonisolated static func progress(_ share: Double) -> String { "Loading: \(Int(share * 100)) %" }

  private var text: String {
    if let typedText {
      "Search: \(typedText)_"
    } else if let message {
      message
    } else if let loadedShare {
      Self.progress(loadedShare)
    } else {
      hasSearch ? "?: help  /: search  r: reload  q: quit" : "?: help  r: reload  q: quit"
    }
  }
}
