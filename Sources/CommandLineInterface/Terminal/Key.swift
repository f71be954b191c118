package import TerminalDrawing

/// A key that was pressed on a terminal, or an action of the mouse.
package enum Key: Hashable, Sendable {
  /// A printable character, or a part of one, such as an accent.
  case text(Unicode.Scalar)

  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, delete

  /// Ctrl-D.
  case endOfInput

  /// The left button at a point, whose upper left corner is line 0, column 0.
  case click(Point)

  /// A step of the wheel; true towards the end.
  case wheel(forward: Bool)
}
