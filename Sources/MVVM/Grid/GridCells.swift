import EmployeeViews
import ListRendering

/// A cell of the grid that shows a view model.
protocol AdaptedGridCell: UICollectionViewCell {
  static var identifier: String { get }

  init(frame: CGRect)

  func show(_ viewModel: any AdaptedCellViewModel)
}

// MARK: -

/// A factory that knows the cell of the grid for a view model.
protocol AdaptedGridCellFactory: AnyObject {
  /// The cell classes that the factory returns; the collection registers them.
  var cellTypes: [any AdaptedGridCell.Type] { get }

  func cellType(for viewModel: any AdaptedCellViewModel) -> any AdaptedGridCell.Type
}

// MARK: -

/// A cell of the grid that fills its view from the view model.
class EmployeeGridCell<Content: ViewModelView>: HostCollectionViewCell<Content>, AdaptedGridCell {
  static var identifier: String { "\(Content.self)" }

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
  let cellTypes: [any AdaptedGridCell.Type] = [
    EmployeeGridCell<EmployeeInfoView>.self, EmployeeGridCell<EmployeeWorkplaceView>.self,
    EmployeeGridCell<MessageView>.self, ButtonGridCell.self,
  ]

  func cellType(for viewModel: any AdaptedCellViewModel) -> any AdaptedGridCell.Type {
    switch viewModel {
    case is EmployeeInfoCellViewModel: EmployeeGridCell<EmployeeInfoView>.self
    case is EmployeeWorkplaceCellViewModel: EmployeeGridCell<EmployeeWorkplaceView>.self
    case is ButtonCellViewModel: ButtonGridCell.self
    case is MessageCellViewModel: EmployeeGridCell<MessageView>.self
    default: fatalError("no cell for a view model of type \(type(of: viewModel))")
    }
  }
}
