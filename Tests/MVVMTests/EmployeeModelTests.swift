import Employees
import TestSupport
import Testing

@testable import MVVM

/// The model, tested with a service that the test answers.
@Suite(.withoutScreen) struct EmployeeModelTests {
  private let service = ControlledService()
  private let model: EmployeeModel

  init() {
    model = EmployeeModel(service: service)
  }

  // MARK: - Loading

  @Test func `a load runs until an answer or an error arrives`() async {
    var shown: [[String]] = []
    model.load()
    shown.append(lines)
    await service.answer(with: [.ada, .grace])
    shown.append(lines)
    model.load()
    shown.append(lines)
    await service.fail(with: "asleep")
    shown.append(lines)
    #expect(
      shown == [
        ["Loading…"], ["Ada Lovelace", "Grace Hopper"],
        ["◌ Refreshing…", "Ada Lovelace", "Grace Hopper"],
        [
          "Could not load the list: service unavailable: asleep", "[Retry]", "Ada Lovelace",
          "Grace Hopper",
        ],
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    model.load()
    await settle()
    model.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(lines == ["Grace Hopper"])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a model that is released cancels its request, and no deletion`() async {
    var model: EmployeeModel? = EmployeeModel(service: service)
    model?.load()
    model?.perform(.deletion(1))
    await settle()
    model = nil
    await service.acceptChange()
    let cancelledDeletions = service.cancelledCount
    await service.answer(with: [.grace])
    #expect([cancelledDeletions, service.cancelledCount] == [0, 1])
  }

  // MARK: - Deleting

  @Test func `after a deletion, only the answer to a later request brings the employee back`()
    async
  {
    await load([.grace, .ada])
    model.load()
    model.perform(.deletion(1))
    var shown = [lines]
    await service.acceptChange()
    await service.answer(with: [.grace, .ada])
    shown.append(lines)
    await load([.grace, .ada])
    shown.append(lines)
    #expect(
      shown == [
        ["◌ Refreshing…", "Ada Lovelace"], ["Ada Lovelace"], ["Grace Hopper", "Ada Lovelace"],
      ])
    #expect(service.deletions == [1])
  }

  // MARK: - Reading

  private func load(_ employees: [Employee]) async {
    model.load()
    await service.answer(with: employees)
  }

  /// The words of the status, and the names of the employees.
  private var lines: [String] {
    model.roster.words(for: EmployeeSearch("")) + model.roster.employees.map(\.name)
  }
}
