import EmployeeViews
import ListRendering
import SectionUpdates

/// A view that shows in cards what its presenter tells it, and reports what a person does.
///
/// It takes the place of the view with a table, and nothing below it notices.
final class EmployeeGridViewController: UIViewController, EmployeeListViewInput,
  UICollectionViewDataSource, CardLayoutDelegate
{
  private let sections = DiffableSections<EmployeeListSectionModel>()

  private let output: any EmployeeListViewOutput
  // The first section has the messages, above the cards.
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))
  private let measuringCells = MeasuringCells()

  init(output: any EmployeeListViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(EmployeeInfoView.self)
    collectionView.register(EmployeeWorkplaceView.self)
    collectionView.register(MessageView.self)
    collectionView.register(ButtonView.self)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    collectionView.backgroundColor = .systemBackground
    collectionView.addRefreshControl { [output] in output.pulledToRefresh() }
    addSearchField { [output] text in output.searchTextChanged(text) }
    sections.listView = collectionView
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
      view.measuringCells.removeAll()
      view.collectionView.reloadData()
    }
    output.viewLoaded()
  }

  // MARK: - Making cells

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].rowCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    filledCell(of: collectionView, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    filledCell(of: measuringCells, at: indexPath).height(fitting: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, unchangedSectionCountFor layout: CardLayout
  ) -> Int {
    sections.unchangedCount
  }

  /// Returns a cell of the collection to show it, or one of the measuring cells for its height.
  private func filledCell(
    of cells: any CollectionCellSource, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    switch sections[indexPath.section] {
    case .status(let section):
      filledCell(of: cells, for: section, at: indexPath)
    case .employee(let section):
      filledCell(of: cells, for: section, at: indexPath)
    }
  }

  private func filledCell(
    of cells: any CollectionCellSource, for section: StatusSectionModel, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    switch section.rows[indexPath.item] {
    case .message(let message):
      messageCell(of: cells, message, at: indexPath)
    case .retry(let title):
      buttonCell(of: cells, title, at: indexPath, tapped: section.retryTapped)
    }
  }

  private func filledCell(
    of cells: any CollectionCellSource, for section: EmployeeSectionModel, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    switch section.rows[indexPath.item] {
    case .info(let photo, let name, let specialization):
      let cell = cells.dequeue(EmployeeInfoView.self, for: indexPath)
      cell.content.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = cells.dequeue(EmployeeWorkplaceView.self, for: indexPath)
      cell.content.configure(with: workplace)
      return cell
    case .message(let message):
      return messageCell(of: cells, message, at: indexPath)
    case .button(let title, let button):
      return buttonCell(of: cells, title, at: indexPath) { section.tapped(button) }
    }
  }

  private func messageCell(
    of cells: any CollectionCellSource, _ message: String, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cells.dequeue(MessageView.self, for: indexPath)
    cell.content.configure(with: message)
    return cell
  }

  private func buttonCell(
    of cells: any CollectionCellSource, _ title: String, at indexPath: IndexPath,
    tapped: @escaping () -> Void
  ) -> UICollectionViewCell {
    let cell = cells.dequeue(ButtonView.self, for: indexPath)
    cell.content.configure(with: title, tapped: tapped)
    return cell
  }

  // MARK: - Selection

  private func employeeSection(at indexPath: IndexPath) -> EmployeeSectionModel? {
    sections[indexPath.section].employeeSection
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.deselectItems(animated: animated)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    employeeSection(at: indexPath)?.rows[indexPath.item].isSelectable ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    employeeSection(at: indexPath)?.selected()
  }

  // MARK: - Updating

  func show(_ content: EmployeeListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    collectionView.setRefreshing(content.isRefreshing)
  }
}
