import EmployeeViews
import ListRendering

/// A cell of the grid that fills its view from the view model.
class EmployeeGridCell<Content: ItemView>: HostCollectionViewCell<Content>, CollectionCell {
  var viewModel: Content.ViewModel? {
    didSet { content.show(viewModel) }
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
