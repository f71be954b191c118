import EmployeeViews
import Employees
import ListRendering

/// A cell of a table that fills its view with a view model.
class ItemCell<Content: ItemView>: HostCell<Content>, Configurable {
  func configure(with viewModel: Content.ViewModel) {
    content.show(viewModel)
  }
}

/// A cell that shows the name of an employee.
final class EmployeeInfoCell: ItemCell<EmployeeInfoView> {
  /// The request for the portrait, if the list has portraits.
  var portraitRequest: PortraitRequest?
}

/// A cell that shows a workplace.
final class EmployeeWorkplaceCell: ItemCell<EmployeeWorkplaceView> {}

/// A cell that shows a message.
final class MessageCell: ItemCell<MessageView> {}

/// A cell that shows a button.
final class ButtonCell: ItemCell<ButtonView> {}

// MARK: -

/// The content of a row that shows one type of view models, in a cell of a table or a collection.
protocol ItemView: RowView {
  associatedtype ViewModel: ItemViewModel

  func show(_ viewModel: ViewModel)
}

extension EmployeeInfoView: ItemView {
  func show(_ viewModel: EmployeeInfoViewModel) {
    photoView.image = viewModel.photo.flatMap { UIImage(named: $0) }
    nameLabel.text = viewModel.name
    specializationLabel.text = viewModel.specialization
  }
}

extension EmployeeWorkplaceView: ItemView {
  func show(_ viewModel: EmployeeWorkplaceViewModel) {
    workplaceLabel.text = viewModel.workplace
  }
}

extension MessageView: ItemView {
  func show(_ viewModel: MessageViewModel) {
    messageLabel.text = viewModel.message
  }
}

extension ButtonView: ItemView {
  func show(_ viewModel: ButtonViewModel) {
    button.setTitle(viewModel.title, for: .normal)
    tapped = viewModel.tapped
  }
}
