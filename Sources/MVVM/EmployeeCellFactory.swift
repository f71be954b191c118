import EmployeeViews
import ListRendering

/// The factory for the cells of the employee list.
///
/// **Knows** every cell class and its view model.
///
/// **Never knows** an employee.
///
/// **Article** "Adapting UITableView to MVVM": `MainCellFactory`. There, an unknown view model
/// gives a blank cell; here, it stops the program with the name of its type.
final class EmployeeCellFactory: AdaptedCellFactory {
  let cellTypes: [any AdaptedCell.Type] = [
    EmployeeInfoCell.self, EmployeeWorkplaceCell.self, ButtonCell.self, MessageCell.self,
  ]

  // MARK: - Making cells

  func makeCell(
    for viewModel: any AdaptedCellViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    switch viewModel {
    case let viewModel as EmployeeInfoCellViewModel:
      let cell = EmployeeInfoCell.reuse(in: tableView, for: indexPath)
      cell.viewModel = viewModel
      return cell
    case let viewModel as EmployeeWorkplaceCellViewModel:
      let cell = EmployeeWorkplaceCell.reuse(in: tableView, for: indexPath)
      cell.viewModel = viewModel
      return cell
    case let viewModel as ButtonCellViewModel:
      let cell = ButtonCell.reuse(in: tableView, for: indexPath)
      cell.viewModel = viewModel
      return cell
    case let viewModel as MessageCellViewModel:
      let cell = MessageCell.reuse(in: tableView, for: indexPath)
      cell.viewModel = viewModel
      return cell
    default:
      fatalError("no cell for a view model of type \(type(of: viewModel)) at \(indexPath)")
    }
  }

  // MARK: - Headers

  func registerHeaders(in tableView: UITableView) {
    tableView.register(
      InitialHeaderView.self, forHeaderFooterViewReuseIdentifier: InitialHeaderView.identifier)
  }

  func makeHeader(for text: String, in tableView: UITableView) -> UIView {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: InitialHeaderView.identifier)
      as! InitialHeaderView
    header.initialLabel.text = text
    return header
  }
}
