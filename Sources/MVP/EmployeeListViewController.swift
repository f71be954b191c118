import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A view that shows in a table what its presenter tells it, and reports what a person does.
class EmployeeListViewController: UITableViewController, EmployeeListView {
  // Not private, for the chapter Portraits.
  let sections = DiffableSections<EmployeeListSection>()

  private let presenter: any EmployeeListPresenting

  init(presenter: any EmployeeListPresenting) {
    self.presenter = presenter
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
    // The presenter holds this view weakly, so these closures make no cycle.
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
      cell.configure(with: title) { [presenter] in presenter.tapped(button) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  ///
  /// Not private, for the chapter Portraits.
  func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = employeeID(at: indexPath) { presenter.employeeSelected(id) }
  }

  // MARK: - Updating

  func show(_ content: EmployeeListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    tableView.setRefreshing(content.isRefreshing)
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
    presenter.deleteTapped(id)
  }
}
