import EmployeeViews
import ListRendering
import SectionUpdates

/// A view that shows in cards what its presenter tells it, and reports what a person does.
final class EmployeeGridViewController: UIViewController, EmployeeListViewInput {
  private let sections = DiffableSections<EmployeeSectionModel>()

  private let output: any EmployeeListViewOutput
  // The first section has the messages, above the cards.
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))
  private var measuringCells = MeasuringCells()

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
    collectionView.addRefreshControl { [output] in output.pulledToRefresh() }
    addSearchField { [output] text in output.searchTextChanged(text) }
    sections.listView = collectionView
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
      view.textSizeChanged()
    }
    output.viewLoaded()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.deselectItems(animated: animated)
  }

  // MARK: - Making cells

  private func textSizeChanged() {
    // A cell that is in no window keeps its text size, so new ones measure.
    measuringCells = MeasuringCells()
    collectionView.reloadData()
  }

  // MARK: - Updating

  func show(_ content: EmployeeListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    collectionView.setRefreshing(content.isRefreshing)
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
    makeCell(at: indexPath)
  }

  /// Returns a filled cell: one of the measuring cells if there are some, or one of the collection.
  private func makeCell(
    at indexPath: IndexPath, from measuringCells: MeasuringCells? = nil
  ) -> UICollectionViewCell {
    let section = sections[indexPath.section]
    switch section.rows[indexPath.item] {
    case .info(let photo, let name, let specialization):
      let cell =
        measuringCells?.info ?? collectionView.dequeue(EmployeeInfoView.self, for: indexPath)
      cell.content.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell =
        measuringCells?.workplace
        ?? collectionView.dequeue(EmployeeWorkplaceView.self, for: indexPath)
      cell.content.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = measuringCells?.message ?? collectionView.dequeue(MessageView.self, for: indexPath)
      cell.content.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = measuringCells?.button ?? collectionView.dequeue(ButtonView.self, for: indexPath)
      cell.content.configure(with: title) { section.tapped(button) }
      return cell
    }
  }
}

// MARK: -

/// A cell of each kind, which is filled to measure an item, and never shown.
private struct MeasuringCells {
  let info = HostCollectionViewCell<EmployeeInfoView>()
  let workplace = HostCollectionViewCell<EmployeeWorkplaceView>()
  let message = HostCollectionViewCell<MessageView>()
  let button = HostCollectionViewCell<ButtonView>()
}

// MARK: - Selection

extension EmployeeGridViewController: CardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    sections[indexPath.section].rows[indexPath.item].isSelectable
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    sections[indexPath.section].selected()
  }

  // MARK: - Making cells

  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    makeCell(at: indexPath, from: measuringCells).height(fitting: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, unchangedSectionCountFor layout: CardLayout
  ) -> Int {
    sections.unchangedCount
  }
}
