import EmployeeViews
import Employees
import UIKit

/// The list with portraits in place of the photos.
///
/// It is a subclass, so that the list can be read without portraits; in an app, it would be the list.
final class PortraitListViewController: EmployeeListViewController {
  private let portraits: PortraitListViewModel

  init(viewModel: EmployeeListViewModel, portraits: PortraitListViewModel) {
    self.portraits = portraits
    super.init(viewModel: viewModel)
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
    guard let cell = cell as? EmployeeInfoCell, let id = employeeID(at: indexPath) else { return }
    let portrait = portraits.portrait(of: id)
    // The binding: UIKit calls the handler again when the portrait has changed. If the table measures the
    // cell before that, during its own `updateProperties()`, it has read the portrait, too: at the next
    // change it compares an equal list.
    cell.configurationUpdateHandler = { [content = cell.content] _, _ in
      content.show(portrait.portrait)
    }
    cell.content.retryTapped = { [weak portrait] in portrait?.retryTapped() }
    portrait.viewAppeared()
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // The handler owns the view model, which owns the request. Releasing the request withdraws it, so
    // that the old portrait never arrives in a reused cell.
    (cell as? EmployeeInfoCell)?.configurationUpdateHandler = nil
  }
}

extension PortraitListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    portraits.prefetch(adaptedTableView.sectionIDs(at: indexPaths).compactMap(\.employeeID))
  }
}
