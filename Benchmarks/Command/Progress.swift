import CommandLineInterface
import Foundation

/// The progress line, shown on a terminal only.
final class Progress {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now

  /// Shows what is measured now and the finished share of the run, 0 to 1.
  func show(_ title: String, share: Double) {
    guard isShown else { return }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let left = share > 0.01 ? ", \(Self.time(elapsed * (1 - share) / share)) left" : ""
    // A line that wraps cannot be cleared.
    let columns = TerminalWidth.columns(of: STDERR_FILENO) ?? 80
    let line = "\(Int(share * 100)) %\(left): \(title)".prefix(columns - 1)
    StandardStream.error.write("\r\(line)\u{1B}[K")
  }

  func clear() {
    if isShown { StandardStream.error.write("\r\u{1B}[K") }
  }

  private static func time(_ seconds: Double) -> String {
    seconds < 60 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded(.up))) min"
  }
}
