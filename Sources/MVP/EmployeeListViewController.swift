import Diffing
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
  private let presenter: EmployeeListPresenter
  private var request: Task<Void, Never>?
  private var rememberedPlace: TablePlace?

  // MARK: - Assembly

  init(presenter: EmployeeListPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCell.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCell.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(ButtonCell.self, forCellReuseIdentifier: ButtonCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    load()
  }

  // MARK: - Loading

  private func load() {
    request?.cancel()
    request = Task.immediate { [presenter, weak self] in
      await presenter.load()
      self?.tableView.refreshControl?.endRefreshing()
    }
  }
}

// MARK: -

extension EmployeeListViewController: UITableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: UITableView) -> Int {
    presenter.sectionCount
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.rowCount(inSection: section)
  }

  // MARK: - Making cells

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch presenter.row(at: indexPath) {
    case .info:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: EmployeeInfoCell.identifier, for: indexPath)
        as! EmployeeInfoCell
      presenter.configure(cell, forRowAt: indexPath)
      return cell
    case .workplace:
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      presenter.configure(cell, forRowAt: indexPath)
      return cell
    case .call, .write, .retry:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: ButtonCell.identifier, for: indexPath)
        as! ButtonCell
      cell.delegate = self
      presenter.configure(cell, forRowAt: indexPath)
      return cell
    case .message:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        as! MessageCell
      presenter.configure(cell, forRowAt: indexPath)
      return cell
    }
  }
}

// MARK: - Taps

extension EmployeeListViewController: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    switch presenter.row(at: indexPath) {
    case .call: presenter.callTapped(at: indexPath)
    case .write: presenter.writeTapped(at: indexPath)
    case .retry: load()
    case .info, .workplace, .message: break
    }
  }
}

// MARK: - Selection

extension EmployeeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    presenter.isInteractive(indexPath.section) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.employeeSelected(at: indexPath)
  }
}

// MARK: -

extension EmployeeListViewController: EmployeeListView {
  // MARK: - Updating

  func show(title: String) {
    self.title = title
  }

  func show(changes: SectionChanges) {
    tableView.apply(changes)
  }

  // MARK: - Searching

  func rememberPlace() {
    rememberedPlace = tableView.place(identifiedBy: presenter.identifier(ofSection:))
  }

  func restorePlace() {
    guard let rememberedPlace else { return }
    tableView.restore(rememberedPlace, section: presenter.section(withIdentifier:))
  }

  func showBeginning() {
    tableView.scrollToBeginning()
  }
}

// MARK: - Deleting

extension EmployeeListViewController {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    presenter.isInteractive(indexPath.section)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    Task.immediate { [presenter] in await presenter.employeeDeleted(at: indexPath) }
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    presenter.searchTextChanged(searchController.searchBar.text ?? "")
  }
}
