package import UIKit

// The number is written again here, so that a test fails if the library uses another one.

/// Heights of lines, which are 16 points each.
nonisolated extension CGFloat {
  /// Returns the height of some lines.
  package static func lines(_ count: Int) -> CGFloat { 16 * CGFloat(count) }

  /// The number of whole lines in a height.
  package var lineCount: Int { Int(self / 16) }
}
