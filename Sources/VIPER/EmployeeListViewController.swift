import EmployeeViews
import SectionUpdates
import UIKit

/// A view that shows in a table what its presenter tells it, and reports what a person does.
///
/// What concerns a row goes to its section model, and what concerns the whole list to the presenter.
class EmployeeListViewController: UITableViewController, EmployeeListViewInput {
  // Not private, for the chapter Portraits.
  let sections = DiffableSections<EmployeeListSectionModel>()

  private let output: any EmployeeListViewOutput

  init(output: any EmployeeListViewOutput) {
    self.output = output
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
    tableView.addRefreshControl { [output] in output.pulledToRefresh() }
    addSearchField { [output] text in output.searchTextChanged(text) }
    sections.listView = tableView
    output.viewLoaded()
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section] {
    case .status(let section): cell(of: section, at: indexPath)
    case .employee(let section): cell(of: section, at: indexPath)
    }
  }

  private func cell(of section: StatusSectionModel, at indexPath: IndexPath) -> UITableViewCell {
    switch section.rows[indexPath.row] {
    case .message(let message):
      messageCell(message, at: indexPath)
    case .retry(let title):
      buttonCell(title, at: indexPath, tapped: section.retryTapped)
    }
  }

  private func cell(of section: EmployeeSectionModel, at indexPath: IndexPath) -> UITableViewCell {
    switch section.rows[indexPath.row] {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      return messageCell(message, at: indexPath)
    case .button(let title, let button):
      return buttonCell(title, at: indexPath) { section.tapped(button) }
    }
  }

  private func messageCell(_ message: String, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(MessageCell.self, for: indexPath)
    cell.configure(with: message)
    return cell
  }

  private func buttonCell(
    _ title: String, at indexPath: IndexPath, tapped: @escaping () -> Void
  ) -> UITableViewCell {
    let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
    cell.configure(with: title, tapped: tapped)
    return cell
  }

  // MARK: - Selection

  /// Returns the section of an employee that has a row, `nil` for the status.
  ///
  /// Not private, for the chapter Portraits.
  func employeeSection(at indexPath: IndexPath) -> EmployeeSectionModel? {
    sections[indexPath.section].employeeSection
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    employeeSection(at: indexPath)?.rows[indexPath.row].isSelectable ?? false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    employeeSection(at: indexPath)?.selected()
  }

  // MARK: - Updating

  func show(_ content: EmployeeListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    tableView.setRefreshing(content.isRefreshing)
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    employeeSection(at: indexPath)?.rows[indexPath.row].isDeletable ?? false
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { employeeSection(at: indexPath)?.deleteTapped() }
  }
}
