import Employees

/// What the modules write as for a phone, beside a faster form of the same.
///
/// No module has the faster form, because it would say nothing about the architecture.
extension Ablation {
  static let idioms = [mainActorDeinit, protocolValues]

  /// In a module whose code lives on the main actor, the `deinit` of every class asks for the actor.
  private static let mainActorDeinit = Ablation(
    id: "main-actor-deinit", article: "every module",
    title: "Make an object for every row, and free it",
    publishedWay: "our class on the main actor",
    ourWay: "a variant, a line longer: `nonisolated deinit {}`",
    expected: { $0.lines(\.text) }, published: { freeing(MainActorRow.init, $0) },
    ours: { freeing(FreeRow.init, $0) })

  private static let protocolValues = Ablation(
    id: "protocol-values", article: "every module that compares sections",
    title: "Compare the section of every employee with an equal one",
    publishedWay: "our objects of a protocol type, whose method casts the other one",
    ourWay: "a variant: an array of structures of one type",
    unit: "employee", unitCount: { $0.employees.count },
    expected: { $0.employees.map { "\($0.name)\n" }.joined() },
    published: {
      comparing($0, make: { ComparedModel($0) as any ComparedSection }) {
        $0.hasSameContent(as: $1)
      }
    },
    ours: { comparing($0, make: { $0 }, areSame: ==) })

  @MainActor
  private static func freeing<Row: TextRow>(
    _ make: @escaping @MainActor (String) -> Row, _ workload: Workload
  ) -> Mechanism {
    let texts = workload.rows.map(\.text)
    return Mechanism(
      run: { texts.reduce(0) { $0 &+ make($1).text.utf8.count } },
      show: { gate in for text in texts { gate.write(line: make(text).text) } })
  }

  /// Compares the sections of a list with those of equal employees that share no storage.
  @MainActor
  private static func comparing<Section>(
    _ workload: Workload, make: (Employee) -> Section,
    areSame: @escaping @MainActor (Section, Section) -> Bool
  ) -> Mechanism {
    let old = workload.employees.map(make)
    let new = Workload.arriving(workload.employees).map(make)
    return Mechanism(
      run: { zip(old, new).count { areSame($0, $1) } },
      show: { gate in
        for (index, employee) in workload.employees.enumerated()
        where areSame(old[index], new[index]) {
          gate.write(line: employee.name)
        }
      })
  }
}

// MARK: - Freeing

@MainActor
private protocol TextRow: AnyObject {
  var text: String { get }
}

@MainActor
private final class MainActorRow: TextRow {
  let text: String
  init(_ text: String) { self.text = text }
}

@MainActor
private final class FreeRow: TextRow {
  let text: String
  init(_ text: String) { self.text = text }
  nonisolated deinit {}
}

// MARK: - Comparing

private protocol ComparedSection: AnyObject {
  func hasSameContent(as other: any ComparedSection) -> Bool
}

private final class ComparedModel: ComparedSection {
  private let employee: Employee
  init(_ employee: Employee) { self.employee = employee }

  func hasSameContent(as other: any ComparedSection) -> Bool {
    employee == (other as? ComparedModel)?.employee
  }
}
