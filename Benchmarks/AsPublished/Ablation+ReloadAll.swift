import EmployeeViews
import Employees
import ListRendering

extension Ablation {
  /// Article 1: an array that reloads the table whenever it is set.
  ///
  /// Being told saves no time here: a screen has few rows, and to fill their cells again takes as long
  /// as the table's care for what stays, which a reload does not take. What it saves is the selection
  /// and the place. Whoever changes a name knows its row; finding the row out is not timed.
  static let reloadAll = Ablation(
    id: "reload-all", article: "article 1: MVC",
    title: "Show that one employee in view has another name",
    publishedWay: "the array reloads the table when it is set",
    ourWay: "a variant: the table is told which row changed",
    unit: "change", unitCount: { _ in 2 },
    expected: { workload in
      RenamedList(workload).renamed.prefix(RenamedList.rowsInView).map { "\($0)\n" }.joined()
    },
    published: { changing(ReloadingList(workload: $0), to: RenamedList($0)) },
    ours: { changing(TellingList(workload: $0), to: RenamedList($0)) })

  private static func changing(_ list: NameList, to names: RenamedList) -> Mechanism {
    Mechanism(
      run: {
        list.show(names.renamed, changedRow: names.row)
        let cellCount = list.tableView.visibleCells.count
        list.show(names.original, changedRow: names.row)
        return cellCount &+ list.tableView.visibleCells.count
      },
      show: { gate in
        list.show(names.renamed, changedRow: names.row)
        for cell in list.tableView.visibleCells {
          gate.write(line: (cell as? NameCell)?.content.nameLabel.text ?? "")
        }
        list.show(names.original, changedRow: names.row)
      })
  }
}

// MARK: -

/// The names of a list, before and after one of them has changed.
private struct RenamedList {
  static let rowsInView = 20

  let row: Int
  let original: [String]
  let renamed: [String]

  init(_ workload: Workload) {
    original = workload.employees.map(\.name)
    row = min(5, original.count - 1)
    var renamed = original
    renamed[row] += " II"
    self.renamed = renamed
  }
}

// MARK: -

/// A list of names in a table of 40 lines, two for each name.
private class NameList: TableViewDataSource {
  final let tableView = TableView()

  init(workload: Workload) {
    tableView.register(NameCell.self, forCellReuseIdentifier: "NameCell")
    tableView.dataSource = self
    tableView.size = Size(width: Entry.width, height: RenamedList.rowsInView * 2)
    show(workload.employees.map(\.name), changedRow: 0)
  }

  var names: [String] { [] }

  func show(_ names: [String], changedRow: Int) {}

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "NameCell", for: indexPath)
    (cell as? NameCell)?.content.nameLabel.text = names[indexPath.row]
    return cell
  }
}

// MARK: -

/// The article's list: whoever sets the names has the whole table reloaded.
private final class ReloadingList: NameList {
  private var data: [String] = [] { didSet { tableView.reloadData() } }

  override var names: [String] { data }

  override func show(_ names: [String], changedRow: Int) {
    data = names
  }
}

// MARK: -

/// Our list: the table hears what changed; the first time, that is everything.
private final class TellingList: NameList {
  private var data: [String] = []

  override var names: [String] { data }

  override func show(_ names: [String], changedRow: Int) {
    let isFirst = data.isEmpty
    data = names
    if isFirst { return tableView.reloadData() }
    tableView.reloadRows(at: [IndexPath(row: changedRow, section: 0)])
  }
}

// MARK: -

/// The row that says a name.
private final class NameCell: TableViewCell {
  let content = EmployeeInfoView()
  override var contentView: View { content }
}
