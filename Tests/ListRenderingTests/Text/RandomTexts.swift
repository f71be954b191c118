/// Texts of random scalars, mostly from ranges that are hard to draw.
struct RandomTexts {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a text of fewer than sixty scalars.
  mutating func next() -> String {
    // A text has few sorts of scalars, so that long sequences of one sort occur.
    let sorts = (0...number(below: 3)).map { _ in Self.sorts[number(below: Self.sorts.count)] }
    var text = String.UnicodeScalarView()
    for _ in 0..<number(below: 60) {
      let sort = sorts[number(below: sorts.count)]
      let range = sort[number(below: sort.count)]
      let value = range.lowerBound + UInt32(number(below: range.count))
      text.append(Unicode.Scalar(value) ?? " ")
    }
    return String(text)
  }

  /// Returns a number from 0 up to a limit.
  mutating func number(below limit: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  private static let sorts: [[ClosedRange<UInt32>]] = [
    [0x20...0x7E], [0x61...0x66, 0x20...0x20], [0x00...0x1F, 0x7F...0xA0], [0xC0...0x24F],
    [0x300...0x36F, 0x20D0...0x20F0], [0x600...0x6FF, 0x200C...0x200D],
    [0x900...0x97F, 0x200C...0x200D], [0x915...0x928, 0x94D...0x94D, 0x93F...0x940],
    [0xD00...0xD7F], [0x1000...0x109F], [0x1780...0x17FF], [0x1100...0x11FF, 0xAC00...0xAC40],
    [0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F], [0x4E00...0x9FFF], [0x3040...0x30FF],
    [0xFE00...0xFE0F, 0xE0100...0xE0104], [0xE0000...0xE007F], [0x1F1E6...0x1F1FF],
    [0x1F466...0x1F469, 0x200D...0x200D, 0x1F3FB...0x1F3FF, 0xFE0F...0xFE0F, 0x2764...0x2764],
    [0x2600...0x27BF, 0xFE0E...0xFE0F], [0x30...0x39, 0xFE0F...0xFE0F, 0x20E3...0x20E3],
    [0xFF00...0xFFFF], [0x110BD...0x110CD, 0x111C0...0x111CF], [0x1F000...0x1FAFF],
    [0x0...0xD7FF, 0xE000...0xFFFF], [0x1_0000...0x10_FFFF],
  ]
}
