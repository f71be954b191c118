import EmployeeViews
import ListRendering

// MARK: - Making cells

/// A factory that makes the cells of the employee list.
struct EmployeeCellFactory: AdaptedCellFactory {
  /// Called when a person taps a button.
  let tapped: (EmployeeListSection.Button) -> Void

  func makeCell(
    for row: EmployeeListSection.Row, from cells: any AdaptedCellSource, at indexPath: IndexPath
  ) -> UITableViewCell {
    switch row {
    case .info(let photo, let name, let specialization):
      let cell = cells.cell(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = cells.cell(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = cells.cell(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = cells.cell(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [tapped] in tapped(button) }
      return cell
    }
  }
}
