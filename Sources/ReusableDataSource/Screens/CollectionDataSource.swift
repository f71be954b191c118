import EmployeeViews
import ListRendering
import TableUpdates

/// A data source for any collection, with the providers and the factories of `TableDataSource`.
///
/// Only the cells differ, and the layout measures them.
final class CollectionDataSource<SectionID: Hashable>: NSObject, UICollectionViewDataSource {
  private let sections = DiffableSections<ListSection<SectionID>>()
  private var registrations: [ObjectIdentifier: Registration] = [:]

  /// What the collection needs to show one type of row.
  private struct Registration {
    let identifier: String
    let cellType: UICollectionViewCell.Type

    /// A cell that is filled to measure a row, and never shown.
    let measuringCell: UICollectionViewCell

    let fill: (UICollectionViewCell, any ListRow) -> Void
  }

  /// The number of first sections that the last change has left as they were.
  var unchangedCount: Int { sections.unchangedCount }

  // MARK: - Making cells

  /// Registers the factory for a type of row; call it before `attach(to:)`.
  func register<Row: ListRow, Content: RowView>(_ factory: CellFactory<Row, Content>) {
    precondition(
      registrations[ObjectIdentifier(Row.self)] == nil,
      "two factories are registered for \(Row.self)")
    registrations[ObjectIdentifier(Row.self)] = Registration(
      identifier: "\(Row.self)", cellType: HostCollectionViewCell<Content>.self,
      measuringCell: HostCollectionViewCell<Content>()
    ) { cell, row in
      // The registration is found by the type of the row, so neither cast can fail.
      factory.fill((cell as! HostCollectionViewCell<Content>).content, row as! Row)
    }
  }

  /// Becomes the data source of a collection, which holds it weakly.
  func attach(to collectionView: UICollectionView) {
    for registration in registrations.values {
      collectionView.register(
        registration.cellType, forCellWithReuseIdentifier: registration.identifier)
    }
    collectionView.dataSource = self
    sections.listView = collectionView
  }

  /// Returns a filled cell to measure, which is not shown.
  func measuringCell(at indexPath: IndexPath) -> UICollectionViewCell {
    let row = row(at: indexPath)
    let registration = registration(for: row)
    registration.fill(registration.measuringCell, row)
    return registration.measuringCell
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
    let row = row(at: indexPath)
    let registration = registration(for: row)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    registration.fill(cell, row)
    return cell
  }

  private func registration(for row: any ListRow) -> Registration {
    guard let registration = registrations[ObjectIdentifier(type(of: row))] else {
      fatalError("no factory is registered for \(type(of: row))")
    }
    return registration
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
    sections.apply(provider.sections, searchText: provider.searchText)
  }
}
