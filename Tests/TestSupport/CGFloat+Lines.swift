package import ListRendering

/// Heights of lines, which are 1 point each.
nonisolated extension CGFloat {
  /// Returns the height of some lines.
  package static func lines(_ count: Int) -> CGFloat { CGFloat(count) }
}
