import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The controller, tested without a window: the tests read the view models in its data source.
struct EmployeeListViewControllerTests {
  private let service = ControlledService()
  private let actions = RecordingActions()
  private let controller: EmployeeListViewController
  private let dataSource: ViewModelDataSource<EmployeeListSectionID>

  init() {
    let tableView = UITableView()
    dataSource = EmployeeListModule.makeDataSource(of: tableView)
    controller = EmployeeListViewController(
      service: service, actions: actions, portraits: nil, showsInitials: false,
      listView: tableView, dataSource: dataSource)
    controller.loadViewIfNeeded()
  }

  @Test func `a loaded list has a section for each employee below the status section`() async {
    await service.answer(with: [.hypatia, .grace])
    #expect(controller.title == "2 employees")
    #expect(
      sections == [
        [], ["Hypatia"],
        ["Grace Hopper", "Vassar College", "Remington Rand", "[Call]", "[Write a letter]"],
      ])
  }

  @Test func `a failed load shows the reason and Retry, which starts another load`() async throws {
    #expect(sections == [["Loading…"]])
    await service.fail(with: "asleep")
    #expect(controller.title == "Employees")
    #expect(
      sections == [["Could not load the list: service unavailable: asleep", "[Retry]"]])
    try #require(item(1, inSection: 0) as? ButtonViewModel).action()
    #expect(sections == [["Loading…"]])
    await service.answer(with: [.hypatia])
    #expect(sections == [[], ["Hypatia"]])
  }

  @Test func `a search shows only the employees that match`() async {
    await service.answer(with: .samples)
    search("hyp")
    #expect((controller.title, sections) == ("1 of 7 employees", [[], ["Hypatia"]]))
    search("nobody")
    #expect(sections == [["Nobody matches “nobody”."]])
    search("")
    #expect(controller.title == "7 employees")
  }

  @Test func `a deleted employee disappears before the service answers`() async {
    await service.answer(with: [.hypatia, .ada])
    delete(section: 2)
    #expect(sections == [[], ["Hypatia"]])
    await service.acceptDeletion()
    #expect((service.deletions, sections) == ([Employee.ada.id], [[], ["Hypatia"]]))
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    await service.answer(with: [.hypatia])
    delete(section: 1)
    #expect(sections == [["There is nobody to show."]])
    await service.refuseDeletion(with: "locked")
    #expect(
      sections == [["Could not delete Hypatia: service unavailable: locked"], ["Hypatia"]])
  }

  @Test func `Call and Write call the actions with the employee's phone and address`()
    async throws
  {
    await service.answer(with: [.ada])
    for row in 1...2 { try #require(item(row, inSection: 1) as? ButtonViewModel).action() }
    #expect(
      actions.actions == [
        .call("+1-202-555-0104", employee: 4), .write("ada@example.org", employee: 4),
      ])
  }

  @Test func `selecting an item shows the profile of its employee`() async {
    await service.answer(with: [.hypatia, .ada])
    var shown: [String] = []
    controller.showProfile = { shown.append($0.name) }
    controller.itemSelected(item(0, inSection: 2), inSection: .employee(Employee.ada.id))
    controller.itemSelected(item(0, inSection: 2), inSection: .status)
    #expect(shown == ["Ada Lovelace"])
  }

  // MARK: -

  private func search(_ text: String) {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchBar.text = text
    controller.updateSearchResults(for: searchController)
  }

  private func delete(section: Int) {
    controller.itemDeleted(
      item(0, inSection: section),
      inSection: dataSource.dataProvider.identifier(ofSection: section))
  }

  /// The texts of the view models in each section.
  private var sections: [[String]] {
    let provider = dataSource.dataProvider
    return (0..<provider.numberOfSections()).map { section in
      (0..<provider.numberOfRows(inSection: section)).map { describe(item($0, inSection: section)) }
    }
  }

  private func item(_ row: Int, inSection section: Int) -> any ItemViewModel {
    dataSource.dataProvider.itemForRow(row, inSection: section)
  }
}
