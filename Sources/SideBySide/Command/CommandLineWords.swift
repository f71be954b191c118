/// The command line parted into words and options, before anybody knows what the words name.
struct CommandLineWords {
  /// What stands for itself.
  private(set) var words: [String] = []

  /// The option that says what to do, `nil` where there is none.
  private(set) var request: String?

  /// The columns of a line, `nil` where the line does not say.
  private(set) var width: Int?

  /// The file to write, `nil` where there is none.
  private(set) var file: String?

  /// The fewest columns that show anything.
  static let minimumWidth = 20

  /// Parts the arguments, and checks that what is given goes together.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h":
        self = Self(help: argument)
        return
      case "--list", "--traces", "--write-documents":
        try ask(argument)
      case "--html":
        try ask(argument)
        file = try Self.value(of: argument, in: &arguments, takes: "a file to write")
      case "--width":
        guard width == nil else { throw .repeated(argument) }
        width = try Self.width(in: &arguments)
      case _ where argument.hasPrefix("-"):
        throw .unknownOption(argument)
      default:
        words.append(argument)
      }
    }
    guard let request, request != "--traces" else { return }
    if let word = words.first { throw .conflict(request, "“\(word)”") }
    if width != nil { throw .conflict(request, "--width") }
  }

  private init(help: String) {
    request = help
  }

  private mutating func ask(_ option: String) throws(UsageError) {
    if request == option { throw .repeated(option) }
    if let request { throw .conflict(request, option) }
    request = option
  }

  private static func width(in arguments: inout ArraySlice<String>) throws(UsageError) -> Int {
    let maximum = 10_000_000
    let takes = "a number from \(minimumWidth) to \(maximum)"
    let value = try value(of: "--width", in: &arguments, takes: takes)
    guard let number = Int(value), minimumWidth...maximum ~= number else {
      throw .badValue(value, option: "--width", takes: takes)
    }
    return number
  }

  private static func value(
    of option: String, in arguments: inout ArraySlice<String>, takes: String
  ) throws(UsageError) -> String {
    guard let value = arguments.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw .missingValue(option: option, takes: takes)
    }
    return value
  }
}
