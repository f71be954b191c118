import EmployeeViews
import ListRendering
import TableUpdates

/// A cell of a collection; one is made outside the collection, to measure items.
protocol CollectionCell: UICollectionViewCell, Configurable {
  init(frame: CGRect)
}

/// A factory for the cells of one type of view model in a collection.
struct CollectionCellFactory {
  /// Returns a filled cell for an item.
  let makeCell: (_ viewModel: any ItemViewModel, _ indexPath: IndexPath) -> UICollectionViewCell

  /// Returns the height that a cell needs in a width.
  let height: (_ viewModel: any ItemViewModel, _ width: CGFloat) -> CGFloat
}

// MARK: -

/// A data source for any collection of cards: it takes the same providers as that of a table.
///
/// Only the factories differ, because a collection has cells of its own and asks for their heights.
final class CollectionDataSource: NSObject {
  private let sections = DiffableSections<ItemSection>(
    id: \.id, isSame: { $0.hasSameContent(as: $1) })

  private let collectionView: UICollectionView
  private let dataProvider: any ViewModelDataProvider
  private var registry = CellFactoryRegistry<CollectionCellFactory>()

  /// Becomes the data source of a collection, and shows what a provider has, and each change of it.
  init(_ collectionView: UICollectionView, dataProvider: any ViewModelDataProvider) {
    self.collectionView = collectionView
    self.dataProvider = dataProvider
    super.init()
    collectionView.dataSource = self
    collectionView.delegate = self
    sections.listView = collectionView
    dataProvider.sectionsChanged = { [weak self] in self?.sectionsChanged() }
    sectionsChanged()
  }

  /// Registers a class of cells for the type of view model that it shows, in one style.
  func registerCell<Cell: CollectionCell>(_ cellType: Cell.Type, style: CellStyle = .standard) {
    let identifier = String(reflecting: cellType)
    collectionView.register(cellType, forCellWithReuseIdentifier: identifier)
    let measuringCell = Cell(frame: .zero)
    let factory = CollectionCellFactory { [collectionView] viewModel, indexPath in
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
      cell.configure(with: viewModel as! Cell.ViewModel)
      return cell
    } height: { viewModel, width in
      measuringCell.configure(with: viewModel as! Cell.ViewModel)
      return measuringCell.height(fitting: width)
    }
    registry.register(factory, for: Cell.ViewModel.self, style: style)
  }

  private func sectionsChanged() {
    sections.apply(dataProvider.sections, searchText: dataProvider.searchText)
  }

  private func item(at indexPath: IndexPath) -> any ItemViewModel {
    sections[indexPath.section].items[indexPath.item]
  }

  private func factory(at indexPath: IndexPath) -> CollectionCellFactory {
    registry.factory(for: item(at: indexPath), style: sections[indexPath.section].style)
  }
}

// MARK: -

extension CollectionDataSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    factory(at: indexPath).makeCell(item(at: indexPath), indexPath)
  }
}

// MARK: -

extension CollectionDataSource: CardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, unchangedSectionCountFor layout: CardLayout
  ) -> Int {
    sections.unchangedCount
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    factory(at: indexPath).height(item(at: indexPath), width)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    let section = sections[indexPath.section]
    return section.select != nil && section.items[indexPath.item].isSelectable
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    sections[indexPath.section].select?(indexPath.item)
  }
}
