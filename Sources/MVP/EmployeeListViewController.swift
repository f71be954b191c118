import Diffing
import EmployeeViews
import ListRendering
import TableUpdates

/// A view that shows what the presenter tells it, and reports what a person does.
///
/// **Knows** the table, every kind of cell, and the presenter, which it asks about each row.
///
/// **Never knows** an employee, or the text of a row.
///
/// **Article** None. It differs from the view of Fowler's "Passive View" (2006), because the table
/// has state and asks for rows.
final class EmployeeListViewController: UIViewController {
  private let tableView = UITableView()
  private let presenter: any EmployeeListViewPresenter
  private var rememberedPlace: TablePlace?

  init(presenter: any EmployeeListViewPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTableView()
    setUpSearch()
    presenter.viewDidLoad()
  }

  private func setUpTableView() {
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCell.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCell.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(ButtonCell.self, forCellReuseIdentifier: ButtonCell.identifier)
    tableView.register(
      InitialHeaderView.self, forHeaderFooterViewReuseIdentifier: InitialHeaderView.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() }, for: .valueChanged)
  }

  private func setUpSearch() {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    tableView.keyboardDismissMode = .onDrag
  }
}

// MARK: - Updating

extension EmployeeListViewController: EmployeeListView {
  func show(title: String) {
    self.title = title
  }

  func show(_ changes: SectionChanges, update: @escaping () -> Void) {
    tableView.apply(changes, updateData: update)
  }

  func endRefreshing() {
    tableView.refreshControl?.endRefreshing()
  }

  func rememberPlace() {
    rememberedPlace = tableView.place { section in presenter.identifier(ofSection: section) }
  }

  func restorePlace() {
    guard let rememberedPlace else { return }
    tableView.restore(rememberedPlace) { section in presenter.identifier(ofSection: section) }
  }

  func showBeginning() {
    tableView.scrollToBeginning()
  }
}

// MARK: - Making cells

extension EmployeeListViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    presenter.sectionCount
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.rowCount(inSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (section, row) = (indexPath.section, indexPath.row)
    switch presenter.cellKind(ofRow: row, inSection: section) {
    case .info:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: EmployeeInfoCell.identifier, for: indexPath)
        as! EmployeeInfoCell
      presenter.configure(cell, forRow: row, inSection: section)
      cell.delegate = self
      return cell
    case .workplace:
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      presenter.configure(cell, forRow: row, inSection: section)
      return cell
    case .button:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: ButtonCell.identifier, for: indexPath)
        as! ButtonCell
      presenter.configure(cell, forRow: row, inSection: section)
      cell.delegate = self
      return cell
    case .message:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        as! MessageCell
      presenter.configure(cell, forRow: row, inSection: section)
      return cell
    }
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    presenter.canDelete(section: indexPath.section)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { presenter.deleted(section: indexPath.section) }
  }
}

// MARK: - Portraits

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      presenter.prefetch(row: indexPath.row, inSection: indexPath.section)
    }
  }
}

// MARK: - Taps

extension EmployeeListViewController: EmployeeInfoCellDelegate {
  func retryTapped(in cell: EmployeeInfoCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    presenter.retryTapped(cell, inSection: indexPath.section)
  }
}

extension EmployeeListViewController: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    presenter.buttonTapped(inRow: indexPath.row, ofSection: indexPath.section)
  }
}

// MARK: - Selection

extension EmployeeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    presenter.canSelect(section: indexPath.section) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.selected(section: indexPath.section)
  }

  // MARK: - Headers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let text = presenter.header(ofSection: section) else { return nil }
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: InitialHeaderView.identifier)
      as! InitialHeaderView
    header.initialLabel.text = text
    return header
  }

  // MARK: - Portraits

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? EmployeeInfoCell else { return }
    presenter.willDisplay(cell, inSection: indexPath.section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if let cell = cell as? EmployeeInfoCell { presenter.didEndDisplaying(cell) }
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    presenter.searchTextChanged(searchController.searchBar.text ?? "")
  }
}
