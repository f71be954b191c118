nonisolated extension WidthTable {
  /// Finds how a terminal treats a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of ranges; O(1) for the letters of the most names.
  static func kind(of scalar: Unicode.Scalar) -> ScalarKind {
    // The shortcuts save the search for most letters; a test compares them with the table.
    switch scalar.value {
    case 0x20, 0x41...0x7E, 0xC0...0x2FF: .narrow
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: .wide
    default: searchedKind(of: scalar)
    }
  }

  /// Finds how a terminal treats a scalar by the ranges alone.
  static func searchedKind(of scalar: Unicode.Scalar) -> ScalarKind {
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] >> 4 <= scalar.value { low = middle } else { high = middle }
    }
    return ScalarKind(rawValue: UInt8(ranges[low] & 0xF)) ?? .unshown
  }
}
