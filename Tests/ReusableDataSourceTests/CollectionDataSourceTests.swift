import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The data source of a collection, with the provider of the list of employees.
struct CollectionDataSourceTests {
  @Test func `a collection shows the sections of a table, and a search from its first match`() {
    let provider = EmployeeDataProvider()
    let screen = CollectionScreen(provider)
    let window = Window(rootViewController: screen, size: Size(width: 44, height: 5))
    var list = EmployeeList()
    list.replace(with: [.grace, .alan, .rozsa])
    provider.provide(list, EmployeeListStatus())
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
    provider.provide(list, EmployeeListStatus())
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

  @Test func `only a selectable item of a section with a selection can be tapped`() {
    let provider = ArrayDataProvider()
    let screen = CollectionScreen(provider)
    let window = Window(rootViewController: screen, size: Size(width: 44, height: 6))
    var taps: [Int] = []
    let items: [any ItemViewModel] = [
      MessageViewModel(message: "message"), EmployeeWorkplaceViewModel(workplace: "workplace"),
    ]
    provider.sections = [
      ItemSection(id: 1, content: 1, items: items),
      ItemSection(id: 2, content: 1, items: items, select: { taps.append($0) }),
    ]
    for line in 1...3 { window.tap(line: line, column: 20) }
    #expect(screen.collectionView.indexPathsForSelectedItems == [])
    window.tap(line: 4, column: 20)
    #expect(taps == [1])
    provider.sections[1] = ItemSection(id: 2, content: 2, items: items)
    let unchanged = screen.dataSource.collectionView(
      screen.collectionView, unchangedSectionCountFor: screen.layout)
    #expect(unchanged == 1, "the layout keeps the heights of the first section")
  }
}

private final class CollectionScreen: UIViewController {
  let layout = CardLayout()
  let collectionView: UICollectionView
  let dataSource: CollectionDataSource

  init(_ provider: any ViewModelDataProvider) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    dataSource = CollectionDataSource(collectionView, dataProvider: provider)
    super.init(nibName: nil, bundle: nil)
    dataSource.registerCell(MessageCard.self)
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
}
