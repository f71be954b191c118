import ListRendering

/// The view: it shows sections and passes on what a person does.
///
/// **Knows** the sections it was given, and its presenter as an output.
///
/// **Never knows** an employee, or which kinds of row there are.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewController`.
final class EmployeeListViewController: TableViewController {
  private let output: any EmployeeListViewOutput
  private var sections: [any SectionRowsRepresentable] = []

  // MARK: - Assembly

  init(output: any EmployeeListViewOutput) {
    self.output = output
    super.init()
  }

  override func viewDidLoad() {
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: "EmployeeInfoCell")
    tableView.register(EmployeeWorkplaceCell.self, forCellReuseIdentifier: "EmployeeWorkplaceCell")
    tableView.register(ButtonCell.self, forCellReuseIdentifier: "ButtonCell")
    tableView.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
    tableView.refreshControl = RefreshControl { [output] in output.refreshPulled() }
    output.viewLoaded()
  }

  // MARK: - Counting

  override func numberOfSections(in tableView: TableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    sections[indexPath.section].rows[indexPath.row].cellHeight
  }

  // MARK: - Making cells

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.cellIdentifier, for: indexPath)
    guard let cell = cell as? EmployeeBaseCell else {
      fatalError("\(row.cellIdentifier) is registered for a cell that shows no model")
    }
    cell.model = row
    return cell
  }
}

// MARK: -

extension EmployeeListViewController: EmployeeListViewInput {
  // MARK: - Loading

  func show(title: String) {
    self.title = title
  }

  func show(sections: [any SectionRowsRepresentable]) {
    self.sections = sections
    tableView.reloadData()
  }
}
