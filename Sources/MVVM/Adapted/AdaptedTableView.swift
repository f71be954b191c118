import ListRendering

/// The table that is its own data source and reads everything from a view model.
///
/// **Knows** a view model with sections, and a factory that makes cells for what is in them.
///
/// **Never knows** employees, or which kinds of cell there are.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedTableView`. There, nothing happens when the
/// view model changes; here, the table reloads.
final class AdaptedTableView: TableView {
  /// What the table shows.
  var viewModel: (any AdaptedViewModelInput)? {
    didSet {
      oldValue?.sectionsChanged = nil
      viewModel?.sectionsChanged = { [weak self] in self?.reloadData() }
      reloadData()
    }
  }

  /// What makes the cells; it must know every kind of view model in the sections.
  var cellFactory: (any AdaptedCellFactory)? {
    didSet {
      for cellType in cellFactory?.cellTypes ?? [] { cellType.register(in: self) }
    }
  }

  // MARK: - Assembly

  /// Makes the table its own data source.
  func setup() {
    dataSource = self
  }
}

// MARK: -

extension AdaptedTableView: TableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: TableView) -> Int {
    viewModel?.sections.count ?? 0
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel?.sections[section].cells.count ?? 0
  }

  // MARK: - Making cells

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let viewModel, let cellFactory else {
      fatalError("an adapted table view needs a view model and a cell factory to show rows")
    }
    let cellViewModel = viewModel.sections[indexPath.section].cells[indexPath.row]
    return cellFactory.makeCell(for: cellViewModel, in: tableView, at: indexPath)
  }
}
