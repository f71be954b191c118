import Catalogue
import CommandLineInterface
import Employees
import Foundation
import ListRendering

/// The screen that the command line asks for.
struct ScreenOptions {
  var architecture = Architecture.allCases[0]
  var source = Source.bundled

  /// The columns of a line, or `nil` for the default.
  var width: Int?

  /// The lines of the window, or `nil` to draw the whole list, or all lines of a terminal.
  var height: Int?

  /// Whether each employee is a card of a grid.
  var isGrid = false

  /// Whether the valid records of a file are shown if others are faulty.
  var skipsFaulty = false

  /// Whether the service refuses changes from the start.
  var refusesChanges = false

  /// The columns and lines of a printed frame if the command line gives none.
  static let defaultSize = Size(width: 60, height: 24)

  /// The columns and lines of a printed frame.
  var size: Size {
    Size(width: width ?? Self.defaultSize.width, height: height ?? Self.defaultSize.height)
  }

  /// The place that the employees come from.
  enum Source: Equatable {
    case bundled
    case file(String)
    case generated(count: Int)
  }
}

// MARK: - Loading

extension ScreenOptions {
  /// Creates the service that the command line asks for.
  ///
  /// - Parameters:
  ///   - progress: Receives the decoded share of a long file, 0 to 1.
  ///   - skipped: Receives a message about skipped records, or `nil`, after each load of a file.
  ///   - faults: Receives all faults of a file, a line for each kind, after each load of it.
  func service(
    progress: @escaping @Sendable (Double) -> Void, skipped: @escaping @MainActor (String?) -> Void,
    faults: @escaping @MainActor ([String]) -> Void
  ) -> any EmployeeService {
    switch source {
    case .bundled:
      return JSONEmployeeService.bundled
    case .file(let path):
      var reading = JSONReading()
      reading.progress = progress
      reading.reportFaults = faults
      if skipsFaulty { reading.reportSkipped = skipped }
      return JSONEmployeeService.file(path, reading)
    case .generated(let count):
      return GeneratedEmployeeService(count: count)
    }
  }
}

// MARK: - Building

extension ScreenOptions {
  /// Builds the screen: the list or the grid.
  var makeScreen: Architecture.Assembly {
    if isGrid, let makeGrid = architecture.makeGrid { return makeGrid }
    return architecture.makeScreen
  }
}

// MARK: - Full screen

extension ScreenOptions {
  /// Returns whether the list fills the terminal, because nothing asks for a frame to print.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether both standard input and standard output are a terminal.
  ///   - term: The kind of terminal, from the variable `TERM`.
  func fillsTerminal(isTerminal: Bool, term: String?) -> Bool {
    let canMoveCursor = !["", "dumb"].contains(term ?? "")
    return isTerminal && canMoveCursor && height == nil && source != .file("-")
  }
}

// MARK: - Reading

extension ScreenOptions {
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
      case "--grid":
        isGrid = true
      case "--skip-faulty":
        skipsFaulty = true
      case "--refuse-changes":
        refusesChanges = true
      case _ where argument.hasPrefix("-") && argument != "-":
        throw arguments.unknownOption
      default:
        if let misplaced = Self.misplaced(argument) { throw misplaced }
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
    if let name {
      guard let architecture = Architecture(named: name) else {
        throw .unknown("architecture", name, among: Architecture.names)
      }
      self.architecture = architecture
    }
    if isGrid, architecture.makeGrid == nil {
      throw lacks("grid", which: Architecture.allWithGrid)
    }
  }

  /// Returns the error for a file or a number in the place of an architecture, which names the
  /// option for it.
  private static func misplaced(_ argument: String) -> UsageError? {
    if Int(argument) != nil {
      return UsageError(
        "“\(argument)” is no architecture; for generated employees, write --count \(argument)")
    }
    let isFile =
      argument == "-" || argument.contains("/") || argument.lowercased().hasSuffix(".json")
      || (Architecture(named: argument) == nil && FileManager.default.fileExists(atPath: argument))
    guard isFile else { return nil }
    return UsageError("“\(argument)” is no architecture; for a file, write --employees \(argument)")
  }

  /// Returns the error for a screen that only others have.
  private func lacks(_ screen: String, which others: [Architecture]) -> UsageError {
    let names = others.map(\.name).joined(separator: ", ")
    return UsageError("\(architecture.name) has no \(screen); these have one: \(names)")
  }

  /// The page of help.
  static var usage: String {
    """
    Usage: EmployeeList [architecture] [options]

    Draws the employee list as one of the architectures builds it:
      \(Architecture.allCases.map(\.title).joined(separator: ", "))

    On a terminal the list opens full screen, and “?” shows the keys. Into a pipe or a file, with
    --height, or if TERM is “dumb”, the list is printed.

      --employees FILE   employees from a JSON file, or - for standard input
      --skip-faulty      show the other employees of a file with faulty records
      --count N          N generated employees
      --grid             cards in columns (\(Architecture.allWithGrid.map(\.name).joined(separator: ", ")))
      --refuse-changes   refuse stars and deletions; full screen: “c” switches this on or off
      --width N          columns of a line (60; full screen: all columns)
      --height N         lines of the window to print; without it the whole list is printed
      --help             this page

    \(JSONEmployeeService.format)

    """
  }
}
