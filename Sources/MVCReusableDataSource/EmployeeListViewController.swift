import EmployeeViews
import Employees
import UIKit

/// A controller that names the cell factories of its table, handles the taps, and opens the
/// profiles.
final class EmployeeListViewController: UITableViewController {
  private let dataSource: TableDataSource<EmployeeDataProvider>

  private let provider: EmployeeDataProvider
  private let model: EmployeeModel
  private let contacts: any ContactService
  private let portraits: PortraitLoader?

  init(model: EmployeeModel, contacts: any ContactService, portraits: PortraitLoader?) {
    provider = EmployeeDataProvider(model: model)
    dataSource = TableDataSource(dataProvider: provider)
    self.model = model
    self.contacts = contacts
    self.portraits = portraits
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.attach(
      to: tableView,
      factories: [
        CellFactories.info, CellFactories.workplace, CellFactories.message,
        CellFactories.contact { [contacts] contact in contacts.perform(contact) },
        CellFactories.retry { [model] in model.load() },
      ])
    dataSource.onSelect { [weak self] (row: EmployeeInfoRow) in
      self?.openProfile(of: row.employeeID)
    }
    dataSource.onSelect { [weak self] (row: WorkplaceRow) in
      self?.openProfile(of: row.employeeID)
    }
    dataSource.onDelete { [model] (row: EmployeeInfoRow) in
      model.perform(.deletion(row.employeeID))
    }
    if portraits != nil { tableView.prefetchDataSource = self }
    addRefreshControl(to: tableView) { [model, portraits] in
      model.load()
      portraits?.renew()
    }
    addSearchField { [weak self] text in self?.search(for: text) }
    model.addDelegate(self)
    model.load()
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    dataSource.isSelectable(at: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    dataSource.rowSelected(at: indexPath)
  }

  private func openProfile(of id: Employee.ID) {
    guard let employee = model.roster.employee(id) else { return }
    navigationController?.pushViewController(
      ProfileViewController(employee, model: model, contacts: contacts), animated: true)
  }

  // MARK: - Updating

  private func updateView() {
    let roster = model.roster
    dataSource.update()
    navigationItem.title = EmployeeListText.title(
      shown: provider.shownCount, of: roster.count, isSearching: provider.searchText != nil)
    tableView.setRefreshing(roster.isRefreshing)
  }

  // MARK: - Searching

  private func search(for text: String) {
    provider.search = EmployeeSearch(text)
    updateView()
  }

  // MARK: - Portraits

  /// Returns the employee whose section has a row, `nil` for the status.
  private func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    dataSource.sectionID(at: indexPath)?.employeeID
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let portraits, let cell = cell as? EmployeeInfoCell,
      let id = employeeID(at: indexPath)
    else { return }
    cell.showPortrait(of: id, from: portraits)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? EmployeeInfoCell)?.endPortrait()
  }
}

// MARK: -

extension EmployeeListViewController: EmployeeModelDelegate {
  func modelDidChange() {
    updateView()
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    portraits?.prefetch(indexPaths.compactMap(employeeID))
  }
}
