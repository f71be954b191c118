import EmployeeViews
import Employees
import ListRendering

/// The factory for the cells of the employee list.
final class EmployeeCellFactory: AdaptedCellFactory {
  let cellTypes: [any ReusableCell.Type] = [
    EmployeeInfoCell.self, EmployeeWorkplaceCell.self, MessageCell.self, ButtonCell.self,
  ]

  let portraits: PortraitLoader?

  /// Creates a factory.
  ///
  /// - Parameter portraits: The loader for portraits, `nil` for a list without portraits.
  init(portraits: PortraitLoader?) {
    self.portraits = portraits
  }

  func makeCell(
    for viewModel: any AdaptedCellViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    switch viewModel {
    case let viewModel as EmployeeInfoCellViewModel:
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(with: viewModel, portrait: portrait(of: viewModel.id))
      return cell
    case let viewModel as EmployeeWorkplaceCellViewModel:
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: viewModel)
      return cell
    case let viewModel as MessageCellViewModel:
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: viewModel)
      return cell
    case let viewModel as ButtonCellViewModel:
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: viewModel)
      return cell
    default:
      fatalError("no cell for a view model of type \(type(of: viewModel)) at \(indexPath)")
    }
  }
}
