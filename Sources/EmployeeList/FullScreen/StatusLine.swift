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

  /// Whether every request fails.
  var isOffline = false

  /// Whether every change fails.
  var refusesChanges = false

  /// Whether the visible screen has a search field.
  var hasSearch = true

  /// Returns the text, cut to some columns.
  func line(columns: Int, isColored: Bool) -> [UInt8] {
    let state = (isOffline ? "Offline. " : "") + (refusesChanges ? "Refuses changes. " : "")
    let text = text ?? keys(columns: columns - state.count)
    var bytes: [UInt8] = []
    if isColored { bytes += "\u{1B}[2m".utf8 }
    bytes += (state + text).visible(columns: columns).utf8
    if isColored { bytes += "\u{1B}[0m".utf8 }
    return bytes
  }

  /// Says how much of a long file has been decoded, 0 to 1.
  nonisolated static func progress(_ share: Double) -> String { "Loading: \(Int(share * 100)) %" }

  /// The text in place of the keys, `nil` for none.
  private var text: String? {
    if let typedText {
      "Search: \(typedText)_"
    } else if let message {
      message
    } else {
      loadedShare.map(Self.progress)
    }
  }

  /// Returns the most used keys, as many as fit into some columns.
  private func keys(columns: Int) -> String {
    let short = "?: help  q: quit"
    let medium = "?: help  r: reload  q: quit"
    let long = "?: help  /: search  r: reload  q: quit"
    let fitting = (hasSearch ? [long, medium] : [medium]).first { $0.count <= columns }
    return fitting ?? short
  }
}
