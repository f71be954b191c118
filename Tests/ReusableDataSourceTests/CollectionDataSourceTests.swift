import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The data source of a collection, with the rows of the list of employees.
struct CollectionDataSourceTests {
  private let screen = CollectionScreen()

  @Test func `a collection shows the sections of a table`() {
    let window = Window(rootViewController: screen, size: Size(width: 44, height: 5))
    let tableView = UITableView()
    let tableDataSource = TableDataSource<EmployeeListSectionID>()
    tableDataSource.attach(to: tableView, factories: factories)
    var list = EmployeeList()
    list.replace(with: [.grace, .alan, .rozsa])
    let provider = EmployeeDataProvider(list: list, status: EmployeeListStatus())
    screen.dataSource.show(provider)
    tableDataSource.show(provider)
    #expect(tableView.numberOfSections == screen.collectionView.numberOfSections)
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
  }

  @Test func `an index path leads to its row and section, and the first sections stay unchanged`() {
    let workplace = WorkplaceRow(workplace: "workplace")
    let first = ListSection(id: EmployeeListSectionID.status, rows: [workplace])
    let second = ListSection(id: EmployeeListSectionID.employee(1), rows: [workplace])
    screen.show([first, second])
    let indexPath = IndexPath(item: 0, section: 1)
    #expect(screen.dataSource.row(at: indexPath).isEqual(to: workplace))
    #expect(screen.dataSource.sectionID(at: indexPath) == .employee(1))
    let message = MessageRow(message: "message")
    screen.show([first, ListSection(id: .employee(1), rows: [message])])
    #expect(screen.dataSource.unchangedCount == 1, "the layout keeps the heights of the first one")
  }

  @Test func `a cell to measure is filled with its row, and is not the cell that is shown`() throws
  {
    let window = Window(rootViewController: screen, size: Size(width: 44, height: 5))
    let message = MessageRow(message: "message")
    screen.show([ListSection(id: .status, rows: [message])])
    window.layoutIfNeeded()
    let indexPath = IndexPath(item: 0, section: 0)
    typealias Cell = HostCollectionViewCell<MessageView>
    let measured = try #require(screen.dataSource.measuringCell(at: indexPath) as? Cell)
    let shown = try #require(screen.collectionView.cellForItem(at: indexPath) as? Cell)
    #expect(measured !== shown)
    for cell in [measured, shown] { #expect(cell.content.messageLabel.text == "message") }
  }
}

private var factories: [CellFactory] {
  [
    CellFactories.info, CellFactories.workplace, CellFactories.message,
    CellFactories.button { _ in },
  ]
}

private struct Sections: DataProvider {
  let sections: [ListSection<EmployeeListSectionID>]
}

private final class CollectionScreen: UIViewController, CardLayoutDelegate {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: CardLayout())
  let dataSource = CollectionDataSource<EmployeeListSectionID>()

  init() {
    super.init(nibName: nil, bundle: nil)
    dataSource.attach(to: collectionView, factories: factories)
    collectionView.delegate = self
  }

  func show(_ sections: [ListSection<EmployeeListSectionID>]) {
    dataSource.show(Sections(sections: sections))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = collectionView
  }

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
