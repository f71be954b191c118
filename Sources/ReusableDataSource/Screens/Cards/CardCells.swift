import EmployeeViews
import ListRendering

/// A cell of a collection that fills its view with a view model.
class ItemCard<Content: ItemView>: HostCollectionViewCell<Content>, CollectionCell {
  func configure(with viewModel: Content.ViewModel) {
    content.show(viewModel)
  }
}

/// A part of a card with a message.
final class MessageCard: ItemCard<MessageView> {}

/// A part of a card with a button.
final class ButtonCard: ItemCard<ButtonView> {}

/// A card with a workplace.
final class WorkplaceCard: ItemCard<EmployeeWorkplaceView> {}

/// The part of a card with a workplace as the heading of its employees.
final class OpenWorkplaceCard: ItemCard<HeadingView> {}

/// A part of a card with the name of an employee.
final class EmployeeInfoCard: ItemCard<EmployeeInfoView> {}
