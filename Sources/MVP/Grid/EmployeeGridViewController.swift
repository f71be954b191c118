import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// Another passive view: it shows the same content in cards, and the presenter doesn't notice.
final class EmployeeGridViewController: UIViewController, EmployeeListView,
  UICollectionViewDataSource, CardLayoutDelegate
{
  private let sections = DiffableSections<EmployeeListSection>()

  private let presenter: EmployeeListPresenter
  // The first section has the messages, above the cards.
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))
  private let measuringCells = MeasuringCells()

  init(presenter: EmployeeListPresenter) {
    self.presenter = presenter
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
    addRefreshControl(to: collectionView) { [presenter] in presenter.pulledToRefresh() }
    addSearchField { [presenter] text in presenter.searchTextChanged(text) }
    sections.listView = collectionView
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
      view.measuringCells.removeAll()
      view.collectionView.reloadData()
    }
    presenter.viewLoaded()
  }

  // MARK: - Making cells

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
    switch row(at: indexPath) {
    case .info(let photo, let name, let specialization):
      let cell = cells.dequeue(EmployeeInfoView.self, for: indexPath)
      cell.content.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = cells.dequeue(EmployeeWorkplaceView.self, for: indexPath)
      cell.content.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = cells.dequeue(MessageView.self, for: indexPath)
      cell.content.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = cells.dequeue(ButtonView.self, for: indexPath)
      cell.content.configure(with: title) { [presenter] in presenter.tapped(button) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.item]
  }

  // MARK: - Selection

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.deselectItems(animated: animated)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).isSelectable
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let id = sections[indexPath.section].id.employeeID { presenter.employeeSelected(id) }
  }

  func showProfile(_ presenter: ProfilePresenter) {
    navigationController?.pushViewController(
      ProfileModule.makeScreen(presenter: presenter), animated: true)
  }

  // MARK: - Updating

  func show(_ content: EmployeeListContent) {
    navigationItem.title = content.title
    sections.apply(content.sections, searchText: content.searchText)
    collectionView.setRefreshing(content.isRefreshing)
  }
}
