import EmployeeViews
import SectionUpdates
import UIKit

/// A view that shows the workplaces, with three cells of the employee list.
final class WorkplaceListViewController: UITableViewController, WorkplaceListView {
  private let sections = DiffableSections<WorkplaceListSection>()

  private let presenter: any WorkplaceListPresenting

  init(presenter: any WorkplaceListPresenting) {
    self.presenter = presenter
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HeadingCell.self)
    tableView.register(EmployeeInfoCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.allowsSelection = false
    tableView.addRefreshControl { [presenter] in presenter.pulledToRefresh() }
    sections.listView = tableView
    presenter.viewLoaded()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .heading(let title):
      let cell = tableView.dequeue(HeadingCell.self, for: indexPath)
      cell.configure(with: title)
      return cell
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .retry(let title):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title, tapped: presenter.retryTapped)
      return cell
    }
  }

  func show(_ content: WorkplaceListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: nil)
    tableView.setRefreshing(content.isRefreshing)
  }
}
