import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A massive controller of the workplaces, with three cells of the employee list.
///
/// It loads and retries as that of the employees does, with the same lines once more.
final class WorkplaceListViewController: UITableViewController {
  private let sections = DiffableSections<WorkplaceListSection>()

  private let service: any EmployeeService
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var request: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HeadingCell.self)
    tableView.register(EmployeeInfoCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.allowsSelection = false
    tableView.addRefreshControl { [weak self] in self?.load() }
    sections.listView = tableView
    load()
  }

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    request?.cancel()
    status.requestStarted()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
    updateView()
  }

  private func employeesLoaded(_ employees: [Employee]) {
    list.replace(with: employees)
    status.requestAnswered()
    updateView()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.requestFailed(error)
    updateView()
  }

  private func statusSection(_ workplaces: [Workplace]) -> WorkplaceListSection {
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
      cell.configure(with: title) { [weak self] in self?.load() }
      return cell
    }
  }

  private func updateView() {
    let workplaces = list.workplaces
    navigationItem.title = EmployeeListText.workplacesTitle(
      count: list.isLoaded ? workplaces.count : nil)
    sections.apply([statusSection(workplaces)] + workplaces.map(section), searchText: nil)
    tableView.setRefreshing(status.isLoading && list.isLoaded)
  }
}
