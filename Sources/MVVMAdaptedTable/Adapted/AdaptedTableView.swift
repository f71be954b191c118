import EmployeeViews
import SectionUpdates
import UIKit

/// A table that is its own data source: it shows sections of values, and a factory makes the cells.
///
/// It knows no employee, so any list can use it. The screen stays its delegate.
final class AdaptedTableView<Section: AdaptedSection>: UITableView, UITableViewDataSource {
  private let sections = DiffableSections<Section>()

  private let cellFactory: any AdaptedCellFactory<Section>
  private var registeredCells: Set<ObjectIdentifier> = []
  private var isDeletable: (Section.Row) -> Bool = { _ in false }
  private var onDelete: (Section.ID) -> Void = { _ in }

  init(cellFactory: any AdaptedCellFactory<Section>) {
    self.cellFactory = cellFactory
    super.init(frame: .zero, style: .plain)
    dataSource = self
    sections.listView = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // The data source's methods are in the class, because an extension of a generic class can't have
  // Objective-C methods.

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

  /// Returns a cell of a class, and registers the class when it is first used.
  func reuse<Cell: ReusableCell>(_ cellType: Cell.Type, for indexPath: IndexPath) -> Cell {
    if registeredCells.insert(ObjectIdentifier(cellType)).inserted { register(cellType) }
    return dequeue(cellType, for: indexPath)
  }

  func row(at indexPath: IndexPath) -> Section.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Selection

  func sectionID(at indexPath: IndexPath) -> Section.ID {
    sections[indexPath.section].id
  }

  // MARK: - Updating

  /// Shows sections instead of those before.
  ///
  /// - Parameters:
  ///   - newSections: The sections, each id once.
  ///   - searchText: The text that the sections were searched for, `nil` for all sections.
  func show(_ newSections: [Section], searchText: String? = nil) {
    sections.apply(newSections, searchText: searchText)
  }

  // MARK: - Deleting

  /// Lets you swipe rows away; without this call, no row can be deleted.
  ///
  /// - Parameters:
  ///   - isDeletable: Returns whether a swipe over a row deletes its section.
  ///   - onDelete: Deletes the section with an id.
  func enableDeletion(
    isDeletable: @escaping (Section.Row) -> Bool, onDelete: @escaping (Section.ID) -> Void
  ) {
    self.isDeletable = isDeletable
    self.onDelete = onDelete
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isDeletable(row(at: indexPath))
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { onDelete(sectionID(at: indexPath)) }
  }
}
