import Catalogue

/// A command line that asks for something there is not.
nonisolated enum UsageError: Error {
  case unknownOption(String)
  case unknownArchitecture(String)
  case secondArchitecture(String)
  case repeated(String)
  case missingValue(option: String, takes: String)
  case badValue(String, option: String, takes: String)
  case conflict(String, String)
}

// MARK: -

nonisolated extension UsageError: CustomStringConvertible {
  var description: String {
    let names = Architecture.allCases.map(\.name).joined(separator: ", ")
    return switch self {
    case .unknownOption(let option):
      "unknown option \(option)\n\n\(Invocation.usage)"
    case .unknownArchitecture(let name):
      "unknown architecture “\(name)”; there are \(names)"
    case .secondArchitecture(let name):
      "one architecture at a time: “\(name)” is the second"
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
}
