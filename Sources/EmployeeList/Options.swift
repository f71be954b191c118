import Catalogue
import CommandLineInterface
import Employees
import ListRendering

/// The screen that the command line asks for.
struct Options {
  var architecture = Architecture.allCases[0]
  var source = Source.bundled
  var width = 60

  /// The lines of the window, or `nil` to draw the whole list.
  var height: Int?
  var isInteractive = false

  /// Whether the valid records of a file are shown if others are faulty.
  var skipsFaulty = false

  /// The height of a window if the command line gives none.
  static let defaultHeight = 24

  /// The place that the employees come from.
  enum Source: Equatable {
    case bundled
    case file(String)
    case generated(count: Int)
  }
}

// MARK: - Loading

extension Options {
  /// Creates the service that the command line asks for.
  ///
  /// - Parameters:
  ///   - progress: Receives the decoded share of a long file, 0 to 1.
  ///   - skipped: Receives a message about skipped records, or `nil`, after each load of a file.
  func service(
    progress: @escaping @Sendable (Double) -> Void, skipped: @escaping @MainActor (String?) -> Void
  ) -> any EmployeeService {
    switch source {
    case .bundled:
      return JSONEmployeeService.bundled
    case .file(let path):
      var reading = JSONReading()
      reading.progress = progress
      if skipsFaulty { reading.reportSkipped = skipped }
      return JSONEmployeeService.file(path, reading)
    case .generated(let count):
      return GeneratedEmployeeService(count: count)
    }
  }
}

// MARK: - Reading

extension Options {
  /// Reads the arguments after the name of the program; `nil` if they ask for help.
  init?(arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Arguments(arguments, usage: Self.usage)
    var name: String?
    while let argument = try arguments.next() {
      switch argument {
      case "--help", "-h":
        return nil
      case "--employees":
        source = .file(try arguments.value("a file, or - for standard input"))
      case "--count":
        source = .generated(count: try arguments.number(in: 0...10_000_000))
      case "--width":
        width = try arguments.number(
          in: ListRenderer.minimumWidth...TerminalWidth.limits.upperBound)
      case "--height":
        height = try arguments.number(in: 3...1_000)
      case "--interactive":
        isInteractive = true
      case "--skip-faulty":
        skipsFaulty = true
      case _ where argument.hasPrefix("-"):
        throw arguments.unknownOption
      default:
        guard name == nil else {
          throw UsageError("one architecture at a time: “\(argument)” is the second")
        }
        name = argument
      }
    }
    try arguments.exclude("--employees", "--count")
    if skipsFaulty, !arguments.hasRead("--employees") {
      throw UsageError("--skip-faulty needs --employees")
    }
    if isInteractive, source == .file("-") { throw .conflict("--employees -", "--interactive") }
    guard let name else { return }
    guard let architecture = Architecture(named: name) else {
      throw .unknown("architecture", name, among: Architecture.names)
    }
    self.architecture = architecture
  }

  /// The page of help.
  static var usage: String {
    """
    Usage: EmployeeList [architecture] [options]

    Draws the employee list as one of the architectures builds it:
      \(Architecture.names.joined(separator: ", "))

      --employees FILE   employees from a JSON file, or - for standard input
      --skip-faulty      show the other employees of a file with faulty records
      --count N          N generated employees
      --width N          columns of a line (60)
      --height N         lines of the window; without it the whole list is drawn
      --interactive      read commands from standard input; “help” lists them
      --help             this page

    """
  }
}
