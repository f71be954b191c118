import Foundation

/// The line that says what is being measured and how long it will take, on a terminal only.
final class Progress {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now

  /// Says what is done next.
  ///
  /// - Parameters:
  ///   - title: What it is.
  ///   - share: How much of everything is done, 0 to 1.
  func show(_ title: String, share: Double) {
    guard isShown else { return }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let left = share > 0.01 ? ", \(Self.time(elapsed * (1 - share) / share)) left" : ""
    // A line that is broken could not be taken away.
    let line = "\(Int(share * 100)) %\(left): \(title)".prefix(Self.columns - 1)
    write("\r\(line)\u{1B}[K")
  }

  /// Takes the line away.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  /// The columns of the terminal.
  private static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) : 80
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func time(_ seconds: Double) -> String {
    seconds < 60 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded(.up))) min"
  }
}
