/// A random number generator that gives the same numbers for the same seed on every platform.
///
/// The algorithm is SplitMix64, by Guy Steele, Doug Lea and Christine Flood.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; all seeds are equally good.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number, with 64 random bits.
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
  /// Returns a number from 0 up to, but not including, a limit.
  ///
  /// The standard library may change its algorithm, and then the same seed would give another list.
  /// The bias is below limit ÷ 2⁶⁴.
  package mutating func number(below limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Returns a random element of a list that is not empty.
  package mutating func element<Element>(of list: [Element]) -> Element {
    list[number(below: list.count)]
  }
}
