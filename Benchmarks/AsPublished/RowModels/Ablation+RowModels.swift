import Employees

/// Article 4: the row models of every employee, made when the list arrives.
///
/// Time, allocations and memory pull apart here. What each way costs is measured on the same list,
/// and each side is checked by what its rows say and by what the taps on its buttons lead to.
extension Ablation {
  static let rowModels = [weakActions, buttonClosures, rowsOnDemand, rowsScrolled]

  /// The article's closures beside the same closures without `weak`.
  static let weakActions = Ablation(
    id: "weak-actions", article: "article 4: VIPER",
    title: "Make the section models of all employees, with a closure in each button",
    publishedWay: "each closure holds its section weakly, which takes a box for each",
    ourWay: "each closure holds its section unowned",
    unit: "employee", unitCount: { $0.employees.count },
    expected: { $0.lines(ButtonLog.note) },
    published: { closures(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { closures(of: $0, make: ClosureModels.UnownedSection.init) })

  /// The article's row models beside those that need no closure.
  static let buttonClosures = Ablation(
    id: "row-models", article: "article 4: VIPER",
    title: "Make the section models of all employees",
    publishedWay: "a stored title, a stored height and a closure in each button",
    ourWay: "each button says which it is and knows its section",
    unit: "employee", unitCount: { $0.employees.count },
    expected: { $0.lines(ButtonLog.note) },
    published: { closures(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { slim(of: $0, make: SlimModels.UpFrontSection.init) })

  /// The article's row models for everybody beside none at all until a row is asked for.
  static let rowsOnDemand = Ablation(
    id: "rows-on-demand-load", article: "article 4: VIPER",
    title: "Make the section models of all employees, with or without their rows",
    publishedWay: "all rows are made with their section",
    ourWay: "a variant: a row is made when it is asked for",
    unit: "employee", unitCount: { $0.employees.count },
    expected: { $0.lines(ButtonLog.note) },
    published: { closures(of: $0, make: ClosureModels.WeakSection.init) },
    ours: { slim(of: $0, make: SlimModels.OnDemandSection.init) })

  /// The other side of the same: what a row costs when it is asked for.
  static let rowsScrolled = Ablation(
    id: "rows-on-demand-scroll", article: "article 4: VIPER",
    title: "Ask for the model of every row, from first to last",
    publishedWay: "the rows are there",
    ourWay: "a variant: each row is made, and freed when the next one comes",
    expected: { $0.lines(ButtonLog.note) },
    published: { workload in
      let log = ButtonLog()
      let sections = ClosureModels.sections(
        of: workload, delegate: log, make: ClosureModels.WeakSection.init)
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
    },
    ours: { workload in
      let log = ButtonLog()
      let sections = SlimModels.sections(
        of: workload, delegate: log, make: SlimModels.OnDemandSection.init)
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
    })
}

// MARK: - Building

extension Ablation {
  private static func closures<Section: ClosureModels.Section>(
    of workload: Workload, make: @escaping @MainActor (Employee) -> Section
  ) -> Mechanism {
    let log = ButtonLog()
    return building(
      { ClosureModels.sections(of: workload, delegate: log, make: make) },
      show: { ClosureModels.show($0, log: log, in: &$1) })
  }

  private static func slim<Section: SlimModels.Section>(
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
      prepare: { kept.sections = [] },
      run: {
        kept.sections = make()
        return kept.sections.count
      },
      show: { show(make(), &$0) },
      retained: { KeptSections(make()) })
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
