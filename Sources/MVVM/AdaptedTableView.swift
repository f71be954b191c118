import Diffing
import ListRendering
import TableUpdates

/// A table that is its own data source and shows the view models of sections.
///
/// **Knows** sections, and a factory that makes cells for their rows.
///
/// **Never knows** employees, or which kinds of cell there are.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedTableView`. There, nothing happens when the
/// sections change after the set-up; here, the table compares them and shows the difference.
final class AdaptedTableView: UITableView {
  /// The sections, from first to last.
  var sections: [any AdaptedSectionViewModel] {
    get { shownSections }
    set { show(newValue) }
  }

  private var shownSections: [any AdaptedSectionViewModel] = []

  private let cellFactory: any AdaptedCellFactory

  /// The rows of each section, empty for a section that was not shown since `sections` last
  /// changed.
  private var cells: [[any AdaptedCellViewModel]] = []

  // MARK: - Assembly

  /// Creates an empty table.
  ///
  /// - Parameter cellFactory: The factory, which must make a cell for every view model of a row.
  init(cellFactory: any AdaptedCellFactory) {
    self.cellFactory = cellFactory
    super.init(frame: .zero, style: .plain)
    for cellType in cellFactory.cellTypes { cellType.register(in: self) }
    dataSource = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}

// MARK: -

extension AdaptedTableView: UITableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cellCount
  }

  // MARK: - Making cells

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let section = indexPath.section
    if cells[section].isEmpty { cells[section] = sections[section].makeCells() }
    return cellFactory.makeCell(for: cells[section][indexPath.row], in: tableView, at: indexPath)
  }
}

// MARK: - Selection

extension AdaptedTableView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    sections[indexPath.section].isInteractive ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }
}

// MARK: - Updating

extension AdaptedTableView {
  /// Compares sections with those before, and shows the difference.
  ///
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the number of sections and *m* the number of
  ///   sections between the first and the last change.
  private func show(_ newSections: [any AdaptedSectionViewModel]) {
    let changes = SectionChanges(
      from: shownSections, to: newSections, id: { $0.id },
      isSame: { $0 === $1 || $0.showsSame(as: $1) })
    apply(changes) {
      self.shownSections = newSections
      self.cells = Array(repeating: [], count: newSections.count)
    }
  }

  /// The selection and the scroll position.
  var place: TablePlace {
    place { sections[$0].id }
  }

  /// Selects the row of a place, and scrolls it back to its line.
  func restore(_ place: TablePlace) {
    restore(place) { id in sections.firstIndex { $0.id == id.base as? Int } }
  }
}

// MARK: - Deleting

extension AdaptedTableView {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].isInteractive
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].deleted()
  }
}
