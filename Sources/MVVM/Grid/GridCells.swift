import EmployeeViews
import ListRendering

/// A cell of the grid that shows a view model.
protocol AdaptedGridCell: UICollectionViewCell {
  init(frame: CGRect)

  func show(_ viewModel: any AdaptedCellViewModel)
}

// MARK: -

/// A factory that knows the cell of the grid for a view model.
protocol AdaptedGridCellFactory: AnyObject {
  /// The cell classes by reuse identifier; the collection registers them.
  var cellTypes: [String: any AdaptedGridCell.Type] { get }

  /// Returns the reuse identifier of the cell for a view model.
  func identifier(for viewModel: any AdaptedCellViewModel) -> String
}

// MARK: -

/// A cell of the grid that fills its view from the view model.
class EmployeeGridCell<Content: ViewModelView>: HostCollectionViewCell<Content>, AdaptedGridCell {
  private(set) var viewModel: Content.ViewModel?

  func show(_ viewModel: any AdaptedCellViewModel) {
    guard let viewModel = viewModel as? Content.ViewModel else {
      fatalError("\(Self.self) shows \(Content.ViewModel.self), not \(type(of: viewModel))")
    }
    self.viewModel = viewModel
    content.show(viewModel)
  }
}

/// The cell of the grid with a button.
final class ButtonGridCell: EmployeeGridCell<ButtonView> {
  required init(frame: CGRect) {
    super.init(frame: frame)
    content.button.addAction(
      UIAction { [weak self] _ in self?.viewModel?.action() }, for: .touchUpInside)
  }
}

// MARK: -

/// The factory for the cells of the employees' grid.
///
/// **Knows** every cell class and its view model.
///
/// **Never knows** an employee.
final class EmployeeGridCellFactory: AdaptedGridCellFactory {
  let cellTypes: [String: any AdaptedGridCell.Type] = [
    "Info": EmployeeGridCell<EmployeeInfoView>.self,
    "Workplace": EmployeeGridCell<EmployeeWorkplaceView>.self,
    "Button": ButtonGridCell.self,
    "Message": EmployeeGridCell<MessageView>.self,
  ]

  func identifier(for viewModel: any AdaptedCellViewModel) -> String {
    switch viewModel {
    case is EmployeeInfoCellViewModel: "Info"
    case is EmployeeWorkplaceCellViewModel: "Workplace"
    case is ButtonCellViewModel: "Button"
    case is MessageCellViewModel: "Message"
    default: fatalError("no cell for a view model of type \(type(of: viewModel))")
    }
  }
}
