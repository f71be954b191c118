import EmployeeViews
import SectionUpdates
import UIKit

/// A view that shows the workplaces, with three cells of the employee list.
final class WorkplaceListViewController: UITableViewController, WorkplaceListViewInput {
  private let sections = DiffableSections<WorkplaceListSectionModel>()

  private let output: any WorkplaceListViewOutput

  init(output: any WorkplaceListViewOutput) {
    self.output = output
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
    tableView.addRefreshControl { [output] in output.pulledToRefresh() }
    sections.listView = tableView
    output.viewLoaded()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section] {
    case .status(let section): cell(of: section, at: indexPath)
    case .workplace(let section): cell(of: section, at: indexPath)
    }
  }

  private func cell(of section: StatusSectionModel, at indexPath: IndexPath) -> UITableViewCell {
    switch section.rows[indexPath.row] {
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .retry(let title):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title, tapped: section.retryTapped)
      return cell
    }
  }

  private func cell(
    of section: WorkplaceSectionModel, at indexPath: IndexPath
  ) -> UITableViewCell {
    switch section.rows[indexPath.row] {
    case .heading(let title):
      let cell = tableView.dequeue(HeadingCell.self, for: indexPath)
      cell.configure(with: title)
      return cell
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    }
  }

  func show(_ content: WorkplaceListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: nil)
    tableView.setRefreshing(content.isRefreshing)
  }
}
