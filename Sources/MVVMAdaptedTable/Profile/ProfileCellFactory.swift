import EmployeeViews
import UIKit

/// A factory that makes the cells of a profile, and reports the taps on their buttons.
struct ProfileCellFactory: AdaptedCellFactory {
  /// Called when you tap a button.
  let tapped: (ProfileSection.Button) -> Void

  func makeCell(
    for row: ProfileSection.Row, in tableView: AdaptedTableView<ProfileSection>,
    at indexPath: IndexPath
  ) -> UITableViewCell {
    switch row {
    case .info(let photo, let name, let specialization):
      let cell = tableView.reuse(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .message(let message):
      let cell = tableView.reuse(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .workplace(let workplace):
      let cell = tableView.reuse(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .detail(let detail):
      let cell = tableView.reuse(EmployeeDetailCell.self, for: indexPath)
      cell.configure(with: detail)
      return cell
    case .button(let title, let button, let isEnabled):
      let cell = tableView.reuse(ButtonCell.self, for: indexPath)
      cell.configure(with: title, isEnabled: isEnabled) { [tapped] in tapped(button) }
      return cell
    }
  }
}
