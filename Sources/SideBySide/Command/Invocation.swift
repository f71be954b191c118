import Catalogue
import SourceAnalysis

/// What the command line asks for.
enum Invocation {
  case help
  case list
  case concern(Concern, Choice)
  case traces(TraceEvent?, Choice)
  case page(file: String)
  case documents

  /// What is to be shown, and in how many columns of the terminal.
  struct Choice {
    /// The architectures in the order in which they were named.
    var architectures = Architecture.allCases

    /// The columns of a line; `nil` where the terminal decides.
    var width: Int?
  }

  /// Reads the arguments after the name of the program.
  init(arguments: some Sequence<String>) throws(UsageError) {
    let line = try CommandLineWords(arguments)
    switch line.request {
    case nil where line.words.isEmpty && line.width == nil, "--help", "-h":
      self = .help
    case "--list":
      self = .list
    case "--html":
      self = .page(file: line.file ?? "")
    case "--write-documents":
      self = .documents
    case "--traces":
      self = try Self.traces(of: line)
    default:
      guard let word = line.words.first else { throw .missingConcern }
      guard let concern = Concern(commandLineName: word) else { throw .unknownConcern(word) }
      self = .concern(concern, try Self.choice(line.words.dropFirst(), of: line))
    }
  }

  private static func traces(of line: CommandLineWords) throws(UsageError) -> Invocation {
    guard let word = line.words.first, Architecture(commandLineName: word) == nil else {
      return .traces(nil, try choice(line.words[...], of: line))
    }
    guard let event = TraceEvent(commandLineName: word) else { throw .unknownEvent(word) }
    return .traces(event, try choice(line.words.dropFirst(), of: line))
  }

  private static func choice(
    _ words: ArraySlice<String>, of line: CommandLineWords
  ) throws(UsageError) -> Choice {
    var choice = Choice(width: line.width)
    guard !words.isEmpty else { return choice }
    choice.architectures = []
    for word in words {
      guard let architecture = Architecture(commandLineName: word) else {
        throw .unknownArchitecture(word)
      }
      guard !choice.architectures.contains(where: { $0.name == architecture.name }) else {
        throw .repeated(word)
      }
      choice.architectures.append(architecture)
    }
    return choice
  }
}
