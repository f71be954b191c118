import EmployeePresentation
import EmployeeViews
import Employees
import ListRendering

/// A collection with a card for each workplace, from the provider and the factories of the table.
final class WorkplaceCardsViewController: UIViewController, EmployeeListDataModelDelegate {
  private let model: EmployeeListDataModel
  private let contacts: any ContactService
  // The first section has the messages, above the cards.
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))
  private let dataSource = CollectionDataSource<WorkplaceSectionID>()
  private var dataProvider = WorkplaceDataProvider()

  init(model: EmployeeListDataModel, contacts: any ContactService) {
    self.model = model
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
    model.delegate = self
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
    dataSource.attach(
      to: collectionView,
      factories: [
        CellFactories.info, CellFactories.workplace, CellFactories.heading,
        CellFactories.message, CellFactories.button { [model] _ in model.load() },
      ])
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    collectionView.addRefreshControl { [model] in model.load() }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (screen: Self, _) in
      screen.dataSource.textSizeChanged()
      screen.collectionView.reloadData()
    }
    model.load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.deselectItems(animated: animated)
  }

  // MARK: - Updating

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    dataProvider.list = list
    dataProvider.status = status
    navigationItem.title = dataProvider.title
    dataSource.show(dataProvider)
    collectionView.setRefreshing(EmployeeListPresentation(of: list, status).isRefreshing)
  }
}

// MARK: - Selection

extension WorkplaceCardsViewController: CardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.row(at: indexPath).isSelectable
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let row = dataSource.row(at: indexPath) as? EmployeeInfoRow {
      guard let employee = model.employee(row.employeeID) else { return }
      navigationController?.pushViewController(
        EmployeeProfileViewController(employee, contacts: contacts), animated: true)
    } else {
      dataProvider.toggle(dataSource.sectionID(at: indexPath))
      dataSource.show(dataProvider)
    }
  }

  // MARK: - Making cells

  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    dataSource.measuringCell(at: indexPath).height(fitting: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, unchangedSectionCountFor layout: CardLayout
  ) -> Int {
    dataSource.unchangedCount
  }
}
