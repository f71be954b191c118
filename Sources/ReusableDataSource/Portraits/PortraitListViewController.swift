import Employees
import ListRendering

/// The list with portraits in place of the photos.
///
/// It is a subclass, so that the list can be read without portraits; in an app, it would be the list.
final class PortraitListViewController: EmployeeListViewController {
  private let portraits: EmployeePortraits

  init(model: EmployeeListDataModel, contacts: any ContactService, portraits: EmployeePortraits) {
    self.portraits = portraits
    super.init(model: model, contacts: contacts)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.prefetchDataSource = self
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    portraits.willDisplay(cell, of: employeeID(at: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    portraits.didEndDisplaying(cell)
  }
}

extension PortraitListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    portraits.prefetch(dataSource.sectionIDs(at: indexPaths).compactMap(\.employeeID))
  }
}
