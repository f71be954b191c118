import EmployeeViews
import ListRendering
import SectionUpdates

/// A data source for any collection, with the providers and the factories of tables.
///
/// Only the cells differ, and the layout measures them.
final class CollectionDataSource<SectionID: Hashable>: NSObject, UICollectionViewDataSource {
  private let sections = DiffableSections<ListSection<SectionID>>()
  private var registry = CellFactoryRegistry([])
  private var measuringCells: [ObjectIdentifier: UICollectionViewCell] = [:]

  /// The number of first sections that the last change has left as they were.
  var unchangedCount: Int { sections.unchangedCount }

  // MARK: - Making cells

  /// Becomes the data source of a collection, which holds it weakly.
  func attach(to collectionView: UICollectionView, factories: [CellFactory]) {
    registry = CellFactoryRegistry(factories)
    registry.registerCells(in: collectionView)
    collectionView.dataSource = self
    sections.listView = collectionView
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    registry.cell(for: row(at: indexPath), in: collectionView, at: indexPath)
  }

  /// Returns a filled cell to measure, which is not shown.
  func measuringCell(at indexPath: IndexPath) -> UICollectionViewCell {
    let row = row(at: indexPath)
    let factory = registry.factory(for: row)
    let key = ObjectIdentifier(factory.rowType)
    let cell = measuringCells[key] ?? factory.makeMeasuringCell()
    measuringCells[key] = cell
    factory.fillCollectionCell(cell, row)
    return cell
  }

  /// Makes new cells to measure, because a cell that is in no window keeps its text size.
  func textSizeChanged() {
    measuringCells = [:]
  }

  // MARK: - Selection

  func sectionID(at indexPath: IndexPath) -> SectionID {
    sections[indexPath.section].id
  }

  func row(at indexPath: IndexPath) -> any ListRow {
    sections[indexPath.section].rows[indexPath.item]
  }

  // MARK: - Updating

  /// Shows what a provider has, in place of what the one before had.
  func show<Provider: DataProvider>(_ provider: Provider) where Provider.SectionID == SectionID {
    let newSections = provider.sections
    registry.check(newSections)
    sections.apply(newSections, searchText: provider.searchText)
  }
}

// MARK: -

extension CellFactoryRegistry {
  func registerCells(in collectionView: UICollectionView) {
    for factory in factories.values {
      collectionView.register(
        factory.collectionCellType, forCellWithReuseIdentifier: factory.identifier)
    }
  }

  /// Returns a filled cell for a row.
  func cell(
    for row: any ListRow, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let factory = factory(for: row)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: factory.identifier, for: indexPath)
    factory.fillCollectionCell(cell, row)
    return cell
  }
}
