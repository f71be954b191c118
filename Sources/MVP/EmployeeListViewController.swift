import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A view that shows the sections of its presenter in a table, and reports what a person does.
final class EmployeeListViewController: UITableViewController {
  let presenter: any EmployeeListPresenting
  let sections = DiffableSections<EmployeeListSection>()

  private let makeProfile: (Employee) -> UIViewController

  init(
    presenter: any EmployeeListPresenting, makeProfile: @escaping (Employee) -> UIViewController
  ) {
    self.presenter = presenter
    self.makeProfile = makeProfile
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.prefetchDataSource = self
    tableView.addRefreshControl { [presenter] in presenter.pulledToRefresh() }
    addSearchField { [presenter] text in presenter.searchTextChanged(text) }
    sections.listView = tableView
    presenter.viewLoaded()
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
    switch sections[indexPath.section].rows[indexPath.row] {
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
      cell.configure(with: title) { [presenter] in presenter.tapped(button) }
      return cell
    }
  }

  // MARK: - Selection

  func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info, .workplace: true
    case .message, .button: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = employeeID(at: indexPath) { presenter.employeeSelected(id) }
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0 && employeeID(at: indexPath) != nil
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let id = employeeID(at: indexPath) else { return }
    if editingStyle == .delete { presenter.deleteTapped(id) }
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    showPortrait(in: cell, at: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    hidePortrait(in: cell)
  }
}

// MARK: - Updating

extension EmployeeListViewController: EmployeeListView {
  func show(title: String) {
    self.title = title
  }

  func show(_ newSections: [EmployeeListSection], searchText: String?) {
    sections.apply(newSections, searchText: searchText)
  }

  func show(isRefreshing: Bool) {
    tableView.setRefreshing(isRefreshing)
  }

  func openProfile(of employee: Employee) {
    navigationController?.pushViewController(makeProfile(employee), animated: true)
  }
}
