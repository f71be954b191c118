/// A command line that asks for something there is not.
nonisolated enum UsageError: Error {
  case unknownOption(String)
  case missingValue(option: String, takes: String)
  case badValue(String, option: String, takes: String)
  case fileCount(Int)
}

// MARK: -

nonisolated extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option):
      "unknown option \(option)\n\n\(Invocation.usage)"
    case .missingValue(let option, let takes):
      "\(option) takes \(takes)"
    case .badValue(let value, let option, let takes):
      "\(option) takes \(takes), not “\(value)”"
    case .fileCount(let count):
      "compare takes two JSON files, not \(count)"
    }
  }
}
