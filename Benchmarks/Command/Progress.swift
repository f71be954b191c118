import CommandLineInterface
import Foundation

/// The progress line, shown on a terminal only.
final class Progress {
  private let line = ProgressLine()
  private let start = ContinuousClock.now

  /// Shows what is measured now and the finished share of the run, 0 to 1.
  func show(_ title: String, share: Double) {
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let left = share > 0.01 ? ", \(Self.time(elapsed * (1 - share) / share)) left" : ""
    line.show("\(Int(share * 100)) %\(left): \(title)")
  }

  func clear() {
    line.clear()
  }

  private static func time(_ seconds: Double) -> String {
    seconds < 60 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded(.up))) min"
  }
}
