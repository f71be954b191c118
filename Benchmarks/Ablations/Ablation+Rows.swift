import EmployeeViews
import Employees
import UIKit

/// Rows of any type, which a data source of any table needs.
extension Ablation {
  static let openRows: [Ablation] = [
    Ablation(
      id: "open-rows-making", origin: "MVCReusableDataSource",
      title: "Make the rows of all employees",
      firstWay: "values of any type that conforms to a protocol",
      secondWay: "cases of an enumeration, as in the other modules",
      unit: "employee", unitCount: { $0.employees.count }, expected: texts,
      first: { making($0, OpenSection.init) { $0.rows.map(\.text) } },
      second: { making($0, ClosedSection.init) { $0.rows.map(\.text) } }),
    Ablation(
      id: "open-rows-comparing", origin: "MVCReusableDataSource",
      title: "Compare the rows of all employees with equal ones",
      firstWay: "values of any type, each cast to the type of the other",
      secondWay: "cases of an enumeration, as in the other modules",
      unit: "employee", unitCount: { $0.employees.count },
      expected: { $0.employees.map { "\($0.name)\n" }.joined() },
      first: { comparing($0, OpenSection.init) }, second: { comparing($0, ClosedSection.init) }),
    Ablation(
      id: "open-rows-filling", origin: "MVCReusableDataSource",
      title: "Fill the view of every row",
      firstWay: "a factory, found by the type of the row, casts it",
      secondWay: "a switch over an enumeration, as in the other modules", expected: texts,
      first: { workload in
        let views = FactoryViews()
        return filling(workload, OpenSection.init) { views.fill($0.rows[$1]) }
      },
      second: { workload in
        let views = SwitchedViews()
        return filling(workload, ClosedSection.init) { views.fill($0.rows[$1]) }
      }),
  ]

  /// The texts of all rows, a line each.
  private static let texts: @Sendable (Workload) -> String = { $0.lines(\.text) }

  @MainActor
  private static func making<Section>(
    _ workload: Workload, _ make: @escaping @MainActor (Employee) -> Section,
    texts: @escaping @MainActor (Section) -> [String]
  ) -> Way {
    var sections: [Section] = []
    return Way(
      run: {
        sections = workload.employees.map(make)
        return sections.count
      },
      show: { sink in
        for text in workload.employees.map(make).flatMap(texts) { sink.write(line: text) }
      },
      // Freeing the sections is not timed.
      restore: { sections = [] }, retained: { workload.employees.map(make) })
  }

  /// Compares the sections of a list with those of equal employees that share no storage.
  @MainActor
  private static func comparing<Section: RowSection>(
    _ workload: Workload, _ make: @MainActor (Employee) -> Section
  ) -> Way {
    let old = workload.employees.map(make)
    let new = Workload.arriving(workload.employees).map(make)
    return Way(
      run: { zip(old, new).count { $0 == $1 } },
      show: { sink in
        for (index, employee) in workload.employees.enumerated() where old[index] == new[index] {
          sink.write(line: employee.name)
        }
      })
  }

  @MainActor
  private static func filling<Section: RowSection>(
    _ workload: Workload, _ make: @MainActor (Employee) -> Section,
    fill: @escaping @MainActor (Section, Int) -> RowView
  ) -> Way {
    let sections = workload.employees.map(make)
    return Way(
      run: {
        var count = 0
        for section in sections {
          for index in section.rows.indices where !fill(section, index).isHidden { count += 1 }
        }
        return count
      },
      show: { sink in
        for section in sections {
          for index in section.rows.indices {
            sink.write(line: SwitchedViews.text(of: fill(section, index)))
          }
        }
      })
  }
}
