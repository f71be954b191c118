import EmployeeViews
import Employees
import UIKit

/// A view that observes its view model, as its adapted table does, and reports what a person does.
class EmployeeListViewController: UITableViewController {
  private let viewModel: EmployeeListViewModel

  // The binding of the list. The view model knows no view, so these closures make no cycle.
  //
  // Not private, for the chapter Portraits.
  lazy var adaptedTableView = AdaptedTableView<EmployeeListSection>(
    cellFactory: EmployeeCellFactory { [viewModel] in viewModel.tapped($0) },
    content: { [viewModel] in viewModel.content })

  init(viewModel: EmployeeListViewModel) {
    self.viewModel = viewModel
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
    adaptedTableView.enableRefreshing { [viewModel] in viewModel.pulledToRefresh() }
    addSearchField { [viewModel] text in viewModel.searchTextChanged(text) }
    adaptedTableView.isDeletable = \.isDeletable
    adaptedTableView.onDelete = { [viewModel] id in
      if let id = id.employeeID { viewModel.deleteTapped(id) }
    }
    viewModel.viewLoaded()
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

  /// Binds the title to the view model; the table binds what it shows in the same way.
  override func updateProperties() {
    super.updateProperties()
    navigationItem.title = viewModel.content.title
  }
}
