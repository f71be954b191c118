import Catalogue
import SourceAnalysis

/// A command line that asks for something there is not.
nonisolated enum UsageError: Error {
  case unknownOption(String)
  case missingConcern
  case unknownConcern(String)
  case unknownArchitecture(String)
  case unknownEvent(String)
  case repeated(String)
  case missingValue(option: String, takes: String)
  case badValue(String, option: String, takes: String)
  case conflict(String, String)
}

// MARK: -

nonisolated extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option):
      "unknown option \(option)\n\n\(Invocation.usage)"
    case .missingConcern:
      "no concern is given; there are \(Self.concerns)"
    case .unknownConcern(let name):
      "unknown concern “\(name)”; there are \(Self.concerns)"
    case .unknownArchitecture(let name):
      "unknown architecture “\(name)”; there are \(Self.architectures)"
    case .unknownEvent(let name):
      "unknown event “\(name)”; there are \(Self.events)"
    case .repeated(let argument):
      "\(argument) is given twice"
    case .missingValue(let option, let takes):
      "\(option) takes \(takes)"
    case .badValue(let value, let option, let takes):
      "\(option) takes \(takes), not “\(value)”"
    case .conflict(let one, let other):
      "\(one) and \(other) cannot both be given"
    }
  }

  private static var concerns: String {
    Concern.allCases.map(\.commandLineName).joined(separator: ", ")
  }

  private static var architectures: String {
    Architecture.allCases.map(\.name).joined(separator: ", ")
  }

  private static var events: String {
    TraceEvent.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
