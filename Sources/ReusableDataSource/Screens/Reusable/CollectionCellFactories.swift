import EmployeeViews
import ListRendering

/// A cell of a collection; one is made outside the collection, to measure items.
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

/// A factory that knows its type of view model by the class of its cells.
final class ConfigurableCollectionCellFactory<Cell: CollectionCell>: CollectionCellFactory {
  /// A cell that is filled to measure an item, and is never shown.
  private let measuringCell = Cell(frame: .zero)

  private let identifier = String(reflecting: Cell.self)

  /// Registers the class of the cells in a collection.
  init(for collectionView: UICollectionView) {
    collectionView.register(Cell.self, forCellWithReuseIdentifier: identifier)
  }

  func makeCell(
    for viewModel: any ItemViewModel, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: identifier, for: indexPath) as! Cell
    cell.configure(with: Cell.viewModel(viewModel))
    return cell
  }

  func height(of viewModel: any ItemViewModel, width: CGFloat) -> CGFloat {
    measuringCell.configure(with: Cell.viewModel(viewModel))
    return measuringCell.height(fitting: width)
  }
}
