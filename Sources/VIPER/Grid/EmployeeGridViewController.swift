import EmployeeViews
import ListRendering
import TableUpdates

/// A view that shows sections as cards and reports what a person does.
///
/// **Knows** the sections it was given, the kinds of cell, and the presenter as its output.
///
/// **Never knows** an employee, or the content of a row.
///
/// **Article** "VIPER and UITableView / UICollectionView" names the collection without its code.
final class EmployeeGridViewController: UIViewController, SectionScreen {
  let output: any EmployeeListViewOutput
  var listView: any SectionedList { collectionView }
  private(set) lazy var adapter = SectionListAdapter(collectionView)

  // The first section has the messages, above the cards.
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))

  /// A cell of each kind, which is filled to measure an item and is never shown.
  private let measuringCells: [String: any UICollectionViewCell & ModelRepresentable] = [
    EmployeeInfoCellModel.identifier: EmployeeGridCell<EmployeeInfoView>(),
    EmployeeWorkplaceCellModel.identifier: EmployeeGridCell<EmployeeWorkplaceView>(),
    ButtonCellModel.identifier: ButtonGridCell(),
    MessageCellModel.identifier: EmployeeGridCell<MessageView>(),
  ]

  init(output: any EmployeeListViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (identifier, cell) in measuringCells {
      collectionView.register(type(of: cell), forCellWithReuseIdentifier: identifier)
    }
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    addControls()
    output.viewDidLoad()
  }

  private var sections: [any SectionRowsRepresentable] { adapter.sections }
}

// MARK: - Making cells

extension EmployeeGridViewController: UICollectionViewDataSource {
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
    let row = sections[indexPath.section].rows[indexPath.item]
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: row.cellIdentifier, for: indexPath)
    guard let cell = cell as? any UICollectionViewCell & ModelRepresentable else {
      fatalError("\(row.cellIdentifier) is registered for a cell that shows no model")
    }
    cell.model = row
    return cell
  }
}

// MARK: - Selection

extension EmployeeGridViewController: CardLayoutDelegate {
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
    let row = sections[indexPath.section].rows[indexPath.item]
    if !row.hasAutomaticHeight { return CGFloat(row.cellHeight) }
    guard let cell = measuringCells[row.cellIdentifier] else {
      fatalError("there is no cell for \(row.cellIdentifier)")
    }
    cell.model = row
    return cell.height(fitting: width)
  }
}

// MARK: - Searching

extension EmployeeGridViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    output.searchTextChanged(searchController.searchBar.text ?? "")
  }
}
