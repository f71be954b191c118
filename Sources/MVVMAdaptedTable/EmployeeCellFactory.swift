import EmployeeViews
import UIKit

// MARK: - Making cells

/// A factory that makes the cells of the employee list, and reports the taps on their buttons.
struct EmployeeCellFactory: AdaptedCellFactory {
  /// Called when you tap a button.
  let tapped: (EmployeeListSection.Button) -> Void

  func makeCell(
    for row: EmployeeListSection.Row, in tableView: AdaptedTableView<EmployeeListSection>,
    at indexPath: IndexPath
  ) -> UITableViewCell {
    switch row {
    case .info(let photo, let name, let specialization):
      let cell = tableView.reuse(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.reuse(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.reuse(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = tableView.reuse(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [tapped] in tapped(button) }
      return cell
    }
  }
}
