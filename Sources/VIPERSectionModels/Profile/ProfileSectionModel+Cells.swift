import EmployeeViews
import UIKit

extension ProfileSectionModel: SectionModel {
  /// Registers the cells of the section model.
  static func registerCells(in tableView: UITableView) {
    tableView.register(EmployeeInfoCell.self)
    tableView.register(MessageCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(EmployeeDetailCell.self)
    tableView.register(ButtonCell.self)
  }

  var rowCount: Int { rows.count }

  func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .detail(let detail):
      let cell = tableView.dequeue(EmployeeDetailCell.self, for: indexPath)
      cell.configure(with: detail)
      return cell
    case .star(let title, let isStarred, let isEnabled):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title, isEnabled: isEnabled) { [self] in starTapped(isStarred) }
      return cell
    case .contact(let title, let contact):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [self] in tapped(contact) }
      return cell
    }
  }
}
