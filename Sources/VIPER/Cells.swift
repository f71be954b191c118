import EmployeeViews
import ListRendering

/// A view that shows a model.
///
/// **Article** "VIPER and UITableView": `ModelRepresentable`.
protocol ModelRepresentable: AnyObject {
  var model: (any CellIdentifiable)? { get set }
}

// MARK: -

/// A cell that updates its views when its model is set.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseCell`, with `updateViews()`. There, a model of
/// another type is ignored, and the cell shows its previous row. Here, it stops the program.
class EmployeeBaseCell<Content: RowView, Model: CellIdentifiable>: HostCell<Content>,
  ModelRepresentable
{
  var model: (any CellIdentifiable)? {
    didSet {
      guard let model else { return }
      guard let model = model as? Model else {
        fatalError("\(Self.self) shows \(Model.self), not \(type(of: model))")
      }
      updateViews(with: model)
    }
  }

  /// Updates the views; the base class has none.
  func updateViews(with model: Model) {}
}

// MARK: -

/// The cell with the name of an employee.
final class EmployeeInfoCell: EmployeeBaseCell<EmployeeInfoView, EmployeeInfoCellModel> {
  override func updateViews(with model: EmployeeInfoCellModel) {
    content.show(model)
  }
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: EmployeeBaseCell<
  EmployeeWorkplaceView, EmployeeWorkplaceCellModel
>
{
  override func updateViews(with model: EmployeeWorkplaceCellModel) {
    content.show(model)
  }
}

/// The cell with the loading, empty or error message.
final class MessageCell: EmployeeBaseCell<MessageView, MessageCellModel> {
  override func updateViews(with model: MessageCellModel) {
    content.show(model)
  }
}

/// The cell with a button.
final class ButtonCell: EmployeeBaseCell<ButtonView, ButtonCellModel> {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.button.addAction(
      UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  override func updateViews(with model: ButtonCellModel) {
    content.show(model)
  }

  private func buttonTapped() {
    (model as? ButtonCellModel)?.action()
  }
}
