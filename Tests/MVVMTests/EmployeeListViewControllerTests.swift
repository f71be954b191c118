import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import MVVM

/// The binding of the screen, tested with frames.
struct EmployeeListViewControllerTests {
  private let portraits = ControlledPortraits()
  private let person: Person

  init() async {
    person = Person(at: EmployeeListModule.makeScreen, portraits: portraits)
    await person.service.answer(with: [.grace, .ada])
    _ = person.frame
    await settle()
  }

  @Test func `each change is in the next frame`() async {
    let changes: [(name: String, make: () async -> Void)] = [
      ("letter", { [person] in person.search("a") }),
      ("deletion", { [person] in person.delete("Ada Lovelace") }),
      ("refusal", { [person] in await person.service.refuseDeletion(with: "locked") }),
      ("pull", { [person] in person.pullToRefresh() }),
      ("answer", { [person] in await person.service.answer(with: [.grace]) }),
    ]
    for change in changes {
      let frame = person.frame
      await change.make()
      #expect(person.frame != frame, "\(change.name)")
    }
  }

  @Test func `a deleted row is gone when the table has committed the deletion`() throws {
    let tableView = try #require(person.tableView)
    #expect(tableView.numberOfSections == 3)
    tableView.dataSource?.tableView(
      tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 1))
    #expect(tableView.numberOfSections == 2)
  }

  @Test func `a portrait that arrives is shown`() async {
    let frame = person.frame
    await portraits.answer(Employee.grace.id)
    #expect(person.frame != frame)
    await portraits.fail(Employee.ada.id)
    #expect(person.frame.contains("↻"))
  }

  @Test func `a portrait that the screen observes, too, because a batch has measured it, is shown`()
    async throws
  {
    let tableView = try #require(person.tableView)
    await portraits.fail(Employee.grace.id)
    tableView.dataSource?.tableView(
      tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 2))
    #expect(person.frame.contains("↻"))
    person.tap("↻")
    await portraits.answer(Employee.grace.id)
    #expect(!person.frame.contains("↻"))
  }

  @Test func `a control that is pulled while the first list loads ends at once`() {
    let person = Person(at: EmployeeListModule.makeScreen)
    person.pullToRefresh()
    #expect(person.tableView?.refreshControl?.isRefreshing == false)
  }

  @Test func `the list is compared once for a letter, twice for a refused deletion`() async throws {
    let screen = CountedScreen()
    await screen.person.service.answer(with: [.grace, .ada])
    #expect(await screen.comparisons { $0.search("a") } == 1)
    #expect(await screen.comparisons { $0.search("") } == 1)
    let refused = await screen.comparisons { person in
      person.delete("Ada Lovelace")
      await person.service.refuseDeletion(with: "locked")
    }
    #expect(refused == 2)
  }

  @Test func `a portrait that arrives compares the list only if a batch has measured its cell`()
    async throws
  {
    let screen = CountedScreen()
    await screen.person.service.answer(with: [.grace, .ada, .alan])
    #expect(await screen.comparisons { _ in await screen.portraits.answer(4) } == 0)
    // Inside the binding, the batch measures the cell whose portrait has changed since it was drawn.
    await screen.portraits.fail(1)
    let tableView = try #require(screen.person.tableView)
    tableView.dataSource?.tableView(
      tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 2))
    let again = await screen.comparisons { person in
      person.tap("↻")
      await screen.portraits.answer(1)
    }
    #expect(again == 1)
    #expect(await screen.comparisons { _ in await screen.portraits.answer(2) } == 0)
  }
}

// MARK: -

/// A screen with portraits that counts how often its table compares the list.
private final class CountedScreen {
  let portraits = ControlledPortraits()
  let person: Person

  private let reads = ReadCount()

  init() {
    person = Person(
      at: { [reads] service, contacts, portraits in
        let viewModel = EmployeeListViewModel(
          model: EmployeeListDataModel(service: service), contacts: contacts,
          router: RecordingRouter())
        let screen = PortraitListViewController(
          viewModel: viewModel,
          portraits: PortraitListViewModel(portraits: PortraitLoader(service: portraits!)))
        screen.adaptedTableView = AdaptedTableView(
          cellFactory: EmployeeCellFactory(tapped: viewModel.tapped),
          content: {
            reads.count += 1
            return viewModel.content
          })
        return screen
      }, portraits: portraits)
  }

  /// Returns how often an event compares the list, until nothing changes any more.
  func comparisons(_ event: (Person) async -> Void) async -> Int {
    await settled()
    reads.count = 0
    await event(person)
    await settled()
    return reads.count
  }

  private func settled() async {
    _ = person.frame
    await settle()
    _ = person.frame
  }
}

/// How often a table has read its content, which it compares each time.
private final class ReadCount {
  var count = 0
}
