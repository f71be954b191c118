import ListRendering

/// A window of three lines on names that a person may delete.
final class EditedScreen: TableViewController {
  private(set) var names: [String]
  private(set) var asked: [IndexPath] = []
  private(set) var commits: [IndexPath] = []
  var locked: Set<String> = []
  private let header: String?
  private(set) lazy var window = Window(
    rootViewController: self, size: Size(width: 12, height: 5))

  init(_ names: [String], header: String? = nil) {
    self.names = names
    self.header = header
    super.init()
    title = "Names"
    tableView.register(LabelledCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    header
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LabelledCell)?.label.lines = [names[indexPath.row]]
    return cell
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    asked.append(indexPath)
    return !locked.contains(names[indexPath.row])
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commits.append(indexPath)
    switch editingStyle {
    case .delete:
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath])
    }
  }
}
