import Catalogue
import CommandLineInterface
import SourceAnalysis

/// What the command line asks for.
enum Invocation {
  case help
  case list
  case concern(Concern, Choice)
  case traces(TraceEvent?, Choice)
  case page(OutputFile)
  case documents
  case draft(String)

  /// The architectures to show, and the width of the output.
  struct Choice {
    /// The architectures in the order in which they were named.
    var architectures = Architecture.allCases

    /// The columns of a line, or `nil` for those of the terminal.
    var width: Int?
  }

  /// Reads the arguments after the name of the program.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Arguments(arguments, usage: Self.usage)
    var words: [String] = []
    var request: String?
    var value = ""
    var width: Int?
    while let argument = try arguments.next() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--list", "--traces", "--write-documents", "--html", "--new":
        if let request { throw .conflict(request, argument) }
        request = argument
        if argument == "--html" { value = try arguments.value("a file to write") }
        if argument == "--new" { value = try arguments.value("the name of a module") }
      case "--width":
        width = try arguments.number(in: TerminalWidth.limits)
      case _ where argument.hasPrefix("-"):
        throw arguments.unknownOption
      default:
        words.append(argument)
      }
    }
    switch request {
    case nil where words.isEmpty && width == nil:
      self = .help
    case nil:
      guard let word = words.first else {
        throw UsageError("no concern is given; there are \(Self.list(Self.concerns))")
      }
      guard let concern = Self.concern(named: word) else {
        throw .unknown("concern", word, among: Self.concerns)
      }
      self = .concern(concern, try Self.choice(words.dropFirst(), width: width))
    case "--traces"?:
      self = try Self.traces(of: words, width: width)
    case let request?:
      if let word = words.first { throw .conflict(request, "“\(word)”") }
      if width != nil { throw .conflict(request, "--width") }
      self =
        switch request {
        case "--html": .page(OutputFile(path: value, option: request))
        case "--new": .draft(value)
        case "--list": .list
        default: .documents
        }
    }
  }

  private static func traces(of words: [String], width: Int?) throws(UsageError) -> Invocation {
    guard let word = words.first, Architecture(named: word) == nil else {
      return .traces(nil, try choice(words[...], width: width))
    }
    guard let event = TraceEvent(rawValue: hyphenated(word)) else {
      throw .unknown("event", word, among: events)
    }
    return .traces(event, try choice(words.dropFirst(), width: width))
  }

  private static func choice(_ words: ArraySlice<String>, width: Int?) throws(UsageError) -> Choice
  {
    var choice = Choice(width: width)
    guard !words.isEmpty else { return choice }
    choice.architectures = []
    for word in words {
      guard let architecture = Architecture(named: word) else {
        throw .unknown("architecture", word, among: Architecture.names)
      }
      if choice.architectures.contains(where: { $0.name == architecture.name }) {
        throw .repeated(word)
      }
      choice.architectures.append(architecture)
    }
    return choice
  }
}

// MARK: - Names

extension Invocation {
  private static let concerns = Concern.allCases.map(\.commandLineName)

  private static let events = TraceEvent.allCases.map(\.rawValue)

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

    Shows the code of one concern in several architectures, in columns side by side.

    \(names)
      --width N           columns of a line (those of the terminal)
      --traces            the recorded calls of one event, or of all
      --html FILE         write everything as one page for a browser
      --write-documents   write the generated parts and pictures of the documents again
      --new NAME          write an empty architecture, a draft, with its tests
      --list              the names of concerns, architectures and events
      --help              this page

    """
  }
}

extension Concern {
  /// The words of the mark as one word.
  var commandLineName: String { hyphenated(rawValue) }
}

private func hyphenated(_ name: String) -> String {
  name.lowercased().replacing(" ", with: "-")
}
