import Architectures

/// What a command line asks of the program.
enum Invocation {
  case help
  case list
  case measure(Options)
  case compare(Comparison.Request)

  /// Reads the arguments after the name of the program.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    if arguments.first == "compare" {
      self = .compare(try Comparison.Request(arguments: arguments.dropFirst()))
      return
    }
    var options = Options()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--list":
        self = .list
        return
      default:
        try options.take(argument, from: &arguments)
      }
    }
    self = .measure(options)
  }
}

// MARK: -

extension Options {
  /// Takes one option with its value.
  fileprivate mutating func take(
    _ option: String, from arguments: inout ArraySlice<String>
  ) throws(UsageError) {
    switch option {
    case "--architecture":
      architectures.append(
        try Self.name(option, from: &arguments, among: Architecture.allCases.map(\.name)))
    case "--operation":
      operations.append(try Self.name(option, from: &arguments, among: Self.operationIDs))
    case "--employees":
      sizes.append(try Self.number(option, from: &arguments, in: 2...2_000_000))
    case "--rounds":
      rounds = try Self.number(option, from: &arguments, in: 3...1_000)
    case "--seed":
      seed = try Self.number(option, from: &arguments, in: 0...UInt64.max)
    case "--time":
      timeLimit = Double(try Self.number(option, from: &arguments, in: 1...86_400))
    case "--smoke":
      isSmoke = true
      rounds = 3
      batchTime = 0.000_5
    case "--format":
      let name = try Self.name(option, from: &arguments, among: Format.allCases.map(\.rawValue))
      format = Format(rawValue: name) ?? format
    case "--output":
      output = try Self.value(option, from: &arguments, takes: "a file to write")
    case "--chart":
      chart = try Self.value(option, from: &arguments, takes: "an SVG file to write")
    default:
      throw .unknownOption(option)
    }
  }

  /// The ids that can be measured.
  private static var operationIDs: [String] {
    Operation.all.map(\.id) + Ablation.all.map(\.id)
  }

  private static func value(
    _ option: String, from arguments: inout ArraySlice<String>, takes: String
  ) throws(UsageError) -> String {
    guard let value = arguments.popFirst(), !value.hasPrefix("--") else {
      throw .missingValue(option: option, takes: takes)
    }
    return value
  }

  private static func name(
    _ option: String, from arguments: inout ArraySlice<String>, among names: [String]
  ) throws(UsageError) -> String {
    let takes = "one of \(names.joined(separator: ", "))"
    let value = try value(option, from: &arguments, takes: takes)
    guard names.contains(value) else {
      throw .badValue(value, option: option, takes: takes)
    }
    return value
  }

  private static func number<Number: FixedWidthInteger & LosslessStringConvertible>(
    _ option: String, from arguments: inout ArraySlice<String>, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number {
    let takes = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let value = try value(option, from: &arguments, takes: takes)
    guard let number = Number(value), range.contains(number) else {
      throw .badValue(value, option: option, takes: takes)
    }
    return number
  }
}
