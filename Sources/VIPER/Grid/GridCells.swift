import EmployeeViews
import ListRendering

/// A cell of the grid that updates its view when its model is set.
///
/// **Article** "VIPER and UITableView / UICollectionView": `EmployeeBaseCell`, for a collection.
class EmployeeGridCell<Content: ModelView>: HostCollectionViewCell<Content>, ModelRepresentable {
  var model: (any CellIdentifiable)? {
    didSet {
      if let model { content.show(any: model) }
    }
  }
}

// MARK: -

/// The cell of the grid with a button.
final class ButtonGridCell: EmployeeGridCell<ButtonView> {
  required init(frame: CGRect) {
    super.init(frame: frame)
    content.button.addAction(
      UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  private func buttonTapped() {
    (model as? ButtonCellModel)?.action()
  }
}
