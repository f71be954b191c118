import ListRendering

/// The view: it shows sections and passes on what a person does.
///
/// **Knows** the sections it was given, the kinds of cell, and its presenter as an output.
///
/// **Never knows** an employee, or what is in a row.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewController`.
final class EmployeeListViewController: TableViewController, EmployeeListViewInput,
  DataSourceModelAssociation
{
  private let output: any EmployeeListViewOutput
  private var sections: [SectionModel] = []

  /// The rows of each section, which can then be had without a look at the section itself: in a long
  /// list that is one place less in memory to wait for.
  private var rows: [[EmployeeBaseCellModel]] = []

  private var rememberedPlace: TableView.RestorableState?

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
    searchBar = SearchBar { [output] text in output.searchTextChanged(text) }
    output.viewLoaded()
  }

  private func register(_ cellClass: EmployeeBaseCell.Type, for identifier: String) {
    tableView.register(cellClass, forCellReuseIdentifier: identifier)
  }

  // MARK: - Counting

  override func numberOfSections(in tableView: TableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    rows[indexPath.section][indexPath.row].cellHeight
  }

  // MARK: - Making cells

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let row = rows[indexPath.section][indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.cellIdentifier, for: indexPath)
    guard let cell = cell as? EmployeeBaseCell else {
      fatalError("\(row.cellIdentifier) is registered for a cell that shows no model")
    }
    cell.model = row
    return cell
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section].isInteractive ? indexPath : nil
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }

  // MARK: - Updating

  func show(title: String) {
    self.title = title
  }

  func show(sections: [SectionModel], changes: SectionChanges?) {
    self.sections = sections
    rows = sections.map(\.rows)
    if let changes { tableView.apply(changes) } else { tableView.reloadData() }
  }

  func modelIdentifier(forSection section: Int, in tableView: TableView) -> AnyHashable? {
    sections[section].identifier
  }

  func section(withModelIdentifier identifier: AnyHashable, in tableView: TableView) -> Int? {
    sections.firstIndex { $0.identifier == identifier.base as? String }
  }

  // MARK: - Searching

  func rememberPlace() {
    rememberedPlace = tableView.restorableState
  }

  func restorePlace() {
    if let rememberedPlace { tableView.restore(rememberedPlace) }
  }

  func showBeginning() {
    tableView.scrollToTop()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].isInteractive
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].deleted()
  }
}
