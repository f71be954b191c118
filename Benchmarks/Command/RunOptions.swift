import Catalogue
import CommandLineInterface
import Figures

/// What the command line asks to measure.
struct RunOptions: Equatable {
  /// The architectures to measure beside the references; empty for all.
  var architectures: [String] = []

  /// The ids of the operations and ablations to measure; empty for those of the default run.
  var operations: [String] = []

  /// Whether to measure every operation and ablation instead of those of the default run.
  var measuresAll = false

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

  /// Whether the program is fast enough for long lists.
  var isRelease = Configuration.isRelease
}

// MARK: - Reading

extension RunOptions {
  /// The options that may be given more than once.
  static let repeatable: Set = ["--architecture", "--operation", "--employees"]

  /// Reads an option with its value; false if it is none of these.
  mutating func read(
    _ option: String, from arguments: inout Arguments
  ) throws(UsageError) -> Bool {
    switch option {
    case "--architecture": architectures.append(try arguments.name(among: Architecture.names))
    case "--operation":
      let ids = TimedOperation.all.map(\.id) + Ablation.all.map(\.id)
      operations.append(try arguments.name(among: ids))
    case "--employees": sizes.append(try arguments.number(in: 2...2_000_000))
    case "--rounds": rounds = try arguments.number(in: 3...1_000)
    case "--seed": seed = try arguments.number(in: 0...UInt64.max)
    case "--time": timeLimit = Double(try arguments.number(in: 1...86_400))
    case "--all": measuresAll = true
    case "--smoke":
      isSmoke = true
      measuresAll = true
      batchTime = 0.000_5
      if !arguments.hasRead("--rounds") { rounds = 3 }
    default: return false
    }
    return true
  }
}

// MARK: - Default run

extension RunOptions {
  /// Whether to measure the few operations of the default run.
  var isDefault: Bool { operations.isEmpty && !measuresAll }

  /// The line after a default run that names the options for more; empty after another run.
  var hint: String {
    guard isDefault else { return "" }
    let ids = TimedOperation.all.map(\.id) + Ablation.all.map(\.id)
    return "This run measured \(ids.count(where: includes)) of \(ids.count) operations and "
      + "ablations. More: --all, or --operation with a name from --list.\n"
  }
}

// MARK: - Choosing

extension RunOptions {
  /// Checks whether to measure an entry; the references always are.
  func includes(_ entry: Entry) -> Bool {
    architectures.isEmpty && !entry.isDraft || architectures.contains(entry.name)
      || !Architecture.names.contains(entry.name)
      || entry.name == BenchmarkReport.baseline
  }

  /// Checks whether to measure an operation or ablation.
  func includes(id: String) -> Bool {
    if isDefault { return TimedOperation.all.contains { $0.id == id && $0.isInDefaultRun } }
    return operations.isEmpty || operations.contains(id)
  }

  /// Returns the operations to measure on a list.
  func operations(forListOf count: Int) -> [TimedOperation] {
    TimedOperation.all.filter { includes(id: $0.id) && sizes(of: $0).contains(count) }
  }

  /// Returns the operations that a complete run measures on a list.
  func allOperations(forListOf count: Int) -> [TimedOperation] {
    var options = self
    options.operations = []
    options.measuresAll = true
    return options.operations(forListOf: count)
  }

  /// The lengths of the lists to measure, from short to long.
  var listSizes: [Int] {
    if let commonSizes { return commonSizes }
    let sizes = Set(TimedOperation.all.filter { includes(id: $0.id) }.flatMap(sizes(of:))).sorted()
    // Ablations alone have no sizes of their own.
    return sizes.isEmpty ? [TimedOperation.defaultSize] : sizes
  }

  private func sizes(of operation: TimedOperation) -> [Int] {
    commonSizes ?? (isDefault ? [TimedOperation.defaultSize] : operation.sizes)
  }

  /// The lengths on which every operation is measured; `nil` if each has its own.
  private var commonSizes: [Int]? {
    if !sizes.isEmpty { return Set(sizes).sorted() }
    if isSmoke { return [100] }
    return isRelease ? nil : [1_000]
  }
}
