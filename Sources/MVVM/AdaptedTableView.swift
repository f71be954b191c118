import ListRendering

/// A table that is its own data source and shows the view models of sections.
///
/// **Knows** sections, and a factory that makes cells for their rows.
///
/// **Never knows** employees, or which kinds of cell there are.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedTableView`. There, nothing happens when the
/// sections change after the set-up; here, the table compares them and shows the difference.
final class AdaptedTableView: UITableView, AdaptedListView {
  let shownSections = ShownSections()

  private let cellFactory: any AdaptedCellFactory

  /// Creates an empty table.
  ///
  /// - Parameter cellFactory: The factory, which must make a cell for every view model of a row.
  init(cellFactory: any AdaptedCellFactory) {
    self.cellFactory = cellFactory
    super.init(frame: .zero, style: .plain)
    for cellType in cellFactory.cellTypes { cellType.register(in: self) }
    cellFactory.registerHeaders(in: self)
    dataSource = self
    delegate = self
    prefetchDataSource = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
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
    let viewModel = sections[indexPath.section].cells[indexPath.row]
    return cellFactory.makeCell(for: viewModel, in: tableView, at: indexPath)
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].canDelete
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { sections[indexPath.section].deleted() }
  }
}

// MARK: - Portraits

extension AdaptedTableView: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths where indexPath.section < sections.count {
      let cells = sections[indexPath.section].cells
      // The list may have become shorter.
      if indexPath.row < cells.count { cells[indexPath.row].prefetch() }
    }
  }
}

// MARK: - Selection

extension AdaptedTableView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    sections[indexPath.section].canSelect ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }

  // MARK: - Headers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].header.map { cellFactory.makeHeader(for: $0, in: tableView) }
  }

  // MARK: - Portraits

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? any LoadingCell)?.willDisplay()
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? any LoadingCell)?.didEndDisplaying()
  }
}
