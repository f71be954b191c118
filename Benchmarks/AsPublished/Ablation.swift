import Employees

/// A mechanism of an article beside ours, as data.
///
/// The article's side is written anew after the article's idea, with nothing that slows it down.
struct Ablation {
  /// The name in figures, which does not change from release to release.
  let id: String
  let article: String

  /// What is timed, in a sentence.
  let title: String
  let publishedWay: String
  let ourWay: String

  /// The unit of a time.
  var unit = "row"

  /// The number of units in one run on a list.
  var unitCount: @Sendable (Workload) -> Int = Operation.rowCount

  /// The output that both sides must show.
  let expected: @Sendable (Workload) -> String

  /// Prepares a side for a list.
  let published, ours: @MainActor (Workload) -> Mechanism

  /// The article's side, then ours.
  var sides: [@MainActor (Workload) -> Mechanism] { [published, ours] }

  /// All ablations, in the order of the articles.
  static let all =
    [
      reloadAll, printedIdentifier, compositionCast, printedKey, typeList, configurableCast,
      specializedCast, modelCast,
    ] + rowModels
}

// MARK: - Measuring

@MainActor
extension Ablation {
  /// Measures both sides in turns on one list, as two entries of one operation.
  func measure(
    on workload: Workload, options: Options, generator: inout SeededGenerator
  ) async -> Measurement {
    var session = Session(
      entries: ["published", "ours"].map { Entry(name: $0) { _ in DirectSubject(employees: []) } },
      operations: [
        Operation(
          id: id, category: .action, title: title, unit: unit, unitCount: unitCount,
          expected: expected,
          setUp: { entry, _, list in (entry.name == "ours" ? ours : published)(list).trial })
      ],
      workload: workload, options: options)
    await session.run(generator: &generator) { _, _ in }
    return session.parts[0].measurement
  }

  /// Counts what both sides allocate and keep on one list.
  func footprints(
    on workload: Workload
  ) -> (published: MechanismFootprint, ours: MechanismFootprint) {
    let footprints = sides.map {
      MechanismFootprint(
        of: $0(workload), unitCount: unitCount(workload), employeeCount: workload.employees.count)
    }
    return (footprints[0], footprints[1])
  }
}
