import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The data source of a collection, with the provider of the list of employees.
struct CollectionDataSourceTests {
  @Test func `a collection shows the sections of a table, and a search from its first match`() {
    let screen = CollectionScreen()
    let window = Window(rootViewController: screen, size: Size(width: 44, height: 5))
    var list = EmployeeList()
    list.replace(with: [.grace, .alan, .rozsa])
    screen.show(list)
    window.scroll(by: 7)
    expect(
      window.frame,
      is: """
        ┌─  ───────────────────────────────────────┐
        │   Computability                          │
        │   · Bletchley Park                       │
        │   [Write a letter]                       │
        └──────────────────────────────────────────┘
        """)
    list.query = "r"
    screen.show(list)
    expect(
      window.frame,
      is: """
        ┌─  ───────────────────────────────────────┐
        │ ▣ Grace Hopper                           │
        │   Compilers                              │
        │   · Vassar College                       │
        └──────────────────────────────────────────┘
        """)
  }
}

private final class CollectionScreen: UIViewController {
  private let provider = EmployeeDataProvider()
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: CardLayout())
  private lazy var dataSource = CollectionDataSource(collectionView, dataProvider: provider)

  init() {
    super.init(nibName: nil, bundle: nil)
    dataSource.registerCell(ButtonCard.self)
    dataSource.registerCell(WorkplaceCard.self)
    dataSource.registerCell(EmployeeInfoCard.self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = collectionView
  }

  func show(_ list: EmployeeList) {
    provider.provide(list, EmployeeListStatus())
  }
}
