import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// The list with portraits in place of the photos.
///
/// It is a subclass, so that the list can be read without portraits; in an app, it would be the list.
final class PortraitListViewController: EmployeeListViewController {
  private let portraits: any PortraitPresenting

  init(presenter: any EmployeeListPresenting, portraits: any PortraitPresenting) {
    self.portraits = portraits
    super.init(presenter: presenter)
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
    cell.content.retryTapped = { [portraits, weak cell] in
      if let cell { portraits.retryTapped(in: cell, of: id) }
    }
    portraits.cellAppeared(cell, of: id)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if let cell = cell as? EmployeeInfoCell { portraits.cellDisappeared(cell) }
  }
}

extension EmployeeInfoCell: PortraitView {
  func show(_ portrait: Portrait) {
    content.show(portrait)
  }
}

extension PortraitListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < sections.count }
    portraits.prefetch(rows.compactMap(employeeID))
  }
}
