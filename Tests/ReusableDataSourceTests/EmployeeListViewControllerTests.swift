import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The controller, tested without a window: the tests read the items in its data source.
struct EmployeeListViewControllerTests {
  private let actions = RecordingActions()
  private let dataSource = EmployeeListModule.makeDataSource()

  @Test func `a loaded list has a section for each employee below the status section`() async {
    let controller = makeController(StubbedService(.success([.hypatia, .grace])))
    await controller.load()
    #expect(controller.title == "2 employees")
    #expect(
      sections == [
        [], ["Hypatia"],
        ["Grace Hopper", "Vassar College", "Remington Rand", "[Call]", "[Write a letter]"],
      ])
  }

  @Test func `a failed load shows the reason and Retry`() async {
    let controller = makeController(StubbedService(.failure(.unavailable(reason: "asleep"))))
    await controller.load()
    #expect(controller.title == "Employees")
    #expect(
      sections == [["Could not load the list: service unavailable: asleep", "[Retry]"]])
  }

  @Test func `a failed reload keeps the list, and Retry starts another load`() async throws {
    let service = ControlledService()
    let controller = makeController(service)
    let first = Task.immediate { await controller.load() }
    await service.answer(with: [.hypatia])
    await first.value
    let second = Task.immediate { await controller.load() }
    await service.fail(with: "asleep")
    await second.value
    #expect(
      sections == [
        ["Could not load the list: service unavailable: asleep", "[Retry]"], ["Hypatia"],
      ])
    let retry = try #require(item(1, inSection: 0) as? ButtonViewModel)
    retry.action()
    #expect(sections == [["Loading…"], ["Hypatia"]])
    #expect(service.requestCount == 3)
  }

  @Test func `a later request wins over an earlier one`() async {
    let service = ControlledService()
    let controller = makeController(service)
    let first = Task.immediate { await controller.load() }
    let second = Task.immediate { await controller.load() }
    await service.answer(1, with: [.hypatia])
    await second.value
    await service.answer(0, with: [.ada])
    await first.value
    #expect(sections == [[], ["Hypatia"]])
  }

  @Test func `a search shows only the employees that match`() async {
    let controller = makeController(StubbedService(.success(.samples)))
    await controller.load()
    controller.searchTextChanged("hyp")
    #expect((controller.title, sections) == ("1 of 7 employees", [[], ["Hypatia"]]))
    controller.searchTextChanged("nobody")
    #expect(sections == [["Nobody matches “nobody”."]])
    controller.searchTextChanged("")
    #expect(controller.title == "7 employees")
  }

  @Test func `a deleted employee disappears before the service answers`() async {
    let service = ControlledService()
    let controller = makeController(service)
    let load = Task.immediate { await controller.load() }
    await service.answer(with: [.hypatia, .ada])
    await load.value
    let deletion = controller.employeeDeleted(Employee.ada.id)
    #expect(sections == [[], ["Hypatia"]])
    await service.acceptDeletion()
    await deletion.value
    #expect((service.deletions, sections) == ([Employee.ada.id], [[], ["Hypatia"]]))
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    let controller = makeController(StubbedService(.success([.hypatia])))
    await controller.load()
    await controller.employeeDeleted(Employee.hypatia.id).value
    #expect(
      sections == [
        ["Could not delete Hypatia: service unavailable: this list cannot be changed"],
        ["Hypatia"],
      ])
  }

  @Test func `Call and Write call the actions with the employee's phone and address`()
    async throws
  {
    let controller = makeController(StubbedService(.success([.ada])))
    await controller.load()
    for row in 1...2 { try #require(item(row, inSection: 1) as? ButtonViewModel).action() }
    #expect(
      actions.actions == [
        .call("+1-202-555-0104", employee: 4), .write("ada@example.org", employee: 4),
      ])
  }

  @Test func `a reload without changes keeps the items`() async {
    let controller = makeController(StubbedService(.success([.hypatia])))
    await controller.load()
    let before = item(0, inSection: 1)
    await controller.load()
    #expect(item(0, inSection: 1) === before)
  }

  @Test func `a section is found by its identifier after it moved`() async {
    let service = ControlledService()
    let controller = makeController(service)
    let first = Task.immediate { await controller.load() }
    await service.answer(with: [.hypatia, .ada])
    await first.value
    let (status, hypatia) = (
      controller.identifier(ofSection: 0), controller.identifier(ofSection: 1)
    )
    let second = Task.immediate { await controller.load() }
    await service.answer(with: [.grace, .ada, .hypatia])
    await second.value
    #expect([status, hypatia].map(controller.section(withIdentifier:)) == [0, 3])
    controller.employeeDeleted(Employee.hypatia.id)
    #expect(controller.section(withIdentifier: hypatia) == nil)
  }

  // MARK: -

  private func makeController(_ service: any EmployeeService) -> EmployeeListViewController {
    EmployeeListViewController(service: service, actions: actions, dataSource: dataSource)
  }

  /// The texts of the items in each section.
  private var sections: [[String]] {
    let provider = dataSource.dataProvider
    return (0..<provider.numberOfSections()).map { section in
      (0..<provider.numberOfRows(inSection: section)).map { describe(item($0, inSection: section)) }
    }
  }

  private func item(_ row: Int, inSection section: Int) -> any ItemViewModel {
    dataSource.dataProvider.itemForRow(at: IndexPath(row: row, section: section))
  }
}

// MARK: -

/// A service that answers immediately and refuses each deletion.
nonisolated private struct StubbedService: EmployeeService {
  private let answer: Result<[Employee], EmployeeServiceError>

  init(_ answer: Result<[Employee], EmployeeServiceError>) {
    self.answer = answer
  }

  func employees() async throws(EmployeeServiceError) -> [Employee] {
    try answer.get()
  }
}
