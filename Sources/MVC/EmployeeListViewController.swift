import EmployeeViews
import Employees
import ListRendering

/// The controller: it stands between the model's items and the table's cells.
///
/// **Knows** the model, the items, every kind of cell, and what leaves the screen.
///
/// **Never knows** where the items come from, or how a cell shows one.
///
/// **Article** "iOS Tableview with MVC", parts 2 and 5: `DRHTableViewController`.
final class EmployeeListViewController: ViewController {
  private let tableView = TableView()
  private let model: EmployeeListDataModel
  private let actions: any EmployeeActions
  private var items: [EmployeeListItem] = []
  private var status = EmployeeListStatus.loading { didSet { tableView.reloadData() } }

  // MARK: - Assembly

  init(model: EmployeeListDataModel, actions: any EmployeeActions) {
    self.model = model
    self.actions = actions
    super.init()
    title = EmployeeListText.title
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: EmployeeInfoCell.identifier)
    tableView.register(
      EmployeeWorkplaceCell.self, forCellReuseIdentifier: EmployeeWorkplaceCell.identifier)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(forCellReuseIdentifier: ButtonCell.identifier) { [weak self] identifier in
      let cell = ButtonCell(reuseIdentifier: identifier)
      cell.delegate = self
      return cell
    }
    tableView.dataSource = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.load() }
    load()
  }

  // MARK: - Loading

  private func load() {
    status = .loading
    model.requestData()
  }
}

// MARK: -

extension EmployeeListViewController: EmployeeListDataModelDelegate {
  func dataReceived(_ items: [EmployeeListItem]) {
    self.items = items
    title = EmployeeListText.title(count: items.count)
    status = .loaded
  }

  func dataUpdateFailed(_ error: EmployeeServiceError) {
    status = .failed(reason: error.description)
  }
}

// MARK: -

extension EmployeeListViewController: TableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: TableView) -> Int {
    1 + items.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard section > 0 else {
      return (status.message(count: items.count) == nil ? 0 : 1) + (status.canRetry ? 1 : 0)
    }
    return items[section - 1].rowCount
  }

  // MARK: - Making cells

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard indexPath.section > 0 else { return statusCell(at: indexPath) }
    let item = items[indexPath.section - 1]
    switch item.row(at: indexPath.row) {
    case .info:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: EmployeeInfoCell.identifier, for: indexPath)
        as! EmployeeInfoCell
      cell.configure(with: item)
      return cell
    case .workplace(let workplace):
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: EmployeeWorkplaceCell.identifier, for: indexPath)
        as! EmployeeWorkplaceCell
      cell.configure(with: workplace)
      return cell
    case .call:
      return buttonCell(at: indexPath, title: EmployeeListText.call)
    case .write:
      return buttonCell(at: indexPath, title: EmployeeListText.write)
    }
  }

  private func statusCell(at indexPath: IndexPath) -> TableViewCell {
    guard indexPath.row == 0 else {
      return buttonCell(at: indexPath, title: EmployeeListText.retry)
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
      as! MessageCell
    cell.configure(with: status.message(count: items.count))
    return cell
  }

  private func buttonCell(at indexPath: IndexPath, title: String) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ButtonCell.identifier, for: indexPath)
      as! ButtonCell
    cell.configure(with: title)
    return cell
  }
}

// MARK: - Taps

extension EmployeeListViewController: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    guard indexPath.section > 0 else { return load() }
    let item = items[indexPath.section - 1]
    switch item.row(at: indexPath.row) {
    case .call(let phone):
      actions.call(phone, employee: item.id)
    case .write(let address):
      actions.write(to: address, employee: item.id)
    case .info, .workplace:
      break
    }
  }
}
