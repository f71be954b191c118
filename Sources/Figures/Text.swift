import Foundation

/// The formats of words and figures.
extension String {
  /// The text, filled with blanks up to a width.
  package func padded(to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atStart ? blanks + self : self + blanks
  }

  /// A number with a fixed number of decimals.
  package init(_ number: Double, digits: Int) {
    self = String(format: "%.\(digits)f", number)
  }

  /// A time with three digits, in the unit that needs no more than three before the point.
  package init(shortNanoseconds time: Double) {
    let (value, unit) =
      switch time {
      case ..<999.5: (time, "ns")
      case ..<999.5e3: (time / 1e3, "µs")
      default: (time / 1e6, "ms")
      }
    self = "\(String(value, digits: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)) \(unit)"
  }

  /// A time in nanoseconds, microseconds or milliseconds.
  package init(nanoseconds: Double) {
    self =
      switch nanoseconds {
      case ..<10_000: "\(String(nanoseconds, digits: 1)) ns"
      case ..<10_000_000: "\(String(nanoseconds / 1e3, digits: 1)) µs"
      default: "\(String(nanoseconds / 1e6, digits: 1)) ms"
      }
  }
}
