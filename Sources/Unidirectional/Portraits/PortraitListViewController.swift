import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// The list with portraits in place of the photos.
///
/// It is a subclass, so that the list can be read without portraits; in an app, it would be the list.
///
/// A portrait is a resource of a cell, and no part of the state: no rule of the list depends on it.
/// In the state, each portrait would be an action, and so would each cell that comes and goes.
final class PortraitListViewController: EmployeeListViewController {
  private let portraits: PortraitLoader

  init(store: EmployeeListStore, portraits: PortraitLoader) {
    self.portraits = portraits
    super.init(store: store)
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
    loadPortrait(of: id, in: cell.content)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // Releasing the request withdraws it, so that the old portrait never arrives in a reused cell.
    (cell as? EmployeeInfoCell)?.content.portraitRequest = nil
  }

  private func loadPortrait(of id: Employee.ID, in view: EmployeeInfoView) {
    view.portraitRequest = portraits.load(id) { [weak view] in view?.show($0) }
    view.retryTapped = { [weak self, weak view] in
      if let view { self?.loadPortrait(of: id, in: view) }
    }
  }
}

extension PortraitListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < sections.count }
    portraits.prefetch(rows.compactMap(employeeID))
  }
}
