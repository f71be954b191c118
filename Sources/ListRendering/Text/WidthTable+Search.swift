nonisolated extension WidthTable {
  /// The first scalar of every range in the upper bits, and its kind in the lowest four.
  static let ranges: [UInt32] = {
    var start: UInt32 = 0
    return lengths.utf8.split { $0 <= UInt8(ascii: " ") }.map { entry in
      let number = UInt32(Substring(entry), radix: 16)!
      defer { start += number >> 4 }
      return start << 4 | number & 0xF
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
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstValue(ofRange: middle) <= scalar.value { low = middle } else { high = middle }
    }
    return kind(ofRange: low)
  }

  /// The kind of every scalar in the basic plane: 64 KB that save a search of eleven steps.
  private static let basicPlane: [ScalarKind] = {
    var kinds: [ScalarKind] = []
    kinds.reserveCapacity(basicPlaneCount)
    var range = 0
    while kinds.count < basicPlaneCount {
      let end = min(Int(firstValue(ofRange: range + 1)), basicPlaneCount)
      kinds.append(contentsOf: repeatElement(kind(ofRange: range), count: end - kinds.count))
      range += 1
    }
    return kinds
  }()

  private static let basicPlaneCount = 0x1_0000

  private static func firstValue(ofRange index: Int) -> UInt32 {
    ranges[index] >> 4
  }

  private static func kind(ofRange index: Int) -> ScalarKind {
    ScalarKind(rawValue: UInt8(ranges[index] & 0xF)) ?? .unshown
  }
}
