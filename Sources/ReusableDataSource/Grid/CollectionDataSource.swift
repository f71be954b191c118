import EmployeeViews
import ListRendering

/// A data source for any collection of cards, which serves the same providers as that of a table.
///
/// It is also the delegate of its collection, because selection and heights need the view models,
/// too.
///
/// **Knows** a provider of view models, and a registry of cell factories.
///
/// **Never knows** the content of an item, or the class of its cell.
///
/// **Article** The series on a reusable data source announces collections; this is our design.
final class CollectionDataSource<SectionID: Hashable>: NSObject, ProviderDataSource,
  UICollectionViewDataSource, CardLayoutDelegate
{
  weak var delegate: (any ViewModelDelegate<SectionID>)?

  let adapter: ProviderAdapter<SectionID>
  let handlers = RowHandlers<SectionID>()

  private weak var collectionView: UICollectionView?
  private let registry = CellFactoryRegistry<any CollectionCellFactory>()

  /// Becomes the data source and the delegate of a collection.
  init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    adapter = ProviderAdapter(collectionView)
    super.init()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
  }

  /// Registers a cell class for the type of view model that it shows, in one style.
  func registerCell<Cell: CollectionCell>(
    _ cellClass: Cell.Type, identifier: String, style: CellStyle = .standard
  ) {
    collectionView?.register(cellClass, forCellWithReuseIdentifier: identifier)
    registry.register(
      ConfigurableCollectionCellFactory(
        cellIdentifier: identifier, measuringCell: Cell(frame: .zero)),
      for: Cell.ViewModel.self, style: style)
  }

  // MARK: - Making cells

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    dataProvider.numberOfSections()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    dataProvider.numberOfRows(inSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    factory(at: indexPath).makeCell(
      for: item(at: indexPath), in: collectionView, at: indexPath)
  }

  private func factory(at indexPath: IndexPath) -> any CollectionCellFactory {
    let item = item(at: indexPath)
    let style = style(at: indexPath)
    guard let factory = registry.factory(for: item, style: style) else {
      fatalError("no cell of a collection is registered for \(type(of: item)) at \(indexPath)")
    }
    return factory
  }

  // MARK: - Making cells

  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    let item = item(at: indexPath)
    return handlers.height(of: item) ?? factory(at: indexPath).height(of: item, width: width)
  }

  // MARK: - Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    canSelectItem(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    itemSelected(at: indexPath)
  }
}

// MARK: -

/// A cell of a collection that names the type of its view model.
protocol CollectionCell: UICollectionViewCell, Configurable {
  init(frame: CGRect)
}

// MARK: -

/// A factory for the cells of one type of view model in a collection.
protocol CollectionCellFactory: AnyObject {
  /// Returns a filled cell for an item.
  func makeCell(
    for viewModel: any ItemViewModel, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the height that a cell needs in a width.
  func height(of viewModel: any ItemViewModel, width: CGFloat) -> CGFloat
}

// MARK: -

/// A factory that is bound to its view model through the cell's associated type.
final class ConfigurableCollectionCellFactory<Cell: CollectionCell>:
  CollectionCellFactory
{
  private let cellIdentifier: String

  /// The cell that is filled to measure an item; it is never shown.
  private let measuringCell: Cell

  init(cellIdentifier: String, measuringCell: Cell) {
    self.cellIdentifier = cellIdentifier
    self.measuringCell = measuringCell
  }

  func makeCell(
    for viewModel: any ItemViewModel, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: cellIdentifier, for: indexPath)
    guard let cell = cell as? Cell else {
      fatalError("\(cellIdentifier) is registered for \(type(of: cell)), not for \(Cell.self)")
    }
    fill(cell, with: viewModel)
    return cell
  }

  func height(of viewModel: any ItemViewModel, width: CGFloat) -> CGFloat {
    fill(measuringCell, with: viewModel)
    return measuringCell.height(fitting: width)
  }

  private func fill(_ cell: Cell, with viewModel: any ItemViewModel) {
    guard let viewModel = viewModel as? Cell.ViewModel else {
      fatalError("\(Cell.self) shows \(Cell.ViewModel.self), not \(type(of: viewModel))")
    }
    cell.viewModel = viewModel
  }
}
