import EmployeeViews
import ListRendering

/// The content of a row that shows a view model, in a cell of the table or of the grid.
protocol ViewModelView: RowView {
  associatedtype ViewModel: AdaptedCellViewModel

  func show(_ viewModel: ViewModel?)
}

// MARK: -

extension EmployeeInfoView: ViewModelView {
  func show(_ viewModel: EmployeeInfoCellViewModel?) {
    photoView.image = viewModel?.photo.flatMap { UIImage(named: $0) }
    nameLabel.text = viewModel?.name
    specializationLabel.text = viewModel?.specialization
  }
}

extension EmployeeWorkplaceView: ViewModelView {
  func show(_ viewModel: EmployeeWorkplaceCellViewModel?) {
    workplaceLabel.text = viewModel?.workplace
  }
}

extension MessageView: ViewModelView {
  func show(_ viewModel: MessageCellViewModel?) {
    messageLabel.text = viewModel?.message
  }
}

extension ButtonView: ViewModelView {
  func show(_ viewModel: ButtonCellViewModel?) {
    button.setTitle(viewModel?.title, for: .normal)
  }
}
