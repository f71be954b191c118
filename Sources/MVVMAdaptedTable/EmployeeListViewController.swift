import EmployeeViews
import Employees
import UIKit

/// A view that observes its view model, shows the content in an adapted table, and reports the
/// taps.
final class EmployeeListViewController: UITableViewController {
  private lazy var adaptedTableView = AdaptedTableView<EmployeeListSection>(
    cellFactory: EmployeeCellFactory { [viewModel] button in viewModel.tapped(button) })

  private let viewModel: EmployeeListViewModel
  private let portraits: PortraitLoader?

  init(viewModel: EmployeeListViewModel, portraits: PortraitLoader?) {
    self.viewModel = viewModel
    self.portraits = portraits
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func loadView() {
    // The table is its own data source, and this controller is its delegate.
    tableView = adaptedTableView
    tableView.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if portraits != nil { tableView.prefetchDataSource = self }
    addRefreshControl(to: tableView) { [viewModel, portraits] in
      viewModel.load()
      portraits?.renew()
    }
    addSearchField { [viewModel] text in viewModel.searchTextChanged(text) }
    adaptedTableView.enableDeletion(isDeletable: \.isDeletable) { [weak self] id in
      self?.deleteTapped(id)
    }
    viewModel.load()
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  private func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    adaptedTableView.sectionID(at: indexPath).employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    adaptedTableView.row(at: indexPath).isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = employeeID(at: indexPath) { viewModel.employeeSelected(id) }
  }

  // MARK: - Updating

  /// Shows the content.
  ///
  /// UIKit calls this method before the first layout, and again when something that it reads has
  /// changed; while another screen covers the list, when the list appears again.
  override func updateProperties() {
    super.updateProperties()
    let content = viewModel.content
    navigationItem.title = content.title
    adaptedTableView.show(content.sections, searchText: content.searchText)
    tableView.setRefreshing(content.isRefreshing)
  }

  // MARK: - Deleting

  private func deleteTapped(_ id: EmployeeListSectionID) {
    guard let id = id.employeeID else { return }
    viewModel.deleteTapped(id)
    // The row must be gone when the swipe ends, and not one frame later.
    updatePropertiesNow()
  }

  // MARK: - Portraits

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

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < tableView.numberOfSections }
    portraits?.prefetch(rows.compactMap(employeeID))
  }
}
