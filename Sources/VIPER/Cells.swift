import EmployeeViews
import ListRendering

/// A view that shows a model.
///
/// **Article** "VIPER and UITableView": `ModelRepresentable`.
protocol ModelRepresentable: AnyObject {
  var model: (any CellIdentifiable)? { get set }
}

// MARK: - Making cells

/// A cell that updates its views when its model is set.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseCell`, with `updateViews()`. There, a model of
/// another type is ignored, and the cell shows its previous row. Here, it stops the program.
class EmployeeBaseCell: UITableViewCell, ModelRepresentable {
  final var model: (any CellIdentifiable)? {
    didSet { if let model { updateViews(for: model) } }
  }

  /// Updates the views from a model; the base class has none.
  func updateViews(for model: any CellIdentifiable) {}
}

/// The cell with the name of an employee.
final class EmployeeInfoCell: EmployeeBaseCell {
  private let content = EmployeeInfoView()
  override var contentView: UIView { content }

  override func updateViews(for model: any CellIdentifiable) {
    let model = model as! EmployeeInfoCellModel
    content.photoView.image = model.photo
    content.nameLabel.text = model.name
    content.specializationLabel.text = model.specialization
  }
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: EmployeeBaseCell {
  private let content = EmployeeWorkplaceView()
  override var contentView: UIView { content }

  override func updateViews(for model: any CellIdentifiable) {
    let model = model as! EmployeeWorkplaceCellModel
    content.workplaceLabel.text = model.workplace
  }
}

/// The cell with the loading, empty or error message.
final class MessageCell: EmployeeBaseCell {
  private let content = MessageView()
  override var contentView: UIView { content }

  override func updateViews(for model: any CellIdentifiable) {
    let model = model as! MessageCellModel
    content.messageLabel.text = model.message
  }
}

/// The cell with a button.
final class ButtonCell: EmployeeBaseCell {
  private let content = ButtonView()
  override var contentView: UIView { content }

  override func updateViews(for model: any CellIdentifiable) {
    let model = model as! ButtonCellModel
    content.button.title = model.title
  }

  // MARK: - Taps

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    // Weak, because the cell owns the button.
    content.button.action = { [weak self] in (self?.model as? ButtonCellModel)?.action() }
  }
}
