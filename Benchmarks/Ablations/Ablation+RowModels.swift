import Employees

/// Article 4: the row models of every employee, made when the list arrives.
///
/// The article's side is always a `WeakSection`. On either side most of the time goes into allocating
/// models and retaining texts, so that no factor is as large as for a lookup.
extension Ablation {
  static let rowModels = [
    Ablation(
      .making, UnownedSection.init, id: "weak-actions",
      title: "Make the section models of all employees, with a closure in each button",
      publishedWay: "each closure holds its section weakly, which takes a box for each",
      ourWay: "a variant: each closure holds its section unowned"),
    Ablation(
      .making, UpFrontSection.init, id: "row-models",
      title: "Make the section models of all employees",
      publishedWay: "a stored title, a stored height and a closure in each button",
      ourWay: "a variant: each button has its kind and its section"),
    Ablation(
      .reading, UpFrontSection.init, id: "row-models-scroll",
      title: "Request the model of every row, when all exist",
      publishedWay: "an array of values of any type that conforms to the protocol",
      ourWay: "a variant: an array of objects of a base class"),
    Ablation(
      .making, OnDemandSection.init, id: "rows-on-demand-load",
      title: "Make the section models of all employees, with or without their rows",
      publishedWay: "all rows are made with their section",
      ourWay: "a variant: no rows, which are made at each request"),
    Ablation(
      .reading, OnDemandSection.init, id: "rows-on-demand-scroll",
      title: "Request the model of every row, from first to last",
      publishedWay: "the rows exist",
      ourWay: "a variant: each row is made at the request, and freed at the next one"),
  ]

  /// What is timed: making all sections, or reading every row of sections that are there.
  private enum Work { case making, reading }

  /// Compares the article's section with another one.
  private init<Section: RowSection>(
    _ work: Work, _ make: @escaping @Sendable (Employee) -> Section, id: String, title: String,
    publishedWay: String, ourWay: String
  ) {
    self.init(
      id: id, article: "article 4: VIPER", title: title, publishedWay: publishedWay, ourWay: ourWay,
      unit: work == .making ? "employee" : "row",
      unitCount: { work == .making ? $0.employees.count : Operation.rowCount(of: $0) },
      expected: { $0.lines { $0.text + $0.result } },
      published: { Self.mechanism(work, on: $0, WeakSection.init) },
      ours: { Self.mechanism(work, on: $0, make) })
  }

  @MainActor
  private static func mechanism<Section: RowSection>(
    _ work: Work, on workload: Workload, _ make: @escaping (Employee) -> Section
  ) -> Mechanism {
    let log = TapLog()
    var sections = work == .reading ? makeSections(of: workload, log, make) : []
    switch work {
    case .making:
      // Freeing the sections is not timed.
      return Mechanism(
        run: {
          sections = makeSections(of: workload, log, make)
          return sections.count
        }, show: { log.show(makeSections(of: workload, log, make), in: &$0) },
        restore: { sections = [] },
        retained: { makeSections(of: workload, log, make) })
    case .reading:
      return Mechanism(
        run: { [sections] in
          var byteCount = 0
          for section in sections {
            for index in 0..<section.rowCount {
              byteCount &+= section.cellIdentifier(ofRow: index).utf8.count
            }
          }
          return byteCount
        }, show: { [sections] in log.show(sections, in: &$0) })
    }
  }

  private static func makeSections<Section: RowSection>(
    of workload: Workload, _ log: TapLog, _ make: (Employee) -> Section
  ) -> [Section] {
    workload.employees.map { employee in
      let section = make(employee)
      section.delegate = log
      return section
    }
  }
}

// MARK: -

/// A delegate that records the last tap.
private final class TapLog: ButtonDelegate {
  private var last = ""

  func tapped(_ button: RowButton) {
    switch button {
    case .call(let phone): last = ": call \(phone)"
    case .write(let email): last = ": write to \(email)"
    }
  }

  /// Shows the text of every row and the result of a tap on it.
  @MainActor func show(_ sections: [RowSection], in gate: inout Gate) {
    for section in sections {
      for row in (0..<section.rowCount).map(section.row) {
        last = ""
        row.tapped()
        gate.write(line: row.text + last)
      }
    }
  }
}
