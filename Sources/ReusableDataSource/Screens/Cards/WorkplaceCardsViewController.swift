import EmployeeViews
import Employees
import ListRendering

/// A collection with a card for each workplace, from the provider of the table.
final class WorkplaceCardsViewController: UIViewController {
  private let workplaces: WorkplaceList
  private let contacts: any ContactService
  // The first section has the messages, above the cards.
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CardLayout(wideSections: [0]))
  private lazy var dataSource = CollectionDataSource(
    collectionView, dataProvider: workplaces.dataProvider)

  init(workplaces: WorkplaceList, contacts: any ContactService) {
    self.workplaces = workplaces
    self.contacts = contacts
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
    dataSource.registerCell(MessageCard.self)
    dataSource.registerCell(ButtonCard.self)
    dataSource.registerCell(WorkplaceCard.self)
    dataSource.registerCell(OpenWorkplaceCard.self, style: .open)
    dataSource.registerCell(EmployeeInfoCard.self, style: .open)
    collectionView.alwaysBounceVertical = true
    collectionView.addRefreshControl { [workplaces] in workplaces.load() }
    workplaces.delegate = self
    workplaces.load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.deselectItems(animated: animated)
  }
}

// MARK: -

extension WorkplaceCardsViewController: WorkplaceListDelegate {
  func workplacesChanged() {
    title = workplaces.title
    collectionView.setRefreshing(workplaces.isRefreshing)
  }

  func employeeSelected(_ employee: Employee) {
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }
}
