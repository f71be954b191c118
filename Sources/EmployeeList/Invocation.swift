import Catalogue
import ListRendering

/// What the command line asks for.
enum Invocation {
  case help
  case show(Options)

  /// Reads the arguments after the name of the program.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var options = Options()
    var isNamed = false
    var arguments = Array(arguments)[...]
    var given: Set<String> = []
    while let argument = arguments.popFirst() {
      guard given.insert(argument).inserted else { throw .repeated(argument) }
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--employees":
        let takes = "a file, or - for standard input"
        options.source = .file(try Self.value(of: argument, in: &arguments, takes: takes))
      case "--count":
        options.source = .generated(
          count: try Self.number(of: argument, in: &arguments, atLeast: 0))
      case "--width":
        options.width = try Self.number(
          of: argument, in: &arguments, atLeast: ListRenderer.minimumWidth)
      case "--height":
        options.height = try Self.number(of: argument, in: &arguments, atLeast: 3)
      case "--interactive":
        options.isInteractive = true
      case _ where argument.hasPrefix("-"):
        throw .unknownOption(argument)
      default:
        guard !isNamed else { throw .secondArchitecture(argument) }
        options.architecture = try Self.architecture(named: argument)
        isNamed = true
      }
    }
    if given.isSuperset(of: ["--employees", "--count"]) {
      throw .conflict("--employees", "--count")
    }
    if options.isInteractive, options.source == .file("-") {
      throw .conflict("--employees -", "--interactive")
    }
    self = .show(options)
  }

  private static func value(
    of option: String, in arguments: inout ArraySlice<String>, takes: String
  ) throws(UsageError) -> String {
    guard let value = arguments.popFirst(), value == "-" || !value.hasPrefix("-") else {
      throw .missingValue(option: option, takes: takes)
    }
    return value
  }

  private static func number(
    of option: String, in arguments: inout ArraySlice<String>, atLeast minimum: Int
  ) throws(UsageError) -> Int {
    let maximum = 10_000_000
    let takes = "a number from \(minimum) to \(maximum)"
    let value = try value(of: option, in: &arguments, takes: takes)
    guard let number = Int(value), minimum...maximum ~= number else {
      throw .badValue(value, option: option, takes: takes)
    }
    return number
  }

  private static func architecture(named name: String) throws(UsageError) -> Architecture {
    let matches = Architecture.allCases.filter { $0.name.lowercased() == name.lowercased() }
    guard let architecture = matches.first else { throw .unknownArchitecture(name) }
    return architecture
  }
}

// MARK: -

extension Invocation {
  /// What there is to ask for.
  nonisolated static var usage: String {
    """
    Usage: EmployeeList [architecture] [options]

    Draws the employee list as one of the architectures builds it:
      \(Architecture.allCases.map(\.name).joined(separator: ", "))

      --employees FILE   employees from a JSON file, or - for standard input
      --count N          N made-up employees
      --width N          columns of a line (60)
      --height N         lines of the window; without it the whole list is drawn
      --interactive      read commands from standard input; “help” lists them
      --help             this page
    """
  }
}
