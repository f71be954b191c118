import EmployeeViews
import Employees
import ListRendering

extension Ablation {
  /// Article 1: an array that reloads the table whenever it is set.
  ///
  /// Reloading one row saves no time here, because a screen has few rows and keeping the other rows
  /// costs as much as filling them again. It saves the selection and the place. The changed row is
  /// known; finding it is not timed.
  static let reloadAll = Ablation(
    id: "reload-all", article: "article 1: MVC",
    title: "Show the new name of one employee in view",
    publishedWay: "the array reloads the table when it is set",
    ourWay: "a variant: the table is told which row changed",
    unit: "change", unitCount: { _ in 2 },
    expected: { names(of: $0).renamed.prefix(rowsInView).map { "\($0)\n" }.joined() },
    published: { changing($0, in: ReloadingList()) },
    ours: { changing($0, in: TellingList()) })

  /// The rows of two lines in a table of 40 lines.
  fileprivate static let rowsInView = 20

  /// The names of a list before and after the name in a row has changed.
  private static func names(
    of workload: Workload
  ) -> (original: [String], renamed: [String], row: Int) {
    let original = workload.employees.map(\.name)
    let row = min(5, original.count - 1)
    var renamed = original
    renamed[row] += " II"
    return (original, renamed, row)
  }

  @MainActor
  private static func changing(_ workload: Workload, in list: NameList) -> Mechanism {
    let (original, renamed, row) = names(of: workload)
    list.show(original, changedRow: row)
    return Mechanism(
      run: {
        [renamed, original].reduce(0) { cellCount, names in
          list.show(names, changedRow: row)
          return cellCount &+ list.tableView.visibleCells.count
        }
      },
      show: { gate in
        list.show(renamed, changedRow: row)
        for case let cell as NameCell in list.tableView.visibleCells {
          gate.write(line: cell.content.nameLabel.text ?? "")
        }
        list.show(original, changedRow: row)
      })
  }
}

// MARK: -

/// A list of names in a table.
@MainActor
private class NameList: NSObject, UITableViewDataSource {
  final let tableView = UITableView()

  override init() {
    super.init()
    tableView.register(NameCell.self, forCellReuseIdentifier: "NameCell")
    tableView.dataSource = self
    tableView.size = Size(width: Entry.width, height: Ablation.rowsInView * 2)
  }

  var names: [String] = []
  func show(_ names: [String], changedRow: Int) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "NameCell", for: indexPath)
    (cell as? NameCell)?.content.nameLabel.text = names[indexPath.row]
    return cell
  }
}

/// The article's list, which reloads the table whenever the names are set.
private final class ReloadingList: NameList {
  override var names: [String] { didSet { tableView.reloadData() } }
}

/// Our list, which reloads the changed row.
private final class TellingList: NameList {
  override func show(_ names: [String], changedRow: Int) {
    let isFirst = self.names.isEmpty
    self.names = names
    if isFirst { return tableView.reloadData() }
    tableView.reloadRows(at: [IndexPath(row: changedRow, section: 0)], with: .automatic)
  }
}

private final class NameCell: HostCell<EmployeeInfoView> {}
