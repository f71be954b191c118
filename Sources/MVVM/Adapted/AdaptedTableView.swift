import EmployeeViews
import ListRendering
import TableUpdates

/// A table that is adapted to view models: it shows sections, and needs no other data source.
///
/// It suits any list: a factory makes the cells, and a section has the closures for a tap and for a
/// swipe over its first row.
final class AdaptedTableView: UITableView {
  let sections = DiffableSections<any AdaptedSectionViewModel>(
    id: \.id, isSame: { $0.hasSameContent(as: $1) })

  let cellFactory: any AdaptedCellFactory

  /// Creates an empty table.
  ///
  /// - Parameter cellFactory: The factory, which must make a cell for every view model of a row.
  init(cellFactory: any AdaptedCellFactory) {
    self.cellFactory = cellFactory
    super.init(frame: .zero, style: .plain)
    for cellType in cellFactory.cellTypes { register(cellType) }
    dataSource = self
    delegate = self
    prefetchDataSource = self
    sections.listView = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Updating

  /// Shows these sections; `searchText` is what they were searched for, `nil` for all.
  func show(_ newSections: [any AdaptedSectionViewModel], searchText: String?) {
    sections.apply(newSections, searchText: searchText)
  }
}

// MARK: - Making cells

extension AdaptedTableView: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellFactory.makeCell(
      for: sections[indexPath.section].cells[indexPath.row], in: tableView, at: indexPath)
  }
}

// MARK: - Selection

extension AdaptedTableView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    let section = sections[indexPath.section]
    return section.select != nil && section.cells[indexPath.row].isSelectable
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].select?()
  }
}

// MARK: - Deleting

extension AdaptedTableView {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0 && sections[indexPath.section].delete != nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { sections[indexPath.section].delete?() }
  }
}
