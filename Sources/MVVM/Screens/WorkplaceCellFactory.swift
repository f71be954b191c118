import EmployeePresentation
import EmployeeViews
import ListRendering

/// A factory that makes the cells of the workplaces, of the classes of the employee list.
struct WorkplaceCellFactory: AdaptedCellFactory {
  let retryTapped: () -> Void

  func makeCell(
    for row: WorkplaceListSection.Row, in tableView: AdaptedTableView<WorkplaceListSection>,
    at indexPath: IndexPath
  ) -> UITableViewCell {
    switch row {
    case .workplace(let workplace):
      let cell = tableView.reuse(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.reuse(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .retry:
      let cell = tableView.reuse(ButtonCell.self, for: indexPath)
      cell.configure(with: EmployeeListText.retry, tapped: retryTapped)
      return cell
    }
  }
}
