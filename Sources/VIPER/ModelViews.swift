import EmployeeViews
import ListRendering

/// The content of a row that shows a model, in a cell of the table or of the grid.
protocol ModelView: RowView {
  associatedtype Model: CellIdentifiable

  func show(_ model: Model)
}

extension ModelView {
  /// Shows a model, which must have the type that the view shows.
  func show(any model: any CellIdentifiable) {
    guard let model = model as? Model else {
      fatalError("\(Self.self) shows \(Model.self), not \(type(of: model))")
    }
    show(model)
  }
}

// MARK: -

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
  }
}
