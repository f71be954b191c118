package import Employees
package import ListRendering

import EmployeeViews

// A card has no portrait, no initial letter, and no swipe to delete.
extension EmployeeListModule {
  /// Builds the screen with a card for each employee.
  package static func makeGrid(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> UIViewController {
    // The first section has the messages, above the cards.
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))
    let dataSource = CollectionDataSource<EmployeeListSectionID>(collectionView: collectionView)
    dataSource.registerCell(EmployeeGridCell<EmployeeInfoView>.self, identifier: "Info")
    dataSource.registerCell(EmployeeGridCell<EmployeeWorkplaceView>.self, identifier: "Workplace")
    dataSource.registerCell(EmployeeGridCell<MessageView>.self, identifier: "Message")
    dataSource.registerCell(ButtonGridCell.self, identifier: "Button")
    let screen = EmployeeListViewController(
      service: service, actions: actions, portraits: nil, showsInitials: false,
      listView: collectionView, dataSource: dataSource)
    return makeNavigation(to: screen, actions: actions)
  }
}
