import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A view that shows section models in a table, and passes them the taps on their rows.
final class EmployeeListViewController: UITableViewController {
  private let sections = DiffableSections<EmployeeListSectionModel>()

  private let output: any EmployeeListViewOutput
  private let portraits: PortraitLoader?

  init(output: any EmployeeListViewOutput, portraits: PortraitLoader?) {
    self.output = output
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
    EmployeeListSectionModel.registerCells(in: tableView)
    if portraits != nil { tableView.prefetchDataSource = self }
    addRefreshControl(to: tableView) { [output, portraits] in
      output.pulledToRefresh()
      portraits?.renew()
    }
    addSearchField { [output] text in output.searchTextChanged(text) }
    sections.listView = tableView
    output.viewLoaded()
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].model.rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    model(at: indexPath).cell(in: tableView, at: indexPath)
  }

  private func model(at indexPath: IndexPath) -> any SectionModel {
    sections[indexPath.section].model
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    model(at: indexPath).isSelectable(indexPath.row)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    model(at: indexPath).selected()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    model(at: indexPath).isDeletable(indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { model(at: indexPath).deleteTapped() }
  }

  // MARK: - Portraits

  /// Returns the employee whose section has a row, `nil` for the status.
  private func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

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

extension EmployeeListViewController: EmployeeListViewInput {
  // MARK: - Updating

  func show(_ content: EmployeeListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    tableView.setRefreshing(content.isRefreshing)
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < sections.count }
    portraits?.prefetch(rows.compactMap(employeeID))
  }
}
