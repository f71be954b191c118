import Catalogue
import CommandLineInterface

/// What the command line asks to measure.
struct Options {
  /// The architectures to measure beside the references; empty for all.
  var architectures: [String] = []

  /// The ids of the operations and ablations to measure; empty for all.
  var operations: [String] = []

  /// The lengths of the lists, in employees; empty for those of each operation.
  var sizes: [Int] = []

  /// The maximum number of rounds.
  var rounds = 15

  /// The time after which no further round of a list starts, in seconds.
  var timeLimit = 15.0

  /// The least time that the runs of one round take together, in seconds.
  var batchTime = 0.005

  /// The seed of the employees, the random orders and the resampling.
  var seed: UInt64 = 1

  /// Whether the run only checks that everything works.
  var isSmoke = false
}

// MARK: - Reading

extension Options {
  /// The options that may be given more than once.
  static let repeatable: Set = ["--architecture", "--operation", "--employees"]

  /// Reads an option with its value; false if it is none of these.
  mutating func read(
    _ option: String, from arguments: inout Arguments
  ) throws(UsageError) -> Bool {
    switch option {
    case "--architecture": architectures.append(try arguments.name(among: Architecture.names))
    case "--operation":
      let ids = Operation.all.map(\.id) + Ablation.all.map(\.id)
      operations.append(try arguments.name(among: ids))
    case "--employees": sizes.append(try arguments.number(in: 2...2_000_000))
    case "--rounds": rounds = try arguments.number(in: 3...1_000)
    case "--seed": seed = try arguments.number(in: 0...UInt64.max)
    case "--time": timeLimit = Double(try arguments.number(in: 1...86_400))
    case "--smoke":
      isSmoke = true
      batchTime = 0.000_5
      if !arguments.hasRead("--rounds") { rounds = 3 }
    default: return false
    }
    return true
  }
}

// MARK: - Choosing

extension Options {
  /// Checks whether to measure an entry; the references always are.
  func includes(_ entry: Entry) -> Bool {
    architectures.isEmpty || architectures.contains(entry.name)
      || !Architecture.names.contains(entry.name)
      || entry.name == Entry.baselineName
  }

  /// Checks whether to measure an operation or ablation.
  func includes(id: String) -> Bool {
    operations.isEmpty || operations.contains(id)
  }

  /// Returns the operations to measure on a list.
  func operations(forListOf count: Int) -> [Operation] {
    Operation.all.filter { operation in
      includes(id: operation.id) && (!sizes.isEmpty || isSmoke || operation.sizes.contains(count))
    }
  }

  /// The lengths of the lists to measure, from short to long.
  var listSizes: [Int] {
    if !sizes.isEmpty { return Set(sizes).sorted() }
    if isSmoke { return [100] }
    if !Configuration.isRelease { return [1_000] }
    let sizes = Set(Operation.all.filter { includes(id: $0.id) }.flatMap(\.sizes)).sorted()
    // Ablations alone have no sizes of their own.
    return sizes.isEmpty ? [10_000] : sizes
  }
}
