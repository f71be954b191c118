import EmployeeViews
import Employees
import ListRendering

/// A view that binds an adapted table to its view model, and reports what a person does.
class EmployeeListViewController: UITableViewController {
  // Not private, for the chapter Portraits.
  let adaptedTableView: AdaptedTableView<EmployeeListSection>

  private let viewModel: EmployeeListViewModel

  init(viewModel: EmployeeListViewModel) {
    self.viewModel = viewModel
    // The view model knows no view, so its method makes no cycle.
    adaptedTableView = AdaptedTableView(
      cellFactory: EmployeeCellFactory(tapped: viewModel.tapped))
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func loadView() {
    // The table is its own data source, and this controller stays its delegate.
    tableView = adaptedTableView
    tableView.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.addRefreshControl { [weak self] in self?.pulledToRefresh() }
    // The view model knows no view, so this closure makes no cycle.
    addSearchField { [viewModel] text in viewModel.searchTextChanged(text) }
    adaptedTableView.onDelete = { [weak self] id in self?.deleteTapped(id) }
    viewModel.viewLoaded()
  }

  private func pulledToRefresh() {
    viewModel.pulledToRefresh()
    // While the first list loads, a pull leaves equal content, which observation does not report, and
    // the control must end.
    setNeedsUpdateProperties()
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  ///
  /// Not private, for the chapter Portraits.
  func employeeID(at indexPath: IndexPath) -> Employee.ID? {
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

  /// Binds the view to the view model.
  ///
  /// UIKit, since iOS 26, notes which observable properties this method reads, here the content. After a
  /// change, it calls the method again before the next frame. The table compares the sections, so a
  /// call with equal ones changes nothing.
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
    // UIKit expects that a deleted row is gone when the swipe ends, and not one frame later. The first
    // call makes sure that the second one has something to do.
    setNeedsUpdateProperties()
    updatePropertiesIfNeeded()
  }
}
