import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A view that renders states in a table, and dispatches what a person does.
///
/// Not in the state are, among others, the text in the search field, the scroll position, and a pulled
/// refresh control until the next state is rendered.
class EmployeeListViewController: UITableViewController, StateView {
  // Not private, for the chapter Portraits.
  let sections = DiffableSections<EmployeeListSection>()

  private let store: EmployeeListStore

  init(store: EmployeeListStore) {
    self.store = store
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
    // The store holds this view weakly, so these closures make no cycle.
    tableView.addRefreshControl { [store] in store.dispatch(.pulledToRefresh) }
    addSearchField { [store] text in store.dispatch(.searchTextChanged(text)) }
    sections.listView = tableView
    store.dispatch(.viewLoaded)
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
      let action = Self.action(ofTapOn: button)
      cell.configure(with: title) { [store] in store.dispatch(action) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Taps

  /// Returns what happens at a tap on a button of a row, in the words of the state.
  ///
  /// A row could also have the action itself. It has the button because it is that of MVC.
  static func action(ofTapOn button: EmployeeListSection.Button) -> EmployeeListAction {
    switch button {
    case .call(let id): .callTapped(id)
    case .write(let id): .writeTapped(id)
    case .retry: .retryTapped
    }
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
    if let id = employeeID(at: indexPath) { store.dispatch(.employeeSelected(id)) }
  }

  // MARK: - Updating

  func render(_ state: EmployeeListState) {
    let content = EmployeeListSelectors.content(of: state)
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
    store.dispatch(.deleteTapped(id))
  }
}
