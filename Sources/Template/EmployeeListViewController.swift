import Employees
import SectionUpdates
import UIKit

/// A controller that shows an empty list.
final class EmployeeListViewController: UITableViewController {
  private let sections = DiffableSections<Section>()

  init() {
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sections.listView = tableView
    navigationItem.title = EmployeeListText.title(shown: 0, of: nil, isSearching: false)
  }

  // MARK: - Rows

  /// The rows of an employee, or of the status of the list.
  struct Section: Identifiable, Equatable {
    let id: EmployeeListSectionID
    let rows: [String]
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
}
