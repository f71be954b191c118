/// A command line that asks for something there is not.
nonisolated enum UsageError: Error {
  case unknownOption(String)
  case missingValue(option: String, takes: String)
  case badValue(String, option: String, takes: String)
  case repeated(String)
  case conflict(String, String)
  case sameFile(String, String)
  case fileCount(Int, of: String, takes: String)
  case unwritable(String, option: String, reason: String)
  case unreadable(String, reason: String)
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
    case .repeated(let option):
      "\(option) is given twice"
    case .conflict(let first, let second):
      "\(first) and \(second) cannot both be given"
    case .sameFile(let first, let second):
      "\(first) and \(second) name the same file"
    case .fileCount(let count, let command, let takes):
      "\(command) takes \(takes), not \(count)"
    case .unwritable(let path, let option, let reason):
      "\(option) takes a file that can be written, not “\(path)”: \(reason)"
    case .unreadable(let path, let reason):
      "“\(path)” \(reason)"
    }
  }
}
