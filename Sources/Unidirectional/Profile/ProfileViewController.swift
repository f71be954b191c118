import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A view of a profile that renders its slice of the state, and dispatches an action for each tap.
final class ProfileViewController: UITableViewController {
  private let sections = DiffableSections<ProfileSection>()

  private let employee: Employee
  private let store: AppStore

  init(_ employee: Employee, store: AppStore) {
    self.employee = employee
    self.store = store
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
    store.subscribe(self) { [employee] state in ProfileSlice(state, of: employee) }
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
    case .button(let title, let action, let isEnabled):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title, isEnabled: isEnabled) { [store] in
        store.dispatch(.profile(action))
      }
      return cell
    }
  }
}

// MARK: -

extension ProfileViewController: StateView {
  func render(_ slice: ProfileSlice) {
    let content = ProfileSelectors.content(of: slice)
    navigationItem.title = content.title
    sections.apply([content.section])
  }
}
