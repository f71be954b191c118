/// All that one run found out; the JSON document has the same names.
nonisolated struct Report: Codable {
  /// The version of the document; it grows when a key changes its meaning or goes away.
  var version = currentVersion

  /// The version that is written and read.
  static let currentVersion = 2

  /// The way in which the program was built: `release`, or `debug`, whose times mean nothing.
  var configuration: String

  /// The version of Swift.
  var toolchain: String

  var machine: Machine

  /// What decided the employees and every random order.
  var seed: UInt64

  /// The rounds that were asked for; each result says how many there were.
  var rounds: Int

  /// Whether the run came to its end.
  var isComplete: Bool

  var control: Control

  /// What each entry took for each operation on each list.
  var results: [Result]

  /// What each entry took for the operations of a category together.
  var summary: [Summary]

  /// What does not depend on the machine.
  var footprints: [Footprint]

  /// The mechanisms of the articles beside ours.
  var asPublished: [Ablation]

  /// Whether every output was right.
  var isVerified: Bool {
    results.allSatisfy(\.verified) && asPublished.allSatisfy(\.verified)
  }
}

// MARK: -

extension Report {
  /// The machine on which times were taken.
  nonisolated struct Machine: Codable {
    var processor: String
    var processorCount: Int

    /// The memory, in bytes.
    var memory: UInt64

    var system: String

    /// The programs that were ready to run on average in the minute before; `nil` where unknown.
    var load: Double?
  }

  /// How far the baseline differs from itself.
  nonisolated struct Control: Codable {
    /// Whether the machine was too restless for the figures to be relied on.
    var isNoisy: Bool

    /// The categories and lists of which the baseline's second entry surely differs from the first.
    var excluded: [String]
  }

  /// The median of times with their quartiles.
  nonisolated struct Spread: Codable, Equatable {
    var median: Double
    var lower: Double
    var upper: Double
  }

  /// How many times as long as the baseline something takes, with the interval of 95 %.
  nonisolated struct Factor: Codable, Equatable {
    var estimate: Double
    var lower: Double
    var upper: Double
  }

  /// The figures of one entry for one operation on one list.
  nonisolated struct Result: Codable {
    var architecture: String
    var operation: String
    var employees: Int
    var rows: Int

    /// The rounds that were measured.
    var rounds: Int

    /// Whether all that was shown is right; without that there are no times.
    var verified: Bool

    /// The way in which it is not.
    var difference: String?

    /// What a time is of.
    var unit: String

    /// The time for each unit.
    var nanoseconds: Spread?

    /// The same, for operations whose unit is a row.
    var nanosecondsPerRow: Spread?

    /// The time against that of the baseline in the same rounds.
    var factor: Factor?
  }

  /// The figures of one entry for a category of operations on one list.
  nonisolated struct Summary: Codable {
    var architecture: String
    var category: Operation.Category
    var employees: Int

    /// Whether the entry has every operation of the category; without that there is no mean.
    var isComplete: Bool

    /// The geometric mean of the factors, in which each operation weighs the same.
    var factor: Factor?

    /// The group of entries between which the measurement cannot tell, from 1, the fastest.
    var tier: Int?
  }

  /// What an architecture takes, whatever the machine.
  nonisolated struct Footprint: Codable {
    var architecture: String

    /// The length of the list on which it was counted.
    var employees: Int

    /// The objects that are allocated for a row on a reused cell; `nil` where they cannot be counted.
    var allocationsPerRow: Double?

    /// The cells that were made while the whole list was scrolled through a window of 40 lines.
    var cellsCreated: Int

    /// The bytes that the screen keeps for an employee beyond the employees, after loading.
    var retainedBytesPerEmployee: Double?

    /// The same after every row was drawn once.
    var pagedBytesPerEmployee: Double?

    /// The lines of the module that are neither blank nor comments; `nil` where it is not at hand.
    var codeLines: Int?
    var files: Int?
    var types: Int?
    var protocols: Int?
  }

  /// One mechanism as an article has it, beside ours.
  nonisolated struct Ablation: Codable {
    var id: String

    /// The article, in a few words.
    var article: String

    /// What is done, in a sentence.
    var title: String

    /// What is done there.
    var publishedWay: String

    /// What is done here.
    var ourWay: String

    /// What a time is of.
    var unit: String

    /// Whether both come to the same.
    var verified: Bool

    var published: Spread?
    var ours: Spread?

    /// How many times as long as ours the published mechanism takes.
    var factor: Factor?

    /// The objects that are allocated for a unit; `nil` where that was not counted.
    var publishedAllocationsPerUnit: Double?
    var oursAllocationsPerUnit: Double?

    /// The bytes that are kept for an employee; `nil` where the two do not differ in that.
    var publishedBytesPerEmployee: Double?
    var oursBytesPerEmployee: Double?
  }
}
