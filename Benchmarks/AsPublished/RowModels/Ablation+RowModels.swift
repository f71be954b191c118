import Employees

/// Article 4: the row models of every employee, made when the list arrives.
///
/// Time, allocations and memory pull apart here: rows that are made on demand take little memory and
/// an allocation each time. Making a model is mostly allocating it and retaining its texts, on either
/// side, so that no factor is as large as that of a lookup. Each side is checked by what its rows say
/// and by what the taps on its buttons lead to.
extension Ablation {
  static let rowModels = [
    weakActions, slimRowModels, slimRowModelsScrolled, rowsOnDemand, rowsOnDemandScrolled,
  ]

  /// The article's closures beside the same closures without `weak`.
  static let weakActions = Ablation(
    id: "weak-actions", article: "article 4: VIPER",
    title: "Make the section models of all employees, with a closure in each button",
    publishedWay: "each closure holds its section weakly, which takes a box for each",
    ourWay: "each closure holds its section unowned",
    unit: "employee", unitCount: { $0.employees.count },
    expected: { $0.lines(ButtonLog.note) },
    published: { building(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { building(of: $0, make: ClosureModels.UnownedSection.init) })

  /// The article's row models beside those that need no closure.
  static let slimRowModels = Ablation(
    id: "row-models", article: "article 4: VIPER",
    title: "Make the section models of all employees",
    publishedWay: "a stored title, a stored height and a closure in each button",
    ourWay: "a variant, 15 lines longer: each button says which it is and knows its section",
    unit: "employee", unitCount: { $0.employees.count },
    expected: { $0.lines(ButtonLog.note) },
    published: { building(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { building(of: $0, make: SlimModels.UpFrontSection.init) })

  /// What a row costs when it is asked for and all rows are there.
  ///
  /// There is nothing to look up or cast: both read an element of an array that an object holds, and
  /// retain and release it, so that they lie close together.
  static let slimRowModelsScrolled = Ablation(
    id: "row-models-scroll", article: "article 4: VIPER",
    title: "Ask for the model of every row where all are there",
    publishedWay: "an array of values of any type that conforms to the protocol",
    ourWay: "a variant: an array of objects of a base class",
    expected: { $0.lines(ButtonLog.note) },
    published: { asking(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { asking(of: $0, make: SlimModels.UpFrontSection.init) })

  /// The article's row models for everybody beside none at all until a row is asked for.
  static let rowsOnDemand = Ablation(
    id: "rows-on-demand-load", article: "article 4: VIPER",
    title: "Make the section models of all employees, with or without their rows",
    publishedWay: "all rows are made with their section",
    ourWay: "no rows: each row is made when it is asked for",
    unit: "employee", unitCount: { $0.employees.count },
    expected: { $0.lines(ButtonLog.note) },
    published: { building(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { building(of: $0, make: SlimModels.OnDemandSection.init) })

  /// The other side of the same: what a row costs when it is asked for.
  static let rowsOnDemandScrolled = Ablation(
    id: "rows-on-demand-scroll", article: "article 4: VIPER",
    title: "Ask for the model of every row, from first to last",
    publishedWay: "the rows are there",
    ourWay: "a variant: each row is made, and freed when the next one is asked for",
    expected: { $0.lines(ButtonLog.note) },
    published: { asking(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { asking(of: $0, make: SlimModels.OnDemandSection.init) })
}

// MARK: - Building

extension Ablation {
  private static func building<Section: ClosureModels.Section>(
    of workload: Workload, make: @escaping @MainActor (Employee) -> Section
  ) -> Mechanism {
    let log = ButtonLog()
    return building(
      { ClosureModels.sections(of: workload, delegate: log, make: make) },
      show: { ClosureModels.show($0, log: log, in: &$1) })
  }

  private static func building<Section: SlimModels.Section>(
    of workload: Workload, make: @escaping @MainActor (Employee) -> Section
  ) -> Mechanism {
    let log = ButtonLog()
    return building(
      { SlimModels.sections(of: workload, delegate: log, make: make) },
      show: { SlimModels.show($0, log: log, in: &$1) })
  }

  /// The work of making sections; that of freeing them is not timed.
  private static func building<Section>(
    _ make: @escaping @MainActor () -> [Section],
    show: @escaping @MainActor ([Section], inout Gate) -> Void
  ) -> Mechanism {
    let kept = KeptSections<Section>()
    return Mechanism(
      run: {
        kept.sections = make()
        return kept.sections.count
      },
      show: { show(make(), &$0) },
      restore: { kept.sections = [] },
      retained: { KeptSections(make()) })
  }
}

// MARK: - Asking

extension Ablation {
  private static func asking<Section: ClosureModels.Section>(
    of workload: Workload, make: @escaping @MainActor (Employee) -> Section
  ) -> Mechanism {
    let log = ButtonLog()
    let sections = ClosureModels.sections(of: workload, delegate: log, make: make)
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
      show: { ClosureModels.show(sections, log: log, in: &$0) })
  }

  private static func asking<Section: SlimModels.Section>(
    of workload: Workload, make: @escaping @MainActor (Employee) -> Section
  ) -> Mechanism {
    let log = ButtonLog()
    let sections = SlimModels.sections(of: workload, delegate: log, make: make)
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
      show: { SlimModels.show(sections, log: log, in: &$0) })
  }
}

// MARK: -

/// The sections of a list, as a view holds them.
private final class KeptSections<Section> {
  var sections: [Section]

  init(_ sections: [Section] = []) {
    self.sections = sections
  }
}
