import Foundation

/// A line on standard error that is replaced again and again, shown on a terminal only.
package struct ProgressLine: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Creates a line that shows nothing yet.
  package init() {}

  /// Replaces the line with a text, which must not contain controls.
  package func show(_ text: String) {
    guard isShown else { return }
    // A line that wraps cannot be cleared.
    let columns = TerminalWidth.columns(of: STDERR_FILENO) ?? 80
    StandardStream.error.write("\r\(text.prefix(columns - 1))\u{1B}[K")
  }

  /// Removes the line.
  package func clear() {
    show("")
  }
}
