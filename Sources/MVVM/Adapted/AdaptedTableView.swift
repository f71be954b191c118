import ListRendering

/// The table that is its own data source and reads everything from a view model.
///
/// **Knows** a view model with sections, and a factory that makes cells for what is in them.
///
/// **Never knows** employees, or which kinds of cell there are.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedTableView`. There, nothing happens when the
/// view model changes; here, the table shows the change.
final class AdaptedTableView: TableView {
  /// What the table shows.
  var viewModel: (any AdaptedViewModelInput)? {
    didSet {
      oldValue?.sectionsChanged = nil
      viewModel?.sectionsChanged = { [weak self] changes in self?.sectionsChanged(changes) }
      sectionsChanged(nil)
    }
  }

  /// The sections of the view model, at hand for each row.
  private var sections: [AdaptedSectionViewModel] = []

  /// The rows of each section, which can then be had without a look at the section itself: in a long
  /// list that is one place less in memory to wait for.
  private var cells: [[AdaptedCellViewModel]] = []

  /// What makes the cells; it must know every kind of view model in the sections.
  var cellFactory: (any AdaptedCellFactory)? {
    didSet {
      for cellType in cellFactory?.cellTypes ?? [] { cellType.register(in: self) }
    }
  }

  // MARK: - Assembly

  /// Makes the table its own data source and delegate.
  func setup() {
    dataSource = self
    delegate = self
  }
}

// MARK: -

extension AdaptedTableView: TableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: TableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    cells[section].count
  }

  // MARK: - Making cells

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let cellFactory else {
      fatalError("an adapted table view needs a cell factory to show rows")
    }
    let cellViewModel = cells[indexPath.section][indexPath.row]
    return cellFactory.makeCell(for: cellViewModel, in: tableView, at: indexPath)
  }
}

// MARK: - Selection

extension AdaptedTableView: TableViewDelegate {
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    sections[indexPath.section].isInteractive ? indexPath : nil
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }
}

// MARK: - Updating

extension AdaptedTableView: DataSourceModelAssociation {
  private func sectionsChanged(_ changes: SectionChanges?) {
    sections = viewModel?.sections ?? []
    cells = sections.map(\.cells)
    if let changes { apply(changes) } else { reloadData() }
  }

  func modelIdentifier(forSection section: Int, in tableView: TableView) -> AnyHashable? {
    sections[section].identifier
  }

  func section(withModelIdentifier identifier: AnyHashable, in tableView: TableView) -> Int? {
    sections.firstIndex { $0.identifier == identifier.base as? String }
  }
}

// MARK: - Deleting

extension AdaptedTableView {
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].isInteractive
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].deleted()
  }
}
