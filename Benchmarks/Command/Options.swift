import Catalogue

/// What the command line asks to be measured.
struct Options {
  /// The architectures to measure beside the references; all where there are none.
  var architectures: [String] = []

  /// The operations and ablations to measure, by id; all where there are none.
  var operations: [String] = []

  /// The lengths of the lists, in employees; those of each operation where there are none.
  var sizes: [Int] = []

  /// The most rounds that are measured.
  var rounds = 15

  /// The time after which no further round of a list begins, in seconds.
  var timeLimit = 15.0

  /// The time that the runs of one round take together at least, in seconds.
  var batchTime = 0.005

  /// What decides the employees, the random orders and the resampling.
  var seed: UInt64 = 1

  /// Whether the run is only to show that everything works.
  var isSmoke = false
}

// MARK: -

extension Options {
  /// Checks whether an entry is to be measured; the references always are.
  func includes(_ entry: Entry) -> Bool {
    architectures.isEmpty || architectures.contains(entry.name)
      || !Architecture.allCases.map(\.name).contains(entry.name)
      || entry.name == Entry.baselineName
  }

  /// Checks whether an operation or ablation is to be measured.
  func includes(id: String) -> Bool {
    operations.isEmpty || operations.contains(id)
  }

  /// The operations that are to be measured on a list.
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
