import EmployeeViews
import UIKit

/// A factory that makes the cells of the workplaces: headings, and cells of the employee list.
struct WorkplaceCellFactory: AdaptedCellFactory {
  let retryTapped: () -> Void

  func makeCell(
    for row: WorkplaceListSection.Row, in tableView: AdaptedTableView<WorkplaceListSection>,
    at indexPath: IndexPath
  ) -> UITableViewCell {
    switch row {
    case .heading(let title):
      let cell = tableView.reuse(HeadingCell.self, for: indexPath)
      cell.configure(with: title)
      return cell
    case .info(let photo, let name, let specialization):
      let cell = tableView.reuse(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .message(let message):
      let cell = tableView.reuse(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .retry(let title):
      let cell = tableView.reuse(ButtonCell.self, for: indexPath)
      cell.configure(with: title, tapped: retryTapped)
      return cell
    }
  }
}
