import ListRendering

/// A list whose cells have a type.
final class TypedList: TableViewDataSource {
  let table = TableView()
  var prefix = "typed"
  private let rowCount: Int
  private let registration = CellRegistration<LabelledCell, String>(identifier: "typed") {
    cell, _, label in cell.label.lines = [label]
  }

  init(rowCount: Int) {
    self.rowCount = rowCount
    table.dataSource = self
  }

  var labels: [String] {
    table.visibleCells.compactMap { ($0 as? LabelledCell)?.label.lines.first }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: "\(prefix) \(indexPath.row)")
  }
}
