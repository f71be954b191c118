import Employees

/// Article 4: the row models of every employee, made when the list arrives.
///
/// The article's side is always a `WeakSection`. On either side most of the time goes into allocating
/// models and retaining texts, so that no factor is as large as for a lookup.
extension Ablation {
  static let rowModels = [
    making(
      ClosureModels.UnownedSection.init, id: "weak-actions",
      title: "Make the section models of all employees, with a closure in each button",
      publishedWay: "each closure holds its section weakly, which takes a box for each",
      ourWay: "each closure holds its section unowned"),
    making(
      SlimModels.UpFrontSection.init, id: "row-models",
      title: "Make the section models of all employees",
      publishedWay: "a stored title, a stored height and a closure in each button",
      ourWay: "a variant, 15 lines longer: each button says which it is and knows its section"),
    reading(
      SlimModels.UpFrontSection.init, id: "row-models-scroll",
      title: "Ask for the model of every row where all are there",
      publishedWay: "an array of values of any type that conforms to the protocol",
      ourWay: "a variant: an array of objects of a base class"),
    making(
      SlimModels.OnDemandSection.init, id: "rows-on-demand-load",
      title: "Make the section models of all employees, with or without their rows",
      publishedWay: "all rows are made with their section",
      ourWay: "no rows: each row is made when it is asked for"),
    reading(
      SlimModels.OnDemandSection.init, id: "rows-on-demand-scroll",
      title: "Ask for the model of every row, from first to last",
      publishedWay: "the rows are there",
      ourWay: "a variant: each row is made, and freed when the next one is asked for"),
  ]

  /// Compares the costs of making all sections.
  private static func making<Section: RowSection>(
    _ make: @escaping @Sendable (Employee) -> Section, id: String, title: String,
    publishedWay: String, ourWay: String
  ) -> Ablation {
    Ablation(
      id: id, article: "article 4: VIPER", title: title, publishedWay: publishedWay, ourWay: ourWay,
      unit: "employee", unitCount: { $0.employees.count },
      expected: { $0.lines { $0.text + $0.result } },
      published: { making($0, ClosureModels.WeakSection.init) }, ours: { making($0, make) })
  }

  /// Compares the costs of reading every row.
  private static func reading(
    _ make: @escaping @Sendable (Employee) -> SlimModels.Section, id: String, title: String,
    publishedWay: String, ourWay: String
  ) -> Ablation {
    Ablation(
      id: id, article: "article 4: VIPER", title: title, publishedWay: publishedWay, ourWay: ourWay,
      expected: { $0.lines { $0.text + $0.result } },
      published: { reading($0, ClosureModels.WeakSection.init) }, ours: { reading($0, make) })
  }
}

// MARK: -

@MainActor
extension Ablation {
  /// Makes all sections; freeing them is not timed.
  private static func making<Section: RowSection>(
    _ workload: Workload, _ make: @escaping (Employee) -> Section
  ) -> Mechanism {
    let log = TapLog()
    var kept: [Section] = []
    return Mechanism(
      run: {
        kept = makeSections(of: workload, log, make)
        return kept.count
      },
      show: { log.show(makeSections(of: workload, log, make), in: &$0) },
      restore: { kept = [] },
      retained: { makeSections(of: workload, log, make) })
  }

  /// Reads every row; the loops are apart, because sharing them would take longer than a row.
  private static func reading(
    _ workload: Workload, _ make: (Employee) -> ClosureModels.Section
  ) -> Mechanism {
    let log = TapLog()
    let sections = makeSections(of: workload, log, make)
    return Mechanism(
      run: {
        var byteCount = 0
        for section in sections {
          for index in section.rows.indices {
            byteCount &+= section.rows[index].cellIdentifier.utf8.count
          }
        }
        return byteCount
      },
      show: { log.show(sections, in: &$0) })
  }

  private static func reading(
    _ workload: Workload, _ make: (Employee) -> SlimModels.Section
  ) -> Mechanism {
    let log = TapLog()
    let sections = makeSections(of: workload, log, make)
    return Mechanism(
      run: {
        var byteCount = 0
        for section in sections {
          for index in 0..<section.rowCount {
            byteCount &+= section.row(at: index).cellIdentifier.utf8.count
          }
        }
        return byteCount
      },
      show: { log.show(sections, in: &$0) })
  }

  private static func makeSections<Section: RowSection>(
    of workload: Workload, _ log: TapLog, _ make: (Employee) -> Section
  ) -> [Section] {
    var sections: [Section] = []
    sections.reserveCapacity(workload.employees.count)
    for employee in workload.employees {
      let section = make(employee)
      section.delegate = log
      sections.append(section)
    }
    return sections
  }
}
