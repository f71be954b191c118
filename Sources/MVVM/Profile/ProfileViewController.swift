import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A view of a profile that observes its view model, and reports the taps.
final class ProfileViewController: UITableViewController {
  private let sections = DiffableSections<ProfileSection>()

  private let viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(MessageCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(EmployeeDetailCell.self)
    tableView.register(ButtonCell.self)
    tableView.allowsSelection = false
    sections.listView = tableView
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .detail(let detail):
      let cell = tableView.dequeue(EmployeeDetailCell.self, for: indexPath)
      cell.configure(with: detail)
      return cell
    case .button(let title, let button, let isEnabled):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title, isEnabled: isEnabled) { [viewModel] in viewModel.tapped(button) }
      return cell
    }
  }

  /// Shows the content.
  ///
  /// UIKit calls this method before the first layout, and again when something that it reads has
  /// changed.
  override func updateProperties() {
    super.updateProperties()
    let content = viewModel.content
    navigationItem.title = content.title
    sections.apply([content.section])
  }
}
