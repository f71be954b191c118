import UIKit

/// A view of a profile that observes its view model, shows the content in an adapted table, and
/// reports the taps.
final class ProfileViewController: UITableViewController {
  private lazy var adaptedTableView = AdaptedTableView<ProfileSection>(
    cellFactory: ProfileCellFactory { [viewModel] button in viewModel.tapped(button) })

  private let viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    tableView = adaptedTableView
    tableView.allowsSelection = false
  }

  /// Shows the content.
  ///
  /// UIKit calls this method before the first layout, and again when something that it reads has
  /// changed.
  override func updateProperties() {
    super.updateProperties()
    let content = viewModel.content
    navigationItem.title = content.title
    adaptedTableView.show([content.section])
  }
}
