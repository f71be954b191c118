/// A request to say what changed from one run to another.
struct CompareRequest: Equatable {
  /// The JSON file with the figures of the earlier run.
  var before = ""

  /// The JSON file with the figures of the later run.
  var after = ""

  /// Tells whether a regression is a failure.
  var failsOnRegression = false
}

// MARK: -

extension CompareRequest {
  /// Reads what comes after `compare`; `nil` where help is asked for.
  init?(arguments: inout Arguments) throws(UsageError) {
    self.init()
    var files: [String] = []
    while let argument = arguments.next() {
      switch argument {
      case "--help", "-h":
        return nil
      case "--fail-on-regression":
        failsOnRegression = true
      case _ where argument.hasPrefix("-"):
        throw .unknownOption(argument)
      default:
        files.append(argument)
      }
    }
    guard files.count == 2 else {
      throw .fileCount(files.count, of: "compare", takes: "two JSON files")
    }
    (before, after) = (files[0], files[1])
  }
}
