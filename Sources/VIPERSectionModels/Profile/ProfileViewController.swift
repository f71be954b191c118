import SectionUpdates
import UIKit

/// A view that shows the section model of a profile in a table.
final class ProfileViewController: UITableViewController {
  private let sections = DiffableSections<ProfileSectionModel>()

  private let output: any ProfileViewOutput

  init(output: any ProfileViewOutput) {
    self.output = output
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ProfileSectionModel.registerCells(in: tableView)
    tableView.allowsSelection = false
    sections.listView = tableView
    output.viewLoaded()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    sections[indexPath.section].cell(in: tableView, at: indexPath)
  }
}

// MARK: -

extension ProfileViewController: ProfileViewInput {
  func show(_ content: ProfileContent) {
    navigationItem.title = content.title
    sections.apply([content.section])
  }
}
