/// Random numbers that are the same for the same seed, on every platform and in every release.
///
/// The algorithm is SplitMix64, by Guy Steele, Doug Lea and Christine Flood.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; any seed is as good as any other.
  package init(seed: UInt64) {
    state = seed
  }

  /// Makes the next number, each of all 64 bits as likely as any other.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

// MARK: -

extension SeededGenerator {
  /// Makes a number from 0 up to, but without, a limit.
  ///
  /// The standard library reserves the right to change how it does this, so a list that shall stay
  /// the same has to do it by itself. The bias is below limit ÷ 2⁶⁴.
  mutating func number(below limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Picks one element of a list that is not empty.
  mutating func element<Element>(of list: [Element]) -> Element {
    list[number(below: list.count)]
  }
}
