import Catalogue
import CommandLineInterface
import Comparison
import PackageFiles

/// What the command line asks for.
enum SideBySideInvocation {
  case help
  case list
  case concern(Concern, [Architecture])
  case test([Architecture])
  case traces(CallEvent?, [Architecture])
  case page(OutputFile)
  case documents

  /// Reads the arguments after the name of the program.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Arguments(arguments, usage: Self.usage)
    var words: [String] = []
    var request: String?
    var value = ""
    while let argument = try arguments.next() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--list", "--traces", "--html", "--documents":
        if let request { throw .conflict(request, argument) }
        request = argument
        if argument == "--html" { value = try arguments.value("a file to write") }
      case _ where argument.hasPrefix("-"):
        throw arguments.unknownOption
      default:
        words.append(argument)
      }
    }
    switch request {
    case nil:
      guard let word = words.first else {
        self = .help
        return
      }
      if word.lowercased() == Self.test {
        self = .test(try Self.architectures(words.dropFirst()))
        return
      }
      guard let concern = Self.concern(named: word) else {
        throw .unknown("concern", word, among: Self.concerns + [Self.test])
      }
      self = .concern(concern, try Self.architectures(words.dropFirst()))
    case "--traces"?:
      self = try Self.traces(of: words)
    case let request?:
      if let word = words.first { throw .conflict(request, "“\(word)”") }
      self =
        switch request {
        case "--html": .page(OutputFile(path: value, option: request))
        case "--documents": .documents
        default: .list
        }
    }
  }

  private static func traces(of words: [String]) throws(UsageError) -> SideBySideInvocation {
    guard let word = words.first, Architecture(named: word) == nil else {
      return .traces(nil, try architectures(words[...]))
    }
    guard let event = CallEvent(rawValue: hyphenated(word)) else {
      throw .unknown("event", word, among: events)
    }
    return .traces(event, try architectures(words.dropFirst()))
  }

  /// The architectures in the order in which they are named; all if none is.
  private static func architectures(
    _ words: ArraySlice<String>
  ) throws(UsageError) -> [Architecture] {
    var architectures: [Architecture] = []
    for word in words {
      guard let architecture = Architecture(named: word) else {
        throw .unknown("architecture", word, among: Architecture.names)
      }
      if architectures.contains(where: { $0.name == architecture.name }) { throw .repeated(word) }
      architectures.append(architecture)
    }
    return architectures.isEmpty ? Architecture.allCases : architectures
  }
}

// MARK: - Names

extension SideBySideInvocation {
  private static let concerns = Concern.allCases.map(\.commandLineName)

  /// The word for the example test, in place of a concern.
  private static let test = "test"

  private static let events = CallEvent.allCases.map(\.rawValue)

  /// Finds a concern by its name, in any case of letters, with blanks or hyphens.
  private static func concern(named name: String) -> Concern? {
    Concern.allCases.first { $0.commandLineName == hyphenated(name) }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// All names that the command line takes.
  static var names: String {
    """
    Concerns:
      \(list(concerns))
    Instead of a concern:
      \(test), the test that every architecture has
    Architectures:
      \(list(Architecture.allCases.map(\.title)))
    Events:
      \(list(events))

    """
  }

  /// The page of help.
  static var usage: String {
    """
    Usage: SideBySide [concern] [architecture architecture…] [options]

    Shows the code of one concern in several architectures, in columns side by side. A line is as
    wide as the terminal, or has the columns of the variable COLUMNS.

    \(names)
      --traces            the recorded calls of one event, or of all
      --html FILE         write everything as one page for a browser
      --documents         write the generated parts of this package's documents, and their pictures
      --list              the names of concerns, architectures and events
      --help              this page

    """
  }
}

private func hyphenated(_ name: String) -> String {
  name.lowercased().replacing(" ", with: "-")
}
