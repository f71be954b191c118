import EmployeeViews
import ListRendering
import TableUpdates

/// A view that shows sections and reports what a person does.
///
/// **Knows** the sections it was given, the kinds of cell, and the presenter as its output.
///
/// **Never knows** an employee, or the content of a row.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewController`.
final class EmployeeListViewController: UITableViewController, SectionScreen {
  let output: any EmployeeListViewOutput
  var listView: any SectionedList { tableView }
  private(set) lazy var adapter = SectionListAdapter(tableView)

  init(output: any EmployeeListViewOutput) {
    self.output = output
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The row stays marked, so that a person finds it again.
    clearsSelectionOnViewWillAppear = false
    tableView.register(
      EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCellModel.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCellModel.identifier)
    tableView.register(ButtonCell.self, forCellReuseIdentifier: ButtonCellModel.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCellModel.identifier)
    tableView.register(
      InitialHeaderView.self, forHeaderFooterViewReuseIdentifier: InitialHeaderView.identifier)
    tableView.prefetchDataSource = self
    addControls()
    output.viewDidLoad()
  }

  private var sections: [any SectionRowsRepresentable] { adapter.sections }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let row = sections[indexPath.section].rows[indexPath.row]
    return row.hasAutomaticHeight ? UITableView.automaticDimension : CGFloat(row.cellHeight)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.cellIdentifier, for: indexPath)
    guard let cell = cell as? any UITableViewCell & ModelRepresentable else {
      fatalError("\(row.cellIdentifier) is registered for a cell that shows no model")
    }
    cell.model = row
    return cell
  }

  // MARK: - Headers

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let text = sections[section].header else { return nil }
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: InitialHeaderView.identifier)
      as! InitialHeaderView
    header.initialLabel.text = text
    return header
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? any LoadingCell)?.willDisplay()
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? any LoadingCell)?.didEndDisplaying()
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section].canSelect ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].canDelete
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { sections[indexPath.section].deleted() }
  }
}

// MARK: - Portraits

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { adapter.row(at: indexPath)?.prefetch() }
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    output.searchTextChanged(searchController.searchBar.text ?? "")
  }
}
