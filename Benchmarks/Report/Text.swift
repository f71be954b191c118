import Foundation

/// How words and figures are set.
extension String {
  /// The text with blanks after it, or before it, until it has a width.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atStart ? blanks + self : self + blanks
  }

  /// A number with some digits after the point.
  init(_ number: Double, digits: Int) {
    self = String(format: "%.\(digits)f", number)
  }

  /// A whole number with commas between its thousands.
  init(grouped number: Int) {
    var digits = String(number.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    self = (number < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: ",")
  }

  /// A time in the unit that gives it few digits.
  init(nanoseconds: Double) {
    self =
      switch nanoseconds {
      case ..<10_000: "\(String(nanoseconds, digits: 1)) ns"
      case ..<10_000_000: "\(String(nanoseconds / 1e3, digits: 1)) µs"
      default: "\(String(nanoseconds / 1e6, digits: 1)) ms"
      }
  }
}
