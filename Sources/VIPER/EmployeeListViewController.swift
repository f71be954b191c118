import EmployeeViews
import ListRendering
import TableUpdates

/// A view that shows section models in a table, and reports what a person does.
final class EmployeeListViewController: UITableViewController {
  let output: any EmployeeListViewOutput
  let sections = DiffableSections<any SectionRowsRepresentable>(
    id: \.identifier, isSame: { $0.hasSameContent(as: $1) })

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
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.prefetchDataSource = self
    tableView.addRefreshControl { [output] in output.pulledToRefresh() }
    addSearchField { [output] text in output.searchTextChanged(text) }
    sections.listView = tableView
    output.viewLoaded()
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: row.cellIdentifier, for: indexPath)
      as! any UITableViewCell & ModelRepresentable
    cell.model = row
    return cell
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    sections[indexPath.section].rows[indexPath.row].isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0 && sections[indexPath.section].isEditable
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { sections[indexPath.section].deleteTapped() }
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    showPortrait(in: cell, at: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    hidePortrait(in: cell)
  }
}

// MARK: - Updating

extension EmployeeListViewController: EmployeeListViewInput {
  func show(title: String) {
    self.title = title
  }

  func updateForSections(_ newSections: [any SectionRowsRepresentable], searchText: String?) {
    sections.apply(newSections, searchText: searchText)
  }

  func show(isRefreshing: Bool) {
    tableView.setRefreshing(isRefreshing)
  }
}
