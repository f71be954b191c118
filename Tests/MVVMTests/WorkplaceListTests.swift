import Employees
import Foundation
import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The workplaces: a second list on the adapted table.
struct WorkplaceListTests {
  private let person = Person(at: { service, _, _ in
    EmployeeListModule.makeWorkplaces(service: service)
  })

  /// Two of them share a workplace, and two workplaces begin with the same letter.
  private static let employees: [Employee] = [
    .grace, .alan,
    Employee(
      id: 9, name: "Betty Holberton", specialization: "Sorting",
      workplaces: ["Remington Rand", "Bureau of Standards"]),
  ]

  @Test func `the screen shows each workplace in one row, in the order of the list`() async {
    #expect(shown == ["Workplaces", "Loading…"])
    await person.service.answer(with: Self.employees)
    let names = [
      "· Vassar College", "· Remington Rand", "· Bletchley Park", "· Bureau of Standards",
    ]
    #expect(shown == ["4 workplaces"] + names)
  }

  @Test func `a failed load has a message and Retry, and Retry loads again`() async {
    await person.service.fail(with: "asleep")
    let failure = ["Could not load the list: service", "unavailable: asleep", "[Retry]"]
    #expect(shown == ["Workplaces"] + failure)
    person.tap("Retry")
    #expect(shown == ["Workplaces", "Loading…"])
    await person.service.answer(with: [.alan])
    #expect(shown == ["1 workplace", "· Bletchley Park"])
  }

  @Test func `a pull refreshes the list, and the control ends with the answer`() async {
    await person.service.answer(with: [.alan])
    person.pullToRefresh()
    #expect(shown == ["1 workplace", "◌ Refreshing…", "· Bletchley Park"])
    await person.service.answer(with: [.grace])
    #expect(shown == ["2 workplaces", "· Vassar College", "· Remington Rand"])
  }

  @Test func `a control that is pulled while the first list loads ends at once`() {
    person.pullToRefresh()
    #expect(person.tableView?.refreshControl?.isRefreshing == false)
  }

  @Test func `a pull updates the view, even if nothing that it observes reports a change`() {
    let viewModel = WorkplaceListViewModel(
      model: EmployeeListDataModel(service: ControlledService()))
    let view = UpdateCountingView(
      viewModel: viewModel,
      cellFactory: WorkplaceCellFactory(retryTapped: viewModel.retryTapped))
    view.updatePropertiesIfNeeded()
    // Observation reports one change until the view is updated, so it does not report the pull.
    viewModel.retryTapped()
    view.updateRequestCount = 0
    view.tableView.refreshControl?.sendActions(for: .valueChanged)
    #expect(view.updateRequestCount == 1)
  }

  @Test func `employees without a workplace leave a message, and nobody leaves another`() async {
    await person.service.answer(with: [.hypatia])
    #expect(shown == ["0 workplaces", "Nobody names a workplace."])
    person.pullToRefresh()
    await person.service.answer(with: [])
    #expect(shown == ["0 workplaces", "There is nobody to show."])
  }

  @Test func `no row can be selected or deleted`() async {
    await person.service.answer(with: [.alan])
    let frame = person.frame
    person.tap(line: 1)
    #expect(person.tableView?.indexPathForSelectedRow == nil)
    person.delete("Bletchley Park")
    expect(person.frame, is: frame)
    #expect(person.service.deletions == [])
    #expect(!WorkplaceListSection.Row.workplace("Bletchley Park").isDeletable)
  }

  @Test func `a closed screen is released`() async {
    var person: Person? = Person(at: { service, _, _ in
      EmployeeListModule.makeWorkplaces(service: service)
    })
    await person?.service.answer(with: [.alan])
    let parts = person?.parts ?? []
    #expect(parts.map(\.name).contains("WorkplaceListViewModel"))
    person = nil
    await expectReleased(parts)
  }

  /// The title, and the texts of the lines that are not blank.
  private var shown: [String] {
    let frame = CharacterSet(charactersIn: "┌─┐│ ")
    return person.lines.dropLast().map { $0.trimmingCharacters(in: frame) }.filter { !$0.isEmpty }
  }
}

// MARK: -

private final class UpdateCountingView: WorkplaceListViewController {
  var updateRequestCount = 0

  override func setNeedsUpdateProperties() {
    updateRequestCount += 1
    super.setNeedsUpdateProperties()
  }
}
