/// A data source that shows snapshots, and updates its table by the difference between two of them.
///
/// Subclass it to return titles and to handle swipes.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the filled cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Accepted without effect: text is not animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private final weak var tableView: UITableView?
  private final let cellProvider: CellProvider
  private final var shown = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()

  /// The items of each section of the shown snapshot, so that a row is found without a hash.
  private final var rows: [[ItemIdentifierType]] = []

  /// Creates a data source without sections, and makes it the one of a table, which is held weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  nonisolated deinit {}

  // MARK: - Applying

  /// Shows a snapshot, by one batch of the changes since the former one (rule 28: snapshots).
  ///
  /// A table without a window is reloaded instead, and one that was never loaded reads the snapshot
  /// when it is first needed. A data source put in front of this one must pass all questions on.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: No effect; also without animation, only the changes are made.
  ///   - completion: Called after the view is filled.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView, !tableView.list.needsReload else {
      show(snapshot)
      completion?()
      return
    }
    guard tableView.window != nil else {
      let selected = tableView.indexPathForSelectedRow.flatMap(itemIdentifier(for:))
      let reloaded = snapshot.allReloadedItems
      applySnapshotUsingReloadData(snapshot)
      if let selected, !reloaded.contains(selected), let indexPath = indexPath(for: selected) {
        tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      }
      completion?()
      return
    }
    let changes = SnapshotChanges(from: shown, to: snapshot)
    tableView.performBatchUpdates {
      self.show(snapshot)
      tableView.perform(changes, with: self.defaultRowAnimation)
    } completion: { _ in
      completion?()
    }
  }

  /// Shows a snapshot by a reload of the table, which ends the selection.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private final func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    shown = snapshot
    shown.clearReloads()
    rows = snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
  }

  // MARK: - Asking

  /// Returns a copy of the shown snapshot, to be changed and applied.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    shown
  }

  /// Returns the section with a number, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    rows.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// Returns the number of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// Returns the item of a row, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return rows[indexPath.section][indexPath.row]
  }

  /// Returns the row of an item, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of sections and of items in the section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let home = shown.sectionIdentifier(containingItem: itemIdentifier),
      let section = shown.indexOfSection(home),
      let row = rows[section].firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  // MARK: - Answering the table

  /// Returns the number of sections of the shown snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  /// Returns the number of items of a section of the shown snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  /// Returns the cell that the cell provider returns for the item of the row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = rows[indexPath.section][indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError("the cell provider returned nil for the item identifier \(item) at \(indexPath)")
    }
    return cell
  }

  /// Returns no header by default (rule 19: headers and footers).
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns no footer by default (rule 19: headers and footers).
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false by default, as in UIKit: override it to let rows be deleted with a swipe.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
