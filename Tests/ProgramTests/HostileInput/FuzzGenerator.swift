import SeededRandomness

/// A seeded source of hostile input.
struct FuzzGenerator: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// Returns a number from 0 up to a limit.
  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// Returns one of some values.
  mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// Returns a text of at most some scalars, most of which are difficult to draw.
  mutating func text(upTo limit: Int = 12) -> String {
    var text = ""
    for _ in 0..<number(below: limit + 1) {
      let value = UInt32.random(in: one(of: Self.scalars), using: &self)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "a")
    }
    return text
  }

  private static let scalars: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x61...0x7A, 0x30...0x39, 0x00...0x1F, 0x7F...0x9F, 0xA0...0x17F, 0x300...0x36F,
    0x600...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x180B...0x180F, 0x200B...0x200F,
    0x2028...0x202E, 0x2060...0x206F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x1F3F4...0x1F3F4,
    0xE0001...0xE007F, 0xE0100...0xE01EF, 0x0...0xD7FF, 0xE000...0x10_FFFF,
  ]

  /// Changes some bytes: replaces, inserts, removes, repeats and cuts.
  ///
  /// - Parameter tokens: Texts to insert, such as pieces of the syntax.
  mutating func mutate(_ bytes: inout [UInt8], tokens: [String]) {
    for _ in 0..<number(below: 4) {
      let place = number(below: bytes.count + 1)
      let end = min(bytes.count, place + number(below: 20))
      switch number(below: 6) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
      case 1: bytes.insert(contentsOf: one(of: tokens).utf8, at: place)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.replaceSubrange(place..<end, with: one(of: tokens).utf8)
      default: if number(below: 4) == 0 { bytes.removeSubrange(place...) }
      }
    }
  }
}
