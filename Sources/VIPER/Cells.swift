import EmployeeViews
import ListRendering

/// A cell that shows a model.
protocol ModelRepresentable: AnyObject {
  var model: (any CellIdentifiable)? { get set }
}

/// A cell that fills its view when its model is set.
class EmployeeBaseCell<Content: ModelView>: HostCell<Content>, ReusableCell, ModelRepresentable {
  static var identifier: String { Content.Model.cellIdentifier }

  var model: (any CellIdentifiable)? {
    didSet { content.show(model) }
  }
}

/// The cell with the name of an employee.
final class EmployeeInfoCell: EmployeeBaseCell<EmployeeInfoView> {
  var portraitOutput: (any PortraitViewOutput)?
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: EmployeeBaseCell<EmployeeWorkplaceView> {}

/// The cell with the loading, empty or error message.
final class MessageCell: EmployeeBaseCell<MessageView> {}

/// The cell with a button.
final class ButtonCell: EmployeeBaseCell<ButtonView> {}

// MARK: -

/// The content of a row that shows one type of models, in a cell of a table or of a grid.
protocol ModelView: RowView {
  associatedtype Model: CellIdentifiable

  func show(_ model: Model)
}

extension ModelView {
  /// Shows a model, which must be of the view's type.
  func show(_ model: (any CellIdentifiable)?) {
    guard let model = model as? Model else {
      fatalError("\(Self.self) cannot show \(model as Any)")
    }
    show(model)
  }
}

extension EmployeeInfoView: ModelView {
  func show(_ model: EmployeeInfoCellModel) {
    photoView.image = model.photo.flatMap { UIImage(named: $0) }
    nameLabel.text = model.name
    specializationLabel.text = model.specialization
  }
}

extension EmployeeWorkplaceView: ModelView {
  func show(_ model: EmployeeWorkplaceCellModel) {
    workplaceLabel.text = model.workplace
  }
}

extension MessageView: ModelView {
  func show(_ model: MessageCellModel) {
    messageLabel.text = model.message
  }
}

extension ButtonView: ModelView {
  func show(_ model: ButtonCellModel) {
    button.setTitle(model.title, for: .normal)
    tapped = model.tapped
  }
}
