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
class EmployeeBaseCell: UITableViewCell, ModelRepresentable {
  var model: (any CellIdentifiable)? {
    didSet { updateViews() }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Adds the views to the content view; the base class has none.
  func setUpViews() {}

  /// Updates the views from the model; the base class has none.
  func updateViews() {}
}

// MARK: -

/// The cell with the name of an employee.
final class EmployeeInfoCell: EmployeeBaseCell {
  private let content = EmployeeInfoView()

  override func setUpViews() {
    contentView.addFilling(content)
  }

  override func updateViews() {
    let model = model as! EmployeeInfoCellModel
    content.photoView.image = model.photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = model.name
    content.specializationLabel.text = model.specialization
  }
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: EmployeeBaseCell {
  private let content = EmployeeWorkplaceView()

  override func setUpViews() {
    contentView.addFilling(content)
  }

  override func updateViews() {
    let model = model as! EmployeeWorkplaceCellModel
    content.workplaceLabel.text = model.workplace
  }
}

/// The cell with the loading, empty or error message.
final class MessageCell: EmployeeBaseCell {
  private let content = MessageView()

  override func setUpViews() {
    contentView.addFilling(content)
  }

  override func updateViews() {
    let model = model as! MessageCellModel
    content.messageLabel.text = model.message
  }
}

/// The cell with a button.
final class ButtonCell: EmployeeBaseCell {
  private let content = ButtonView()

  override func setUpViews() {
    contentView.addFilling(content)
    content.button.addAction(
      UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  override func updateViews() {
    let model = model as! ButtonCellModel
    content.button.setTitle(model.title, for: .normal)
  }

  private func buttonTapped() {
    (model as? ButtonCellModel)?.action()
  }
}
