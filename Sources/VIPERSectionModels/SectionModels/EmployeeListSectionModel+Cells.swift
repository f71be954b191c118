import EmployeeViews
import Employees
import UIKit

// MARK: - Making cells

extension EmployeeListSectionModel {
  /// Registers the cells of all section models.
  static func registerCells(in tableView: UITableView) {
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
  }
}

// An update can replace a section model by an equal one, and the table keeps the cells. So a button
// holds the section model that made its cell.

extension StatusSectionModel: SectionModel {
  var rowCount: Int { rows.count }

  func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .retry:
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: .retry) { [self] in retryTapped() }
      return cell
    }
  }
}

extension EmployeeSectionModel: SectionModel {
  var rowCount: Int { rows.count }

  func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .contact(let title, let contact):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [self] in tapped(contact) }
      return cell
    }
  }
}
