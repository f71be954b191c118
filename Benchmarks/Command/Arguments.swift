/// The arguments of a command line, read one after the other.
struct Arguments {
  private var rest: ArraySlice<String>

  /// The options that were taken and may not come again.
  private var taken: Set<String> = []

  init(_ arguments: some Sequence<String>) {
    rest = Array(arguments)[...]
  }

  /// Takes the next argument, `nil` at the end.
  mutating func next() -> String? {
    rest.popFirst()
  }

  /// Takes note of an option that can be given once only.
  mutating func takeOnce(_ option: String) throws(UsageError) {
    guard taken.insert(option).inserted else { throw .repeated(option) }
  }

  /// Tells whether an option that can be given once only was there.
  func hasTaken(_ option: String) -> Bool {
    taken.contains(option)
  }

  /// Takes the value of an option as it stands.
  mutating func value(of option: String, takes: String) throws(UsageError) -> String {
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option: option, takes: takes)
    }
    rest.removeFirst()
    return value
  }

  /// Takes the value of an option that is one of some names.
  mutating func name(of option: String, among names: [String]) throws(UsageError) -> String {
    let takes = "one of \(names.joined(separator: ", "))"
    let value = try value(of: option, takes: takes)
    guard names.contains(value) else {
      throw .badValue(value, option: option, takes: takes)
    }
    return value
  }

  /// Takes the value of an option that is a whole number.
  mutating func number<Number: FixedWidthInteger & LosslessStringConvertible>(
    of option: String, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number {
    let takes = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let value = try value(of: option, takes: takes)
    guard let number = Number(value), range.contains(number) else {
      throw .badValue(value, option: option, takes: takes)
    }
    return number
  }
}
