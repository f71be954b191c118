extension WidthTable {
  /// The first scalar and the kind of every range, in order.
  static let ranges: [(start: UInt32, kind: ScalarKind)] = {
    var start: UInt32 = 0
    return lengths.utf8.split { $0 <= UInt8(ascii: " ") }.map { entry in
      let number = UInt32(Substring(entry), radix: 16)!
      defer { start += number >> 4 }
      return (start, ScalarKind(rawValue: UInt8(number & 0xF))!)
    }
  }()

  /// Returns the kind of a scalar.
  ///
  /// - Complexity: O(1) in the basic plane, which has the letters of most names; otherwise
  ///   O(log *n*) in the number of ranges.
  static func kind(of scalar: Unicode.Scalar) -> ScalarKind {
    scalar.value < basicPlaneCount ? basicPlane[Int(scalar.value)] : searchedKind(of: scalar)
  }

  /// Returns the kind of a scalar by a binary search in the ranges.
  static func searchedKind(of scalar: Unicode.Scalar) -> ScalarKind {
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].start <= scalar.value { low = middle } else { high = middle }
    }
    return ranges[low].kind
  }

  /// The kind of every scalar in the basic plane: 64 KB that save a search of eleven steps.
  private static let basicPlane: [ScalarKind] = {
    zip(ranges, ranges.dropFirst()).prefix { $0.0.start < basicPlaneCount }.flatMap { range, next in
      repeatElement(range.kind, count: Int(next.start - range.start))
    }
  }()

  private static let basicPlaneCount = 0x1_0000
}
