import ListRendering

/// The view: it shows sections and passes on what a person does.
///
/// **Knows** the sections it was given, the kinds of cell, and its presenter as an output.
///
/// **Never knows** an employee, or what is in a row.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewController`.
final class EmployeeListViewController: TableViewController, EmployeeListViewInput {
  private let output: any EmployeeListViewOutput
  private var sections: [any SectionRowsRepresentable] = []

  // MARK: - Assembly

  init(output: any EmployeeListViewOutput) {
    self.output = output
    super.init()
  }

  override func viewDidLoad() {
    register(EmployeeInfoCell.self, for: EmployeeInfoCellModel.identifier)
    register(EmployeeWorkplaceCell.self, for: EmployeeWorkplaceCellModel.identifier)
    register(ButtonCell.self, for: ButtonCellModel.identifier)
    register(MessageCell.self, for: MessageCellModel.identifier)
    tableView.refreshControl = RefreshControl { [output] in output.refreshPulled() }
    output.viewLoaded()
  }

  private func register(_ cellClass: EmployeeBaseCell.Type, for identifier: String) {
    tableView.register(cellClass, forCellReuseIdentifier: identifier)
  }

  // MARK: - Loading

  func show(title: String) {
    self.title = title
  }

  func show(sections: [any SectionRowsRepresentable]) {
    self.sections = sections
    tableView.reloadData()
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
