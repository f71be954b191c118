import EmployeeViews
import ListRendering
import SectionUpdates

/// A table that is adapted to MVVM: it shows the sections of a view model, and a factory makes its
/// cells.
///
/// The screen has no method of a data source, and stays the delegate. The table knows no employee, so
/// that another screen can have one, too.
final class AdaptedTableView<Section: AdaptedSection>: UITableView, UITableViewDataSource {
  /// Called when a person deletes a section, `nil` if the screen deletes nothing.
  ///
  /// UIKit calls `commit` of the data source, and not of the delegate.
  var onDelete: ((Section.ID) -> Void)?

  private let sections: DiffableSections<Section>
  private let cellFactory: any AdaptedCellFactory<Section>
  private var registeredIdentifiers: Set<String> = []

  init(cellFactory: any AdaptedCellFactory<Section>) {
    sections = DiffableSections()
    self.cellFactory = cellFactory
    super.init(frame: .zero, style: .plain)
    dataSource = self
    sections.listView = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // All methods stand in the class, because UIKit cannot call those in an extension of a generic one.

  // MARK: - Making cells

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellFactory.makeCell(for: row(at: indexPath), in: self, at: indexPath)
  }

  /// Returns a cell of a class, which needs no registration.
  ///
  /// So a factory has no list of its classes, from which one could be missing.
  func reuse<Cell: ReusableCell>(_ cellType: Cell.Type, for indexPath: IndexPath) -> Cell {
    if registeredIdentifiers.insert(cellType.identifier).inserted { register(cellType) }
    return dequeue(cellType, for: indexPath)
  }

  func row(at indexPath: IndexPath) -> Section.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Selection

  func sectionID(at indexPath: IndexPath) -> Section.ID {
    sections[indexPath.section].id
  }

  /// Returns the ids of the sections at index paths that the list still has; it may have become
  /// shorter.
  ///
  /// For the chapter Portraits.
  func sectionIDs(at indexPaths: [IndexPath]) -> [Section.ID] {
    indexPaths.filter { $0.section < sections.count }.map(sectionID)
  }

  // MARK: - Updating

  /// Shows sections in place of those before.
  ///
  /// - Parameters:
  ///   - newSections: The sections, each id once.
  ///   - searchText: The text that they were searched for, `nil` for all sections.
  func show(_ newSections: [Section], searchText: String?) {
    sections.apply(newSections, searchText: searchText)
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    onDelete != nil && row(at: indexPath).isDeletable
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { onDelete?(sectionID(at: indexPath)) }
  }
}
