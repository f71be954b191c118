import Employees
import UIKit

/// A controller that names the cell factories of a profile, and handles the taps.
///
/// It's a delegate of the list's model, so a star that is set here shows in the list.
final class ProfileViewController: UITableViewController {
  private let dataSource: TableDataSource<ProfileDataProvider>

  private let provider: ProfileDataProvider
  private let model: EmployeeModel
  private let contacts: any ContactService

  init(_ employee: Employee, model: EmployeeModel, contacts: any ContactService) {
    provider = ProfileDataProvider(employee, model: model)
    dataSource = TableDataSource(dataProvider: provider)
    self.model = model
    self.contacts = contacts
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let id = provider.employee.id
    dataSource.attach(
      to: tableView,
      factories: [
        CellFactories.info, CellFactories.message, CellFactories.workplace, CellFactories.detail,
        CellFactories.star { [model] isStarred in model.perform(.star(isStarred, id)) },
        CellFactories.contact { [contacts] contact in contacts.perform(contact) },
      ])
    tableView.allowsSelection = false
    model.addDelegate(self)
    updateView()
  }

  private func updateView() {
    navigationItem.title = provider.employee.name
    dataSource.update()
  }
}

// MARK: -

extension ProfileViewController: EmployeeModelDelegate {
  func modelDidChange() {
    updateView()
  }
}
