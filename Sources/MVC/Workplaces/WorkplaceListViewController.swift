import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A controller of the workplaces, with the model and three cells of the employee list.
final class WorkplaceListViewController: UITableViewController, EmployeeListDataModelDelegate {
  private let sections = DiffableSections<WorkplaceListSection>()

  private let model: EmployeeListDataModel

  init(model: EmployeeListDataModel) {
    self.model = model
    super.init(style: .plain)
    model.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HeadingCell.self)
    tableView.register(EmployeeInfoCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.allowsSelection = false
    tableView.addRefreshControl { [model] in model.load() }
    sections.listView = tableView
    model.load()
  }

  private func statusSection(
    _ list: EmployeeList, _ workplaces: [Workplace], _ status: EmployeeListStatus
  ) -> WorkplaceListSection {
    var rows: [WorkplaceListSection.Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, workplaces.isEmpty {
      rows.append(.message(EmployeeListText.noWorkplaces(count: list.employees.count)))
    }
    if status.failure != nil { rows.append(.retry(title: EmployeeListText.retry)) }
    return WorkplaceListSection(id: .status, rows: rows)
  }

  private func section(of workplace: Workplace) -> WorkplaceListSection {
    let employees = workplace.employees.map { employee in
      WorkplaceListSection.Row.info(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
    }
    return WorkplaceListSection(
      id: .workplace(workplace.name), rows: [.heading(workplace.name)] + employees)
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
    case .heading(let title):
      let cell = tableView.dequeue(HeadingCell.self, for: indexPath)
      cell.configure(with: title)
      return cell
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .retry(let title):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [model] in model.load() }
      return cell
    }
  }

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    let workplaces = list.workplaces
    navigationItem.title = EmployeeListText.workplacesTitle(
      count: list.isLoaded ? workplaces.count : nil)
    sections.apply(
      [statusSection(list, workplaces, status)] + workplaces.map(section), searchText: nil)
    tableView.setRefreshing(status.isLoading && list.isLoaded)
  }
}
