import Diffing
import ListRendering
import TableUpdates

/// A view that shows sections and reports what a person does.
///
/// **Knows** the sections it was given, the kinds of cell, and the presenter as its output.
///
/// **Never knows** an employee, or the content of a row.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewController`.
final class EmployeeListViewController: UITableViewController, EmployeeListViewInput,
  UISearchResultsUpdating
{
  private let output: any EmployeeListViewOutput
  private var status: any SectionRowsRepresentable = StatusSectionModel()
  private var sections: [any SectionRowsRepresentable] = []
  private var request: Task<Void, Never>?
  private var rememberedPlace: TablePlace?

  private static let statusSection = 0
  private static let firstSection = 1

  // MARK: - Assembly

  init(output: any EmployeeListViewOutput) {
    self.output = output
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    register(EmployeeInfoCell.self, for: EmployeeInfoCellModel.identifier)
    register(EmployeeWorkplaceCell.self, for: EmployeeWorkplaceCellModel.identifier)
    register(ButtonCell.self, for: ButtonCellModel.identifier)
    register(MessageCell.self, for: MessageCellModel.identifier)
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.startLoading() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    startLoading()
  }

  private func register(_ cellClass: EmployeeBaseCell.Type, for identifier: String) {
    tableView.register(cellClass, forCellReuseIdentifier: identifier)
  }

  // MARK: - Loading

  func startLoading() {
    request?.cancel()
    // Immediate, so that the message is shown in this turn. The task does not retain the screen.
    request = Task.immediate { [output, weak self] in
      await output.load()
      self?.refreshControl?.endRefreshing()
    }
  }

  // MARK: - Counting

  override func numberOfSections(in tableView: UITableView) -> Int {
    Self.firstSection + sections.count
  }

  /// Returns the section with a number; number 0 is the status section.
  private func section(_ number: Int) -> any SectionRowsRepresentable {
    number == Self.statusSection ? status : sections[number - Self.firstSection]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section).rowCount
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    CGFloat(row(at: indexPath).cellHeight)
  }

  private func row(at indexPath: IndexPath) -> any CellIdentifiable {
    section(indexPath.section).rows[indexPath.row]
  }

  // MARK: - Making cells

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(at: indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: row.cellIdentifier, for: indexPath)
    guard let cell = cell as? EmployeeBaseCell else {
      fatalError("\(row.cellIdentifier) is registered for a cell that shows no model")
    }
    cell.model = row
    return cell
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    section(indexPath.section).isInteractive ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    section(indexPath.section).selected()
  }

  // MARK: - Updating

  func show(title: String) {
    self.title = title
  }

  func show(
    status newStatus: any SectionRowsRepresentable,
    sections newSections: [any SectionRowsRepresentable]
  ) {
    var changes = SectionChanges(
      from: sections, to: newSections, offset: Self.firstSection, id: { $0.identifier },
      isSame: { $0 === $1 })
    if status !== newStatus { changes.reload(Self.statusSection) }
    tableView.apply(changes) {
      self.status = newStatus
      self.sections = newSections
    }
  }

  private func identifier(ofSection section: Int) -> AnyHashable? {
    self.section(section).identifier
  }

  private func section(withIdentifier identifier: AnyHashable) -> Int? {
    guard let identifier = identifier.base as? SectionIdentifier else { return nil }
    // A loop, because a closure would check the executor for each section.
    for number in 0...sections.count where section(number).identifier == identifier {
      return number
    }
    return nil
  }

  // MARK: - Searching

  func updateSearchResults(for searchController: UISearchController) {
    output.searchTextChanged(searchController.searchBar.text ?? "")
  }

  func rememberPlace() {
    rememberedPlace = tableView.place(identifiedBy: identifier(ofSection:))
  }

  func restorePlace() {
    guard let rememberedPlace else { return }
    tableView.restore(rememberedPlace, section: section(withIdentifier:))
  }

  func showBeginning() {
    tableView.scrollToBeginning()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    section(indexPath.section).isInteractive
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    section(indexPath.section).deleted()
  }
}
