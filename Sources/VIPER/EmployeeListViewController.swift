import EmployeeViews
import ListRendering
import SectionUpdates

/// A view that shows in a table what its presenter tells it, and reports what a person does.
///
/// What concerns a row goes to its section model, and what concerns the whole list to the presenter.
class EmployeeListViewController: UITableViewController, EmployeeListViewInput {
  // Not private, for the chapter Portraits.
  let sections = DiffableSections<EmployeeListSectionModel>()

  private let output: any EmployeeListViewOutput

  init(output: any EmployeeListViewOutput) {
    self.output = output
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    // The presenter holds this view weakly, so these closures make no cycle.
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
    let section = sections[indexPath.section]
    switch row(at: indexPath) {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { section.tapped(button) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }

  // MARK: - Updating

  func show(_ content: EmployeeListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    tableView.setRefreshing(content.isRefreshing)
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).isDeletable
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { sections[indexPath.section].deleteTapped() }
  }
}
