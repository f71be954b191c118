/// What the command line asks for.
struct Options {
  /// The form in which figures are printed.
  enum Format: String, CaseIterable {
    case table
    case json
  }

  var format = Format.table

  /// The lengths of the lists, in employees.
  var sizes = Configuration.isRelease ? [1_000, 10_000, 100_000] : [1_000]

  /// The number of measured rounds.
  var rounds = 15

  /// The time that a measured block takes at least, in seconds.
  var batchTime = 0.005

  /// What decides the employees, the random orders and the resampling.
  let seed: UInt64 = 1

  /// Reads the arguments after the name of the program; `nil` where they ask for help.
  init?(arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h":
        return nil
      case "--smoke":
        sizes = [100]
        rounds = 3
        batchTime = 0.0005
      case "--format":
        guard let format = arguments.popFirst().flatMap(Format.init) else {
          throw UsageError(option: argument, takes: "table or json")
        }
        self.format = format
      default:
        throw UsageError(unknownOption: argument)
      }
    }
  }

  nonisolated static let usage = """
    Usage: Benchmarks [options]

    Times how each architecture fills and draws the employee list.

      --smoke         a short list and few rounds, to see that all of it works
      --format NAME   table or json (table)
      --help          this page
    """
}

// MARK: -

/// A command line that asks for something there is not.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(option: String, takes: String) {
    description = "\(option) takes \(takes)"
  }

  init(unknownOption option: String) {
    description = "unknown option \(option)\n\n\(Options.usage)"
  }
}
