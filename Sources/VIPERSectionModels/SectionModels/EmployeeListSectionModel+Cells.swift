import EmployeeViews
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

  func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    switch self {
    case .status(let section): section.cell(in: tableView, at: indexPath)
    case .employee(let section): section.cell(in: tableView, at: indexPath)
    }
  }
}

// A button keeps its section model, because the table may already have an equal one in its place.

extension StatusSectionModel {
  fileprivate func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .retry(let title):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [self] in retryTapped() }
      return cell
    }
  }
}

extension EmployeeSectionModel {
  fileprivate func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
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
    case .button(let title, let button):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [self] in tapped(button) }
      return cell
    }
  }
}
