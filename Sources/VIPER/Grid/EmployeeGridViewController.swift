import EmployeeViews
import ListRendering
import TableUpdates

/// A view that shows sections as cards and reports what a person does; it shows the same section
/// models as the table.
final class EmployeeGridViewController: UIViewController {
  private let sections = DiffableSections<any SectionRowsRepresentable>(
    id: \.identifier, isSame: { $0.hasSameContent(as: $1) })

  private let output: any EmployeeListViewOutput
  // The first section has the messages, above the cards.
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))

  /// A cell of each kind, which is filled to measure an item and is never shown.
  private let measuringCells: [String: any UICollectionViewCell & ModelRepresentable] = [
    EmployeeInfoCellModel.cellIdentifier: EmployeeGridCell<EmployeeInfoView>(),
    EmployeeWorkplaceCellModel.cellIdentifier: EmployeeGridCell<EmployeeWorkplaceView>(),
    MessageCellModel.cellIdentifier: EmployeeGridCell<MessageView>(),
    ButtonCellModel.cellIdentifier: EmployeeGridCell<ButtonView>(),
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
    sections.listView = collectionView
    collectionView.alwaysBounceVertical = true
    collectionView.addRefreshControl { [output] in output.pulledToRefresh() }
    addSearchField { [output] text in output.searchTextChanged(text) }
    output.viewLoaded()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.deselectItems(animated: animated)
  }
}

// MARK: - Updating

extension EmployeeGridViewController: EmployeeListViewInput {
  func show(title: String) {
    self.title = title
  }

  func updateForSections(_ newSections: [any SectionRowsRepresentable], searchText: String?) {
    sections.apply(newSections, searchText: searchText)
  }

  func show(isRefreshing: Bool) {
    collectionView.setRefreshing(isRefreshing)
  }
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
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: row.cellIdentifier, for: indexPath)
      as! any UICollectionViewCell & ModelRepresentable
    cell.model = row
    return cell
  }
}

// MARK: - Selection

extension EmployeeGridViewController: CardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    sections[indexPath.section].rows[indexPath.item].isSelectable
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
    guard let cell = measuringCells[row.cellIdentifier] else {
      fatalError("there is no cell for \(row.cellIdentifier)")
    }
    cell.model = row
    return cell.height(fitting: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, unchangedSectionCountFor layout: CardLayout
  ) -> Int {
    sections.unchangedCount
  }
}
