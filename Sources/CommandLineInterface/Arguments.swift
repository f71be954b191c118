/// The arguments of a command line, read one after the other.
package struct Arguments {
  private var rest: ArraySlice<String>
  private var given: Set<String> = []

  /// The argument that was read last.
  private var current = ""

  /// The help text that follows the message about an unknown option.
  private let usage: String

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the program.
  ///   - usage: The help text that follows the message about an unknown option.
  package init(_ arguments: some Sequence<String>, usage: String) {
    rest = Array(arguments)[...]
    self.usage = usage
  }

  /// Returns the next argument, or `nil` at the end.
  ///
  /// - Parameter repeatable: The options that may be given more than once.
  /// - Throws: A usage error if an option is given twice.
  package mutating func next(repeatable: Set<String> = []) throws(UsageError) -> String? {
    guard let argument = rest.popFirst() else { return nil }
    current = argument
    if argument.hasPrefix("-"), !given.insert(argument).inserted, !repeatable.contains(argument) {
      throw .repeated(argument)
    }
    return argument
  }

  /// Whether an option has been read.
  package func hasRead(_ option: String) -> Bool {
    given.contains(option)
  }

  /// Checks that two options are not given together.
  package func exclude(_ first: String, _ second: String) throws(UsageError) {
    if hasRead(first), hasRead(second) { throw .conflict(first, second) }
  }

  /// The error for the current argument, if the program has no such option.
  package var unknownOption: UsageError {
    UsageError("unknown option \(current)\n\n\(usage)")
  }
}

// MARK: - Values

extension Arguments {
  /// Reads the value of the current option; a lone dash is a value.
  ///
  /// - Parameter takes: What the option takes, for the error if the value is missing.
  package mutating func value(_ takes: String) throws(UsageError) -> String {
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(current) takes \(takes)")
    }
    rest.removeFirst()
    return value
  }

  /// Reads the value of the current option as one of some names.
  package mutating func name(among names: [String]) throws(UsageError) -> String {
    let takes = "one of \(names.joined(separator: ", "))"
    let value = try value(takes)
    guard names.contains(value) else { throw badValue(value, takes: takes) }
    return value
  }

  /// Reads the value of the current option as a whole number.
  package mutating func number<Number: FixedWidthInteger & LosslessStringConvertible>(
    in range: ClosedRange<Number>
  ) throws(UsageError) -> Number {
    let takes = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let value = try value(takes)
    guard let number = Number(value), range.contains(number) else {
      throw badValue(value, takes: takes)
    }
    return number
  }

  private func badValue(_ value: String, takes: String) -> UsageError {
    UsageError("\(current) takes \(takes), not “\(value)”")
  }
}
