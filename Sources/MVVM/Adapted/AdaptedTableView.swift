import EmployeeViews
import SectionUpdates
import UIKit

/// A table that is adapted to MVVM: it observes the content of a view model, and a factory makes its
/// cells.
///
/// The screen has no method of a data source and asks for no update, and stays the delegate. The table
/// knows no employee, so that another screen can have one, too.
final class AdaptedTableView<Section: AdaptedSection>: UITableView, UITableViewDataSource {
  /// Whether a swipe over a row deletes its section; no row is deletable if a screen does not say so.
  var isDeletable: (Section.Row) -> Bool = { _ in false }

  /// Called when a person deletes a section.
  ///
  /// UIKit calls `commit` of the data source, and not of the delegate.
  var onDelete: ((Section.ID) -> Void)?

  private let sections = DiffableSections<Section>()
  private let cellFactory: any AdaptedCellFactory<Section>
  private let content: () -> any AdaptedContent<Section>
  private var registeredCells: Set<ObjectIdentifier> = []

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - cellFactory: Makes the cells.
  ///   - content: Reads the content from an observable property.
  init(
    cellFactory: any AdaptedCellFactory<Section>,
    content: @escaping () -> any AdaptedContent<Section>
  ) {
    self.cellFactory = cellFactory
    self.content = content
    super.init(frame: .zero, style: .plain)
    dataSource = self
    sections.listView = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // All methods stand in the class, because UIKit cannot call those in an extension of a generic one.

  // MARK: - Loading

  /// Adds a refresh control, which ends as the content says.
  ///
  /// - Parameter onPull: Called when a person pulls the table down.
  func enableRefreshing(onPull: @escaping () -> Void) {
    addRefreshControl { [weak self] in
      onPull()
      // While the first list loads, a pull leaves equal content, which observation does not report, and
      // the control must end.
      self?.setNeedsUpdateProperties()
    }
  }

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

  /// Returns the ids of the sections at index paths that the list still has; it may have become
  /// shorter.
  ///
  /// For the chapter Portraits.
  func sectionIDs(at indexPaths: [IndexPath]) -> [Section.ID] {
    indexPaths.filter { $0.section < sections.count }.map(sectionID)
  }

  // MARK: - Updating

  /// Binds the table to its content.
  ///
  /// UIKit, since iOS 26, notes which observable properties this method reads. After a change, it calls
  /// the method again before the next frame. The table compares the sections, so a call with equal ones
  /// changes no row; the refresh control is set each time.
  override func updateProperties() {
    super.updateProperties()
    let content = content()
    sections.apply(content.sections, searchText: content.searchText)
    setRefreshing(content.isRefreshing)
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isDeletable(row(at: indexPath))
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    onDelete?(sectionID(at: indexPath))
    // UIKit expects that a deleted row is gone when the swipe ends, and not one frame later. The first
    // call makes sure that the second one has something to do.
    setNeedsUpdateProperties()
    updatePropertiesIfNeeded()
  }
}
