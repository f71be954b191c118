import EmployeeViews
import Employees
import ListRendering
import SectionUpdates
import UIKit

extension Ablation {
  /// Ways to show a changed list: a reload, a snapshot, and the way of all modules.
  ///
  /// The screen belongs to no module: it has one row per employee. With the rows of a module, the
  /// ways differ less.
  static let updating: [Ablation] = [
    showing(
      id: "reload-or-compare", firstWay: "reload the table, and scroll back to the first employee",
      in: { ReloadingScreen(style: .plain) }),
    showing(
      id: "snapshot-or-compare",
      firstWay: "a snapshot of all ids, in which changed employees are reloaded",
      in: { SnapshotScreen(style: .plain) }),
  ]

  private static func showing(
    id: String, firstWay: String, in makeScreen: @escaping @MainActor () -> NameScreen
  ) -> Ablation {
    Ablation(
      id: id, origin: "no module: a screen with one row per employee",
      title: "Show the new name of one employee in view",
      firstWay: firstWay, secondWay: "compare the sections, and tell the table in one batch",
      unit: "change", unitCount: { _ in 2 },
      expected: { workload in
        let (_, renamed, first) = lists(of: workload)
        return renamed[first...].prefix(rowsInView).map { "\($0.name)\n" }.joined()
      },
      first: { changing($0, in: makeScreen()) },
      second: { changing($0, in: ComparingScreen(style: .plain)) })
  }

  /// The rows of two lines in a window of 40 lines.
  static let rowsInView = 20

  /// A list before and after a name has changed, and the place of the first employee in view.
  private static func lists(
    of workload: Workload
  ) -> (original: [Employee], renamed: [Employee], first: Int) {
    let original = workload.employees
    let first = max(0, min(original.count * 2 / 3, original.count - rowsInView))
    var renamed = original
    let row = min(first + 1, original.count - 1)
    renamed[row] = renamed[row].with(name: "\(renamed[row].name) II")
    return (original, renamed, first)
  }

  @MainActor
  private static func changing(_ workload: Workload, in screen: NameScreen) -> Way {
    let (original, renamed, first) = lists(of: workload)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: Entry.width, height: rowsInView * 2 + 2))
    screen.show(original)
    window.layoutIfNeeded()
    screen.scroll(to: first)
    return Way(
      run: {
        [renamed, original].reduce(0) { cellCount, employees in
          screen.show(employees)
          window.layoutIfNeeded()
          return cellCount &+ screen.tableView.visibleCells.count
        }
      },
      show: { sink in
        screen.show(renamed)
        window.layoutIfNeeded()
        for case let cell as NameCell in screen.tableView.visibleCells {
          sink.write(line: cell.content.nameLabel.text ?? "")
        }
        screen.show(original)
      })
  }
}

// MARK: -

/// A screen with a row for each employee.
private class NameScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NameCell.self)
  }

  func show(_ employees: [Employee]) {}

  func scroll(to employee: Int) {
    tableView.scrollToRow(at: IndexPath(row: 0, section: employee), at: .top, animated: false)
  }

  final func cell(for employee: Employee, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(NameCell.self, for: indexPath)
    cell.content.nameLabel.text = employee.name
    return cell
  }

  final override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 1 }
}

/// Shows sections as all modules do.
private final class ComparingScreen: NameScreen {
  private let sections = DiffableSections<Employee>()

  override func show(_ employees: [Employee]) {
    sections.listView = tableView
    sections.apply(employees)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(for: sections[indexPath.section], at: indexPath)
  }
}

/// Reloads the table, and scrolls back to the employee who was the first in view.
private final class ReloadingScreen: NameScreen {
  private var employees: [Employee] = []

  override func show(_ employees: [Employee]) {
    let first = tableView.indexPathsForVisibleRows?.first.map { self.employees[$0.section].id }
    self.employees = employees
    tableView.reloadData()
    if let section = employees.firstIndex(where: { $0.id == first }) { scroll(to: section) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { employees.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(for: employees[indexPath.section], at: indexPath)
  }
}

/// Applies a snapshot of the ids, each a section, and reloads the employees who changed.
private final class SnapshotScreen: NameScreen {
  private var employees: [Employee.ID: Employee] = [:]
  private var dataSource: UITableViewDiffableDataSource<Employee.ID, Employee.ID>?

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [unowned self] _, indexPath, id in employees[id].map { cell(for: $0, at: indexPath) }
    }
  }

  override func show(_ employees: [Employee]) {
    let old = self.employees
    self.employees = Dictionary(uniqueKeysWithValues: employees.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Employee.ID, Employee.ID>()
    snapshot.appendSections(employees.map(\.id))
    for employee in employees { snapshot.appendItems([employee.id], toSection: employee.id) }
    snapshot.reloadItems(employees.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

private final class NameCell: HostCell<EmployeeInfoView>, ReusableCell {
  static let identifier = "NameCell"
}
