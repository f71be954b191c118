import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A controller that makes rows of the model's employees, fills the cells, handles the taps, and
/// opens the profiles.
final class EmployeeListViewController: UITableViewController {
  private let sections = DiffableSections<EmployeeListSection>()

  private let model: EmployeeModel
  private let contacts: any ContactService
  private let portraits: PortraitLoader?
  private var search = EmployeeSearch("")

  init(model: EmployeeModel, contacts: any ContactService, portraits: PortraitLoader?) {
    self.model = model
    self.contacts = contacts
    self.portraits = portraits
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    if portraits != nil { tableView.prefetchDataSource = self }
    addRefreshControl(to: tableView) { [model, portraits] in
      model.load()
      portraits?.renew()
    }
    addSearchField { [weak self] text in self?.search(for: text) }
    sections.listView = tableView
    model.addDelegate(self)
    model.load()
  }

  // MARK: - Rows

  private func statusSection(
    _ roster: EmployeeRoster, shown employees: [Employee]
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = roster.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !roster.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if roster.isLoaded, employees.isEmpty {
      let message = search.text.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, refusal) in roster.refusals(hiddenBy: search) {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if roster.failure != nil { rows.append(.button(.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, refusal: EmployeeRefusal?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.button(.call(employee.name), .contact(call)))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.button(.write(to: employee.name), .contact(letter)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch row(at: indexPath) {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [weak self] in self?.tapped(button) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Taps

  private func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .contact(let contact): contacts.perform(contact)
    case .retry: model.load()
    }
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  private func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let employee = employeeID(at: indexPath).flatMap(model.roster.employee) else { return }
    navigationController?.pushViewController(
      ProfileViewController(employee, model: model, contacts: contacts), animated: true)
  }

  // MARK: - Updating

  private func updateView() {
    let roster = model.roster
    let employees = search.results(in: roster.employees)
    let employeeSections = employees.map { employee in
      section(of: employee, refusal: roster.refusals[employee.id])
    }
    navigationItem.title = EmployeeListText.title(
      shown: employees.count, of: roster.count, isSearching: search.text != nil)
    sections.apply(
      [statusSection(roster, shown: employees)] + employeeSections, searchText: search.text)
    tableView.setRefreshing(roster.isRefreshing)
  }

  // MARK: - Searching

  private func search(for text: String) {
    search = EmployeeSearch(text)
    updateView()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).isDeletable
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = employeeID(at: indexPath) else { return }
    model.perform(.deletion(id))
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let portraits, let cell = cell as? EmployeeInfoCell,
      let id = employeeID(at: indexPath)
    else { return }
    cell.showPortrait(of: id, from: portraits)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? EmployeeInfoCell)?.endPortrait()
  }
}

// MARK: -

extension EmployeeListViewController: EmployeeModelDelegate {
  func modelDidChange() {
    updateView()
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < sections.count }
    portraits?.prefetch(rows.compactMap(employeeID))
  }
}
