import EmployeeViews
import ListRendering

/// The content of a row that shows a view model, in a cell of the table or of the grid.
protocol ItemView: RowView {
  associatedtype ViewModel: ItemViewModel

  func show(_ viewModel: ViewModel?)
}

// MARK: -

extension EmployeeInfoView: ItemView {
  func show(_ viewModel: EmployeeInfoViewModel?) {
    photoView.image = viewModel?.photo.flatMap { UIImage(named: $0) }
    nameLabel.text = viewModel?.name
    specializationLabel.text = viewModel?.specialization
  }
}

extension EmployeeWorkplaceView: ItemView {
  func show(_ viewModel: EmployeeWorkplaceViewModel?) {
    workplaceLabel.text = viewModel?.workplace
  }
}

extension MessageView: ItemView {
  func show(_ viewModel: MessageViewModel?) {
    messageLabel.text = viewModel?.message
  }
}

extension ButtonView: ItemView {
  func show(_ viewModel: ButtonViewModel?) {
    button.setTitle(viewModel?.title, for: .normal)
  }
}
