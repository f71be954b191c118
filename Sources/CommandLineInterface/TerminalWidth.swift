import Foundation
import TerminalDrawing

/// The columns of a line.
package enum TerminalWidth {
  /// The columns if neither a terminal nor the environment gives a number: the width of a page.
  package static let unknown = 100

  /// The fewest columns that show anything, and the most that are drawn.
  package static let limits = 20...1_000

  /// The columns of standard output: those of the terminal, else those of `COLUMNS`.
  package static var current: Int {
    width(
      terminal: columns(of: STDOUT_FILENO),
      environment: ProcessInfo.processInfo.environment["COLUMNS"])
  }

  /// Chooses from the columns of a terminal and the text of `COLUMNS`, within the limits.
  package static func width(terminal: Int?, environment: String?) -> Int {
    let columns = terminal ?? environment.flatMap { Int($0) } ?? unknown
    guard columns > 0 else { return unknown }
    return min(max(columns, limits.lowerBound), limits.upperBound)
  }

  /// Returns the columns of the terminal behind a descriptor, or `nil` if it is none.
  package static func columns(of descriptor: Int32) -> Int? {
    guard let columns = size(of: descriptor)?.width, columns > 0 else { return nil }
    return columns
  }

  /// Returns the columns and lines of the terminal behind a descriptor, or `nil` if it is none.
  ///
  /// A terminal that does not know its size has 0 of them.
  static func size(of descriptor: Int32) -> Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
