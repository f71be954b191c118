import EmployeeViews
import ListRendering

/// A collection that is its own data source and shows the view models of sections as cards.
///
/// **Knows** sections, and a factory that knows the cells for their items.
///
/// **Never knows** employees, or which kinds of cell there are.
///
/// **Article** None: this is the table's form for a collection, for the same view models.
final class AdaptedCollectionView: UICollectionView, AdaptedListView {
  let shownSections = ShownSections()

  private let cellFactory: any AdaptedGridCellFactory

  /// A cell of each kind, which is filled to measure an item and is never shown.
  private var measuringCells: [String: any AdaptedGridCell] = [:]

  /// Creates an empty collection.
  ///
  /// - Parameter cellFactory: The factory, which must know a cell for every view model of an item.
  init(cellFactory: any AdaptedGridCellFactory) {
    self.cellFactory = cellFactory
    // The first section has the messages, above the cards.
    super.init(frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))
    for (identifier, cellType) in cellFactory.cellTypes {
      register(cellType, forCellWithReuseIdentifier: identifier)
      measuringCells[identifier] = cellType.init(frame: .zero)
    }
    dataSource = self
    delegate = self
    alwaysBounceVertical = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  private func viewModel(at indexPath: IndexPath) -> any AdaptedCellViewModel {
    sections[indexPath.section].cells[indexPath.item]
  }
}

// MARK: - Making cells

extension AdaptedCollectionView: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].cells.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let viewModel = viewModel(at: indexPath)
    let identifier = cellFactory.identifier(for: viewModel)
    let cell =
      dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! any AdaptedGridCell
    cell.show(viewModel)
    return cell
  }
}

// MARK: - Selection

extension AdaptedCollectionView: CardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    sections[indexPath.section].canSelect
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    sections[indexPath.section].selected()
  }

  // MARK: - Making cells

  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    let viewModel = viewModel(at: indexPath)
    let identifier = cellFactory.identifier(for: viewModel)
    guard let cell = measuringCells[identifier] else {
      fatalError("the factory does not list the cell \(identifier)")
    }
    cell.show(viewModel)
    return cell.height(fitting: width)
  }
}
