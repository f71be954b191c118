import Employees
import TestSupport
import Testing

@testable import VIPER

/// The model, tested with test doubles for the service and a delegate.
@Suite(.withoutScreen) struct EmployeeModelTests {
  private let service = ControlledService()
  private let model: EmployeeModel
  private let delegate: RecordingDelegate

  init() {
    model = EmployeeModel(service: service)
    delegate = RecordingDelegate(of: model)
  }

  // MARK: - Loading

  @Test func `a load reports the request first, and then the employees or the error`() async {
    model.load()
    await service.answer(with: [.ada, .grace])
    model.load()
    await service.fail(with: "asleep")
    #expect(
      delegate.reports == [
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
    #expect(delegate.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a request that starts in the report of an earlier one cancels it`() async {
    delegate.nextReport = { [model] in model.load() }
    model.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(delegate.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a delegate can load again as soon as a failure is reported`() async {
    model.load()
    delegate.nextReport = { [model] in model.load() }
    await service.fail(with: "asleep")
    await service.answer(with: [.grace])
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(
      delegate.reports == [
        ["Loading…"], [failure, "[Retry]"], ["Loading…"], ["Grace Hopper"],
      ])
  }

  // MARK: - Updating

  @Test func `the model tells all delegates, and keeps none of them`() async {
    var other: RecordingDelegate? = RecordingDelegate(of: model)
    model.load()
    await service.answer(with: [.ada])
    let reports = [delegate.reports, other?.reports ?? []]
    #expect(reports == Array(repeating: [["Loading…"], ["Ada Lovelace"]], count: 2))
    weak let released = other
    other = nil
    #expect(released == nil)
  }

  // MARK: - Deleting

  @Test func `a deletion is reported at once, and again with the answer of the service`() async {
    model.load()
    await service.answer(with: [.grace, .ada])
    model.perform(.deletion(1))
    await service.acceptChange()
    model.perform(.deletion(4))
    await service.refuseChange(with: "locked")
    #expect(
      delegate.reports.dropFirst(2) == [
        ["Ada Lovelace"], ["Ada Lovelace"], ["There is nobody to show."], ["Ada Lovelace"],
      ])
    #expect(
      model.roster.refusals == [
        4: EmployeeRefusal(of: .deletion(4), .unavailable(reason: "locked"))
      ])
    #expect(service.deletions == [1, 4])
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeModelDelegate {
  /// The words of the status and the names of the employees, after each change.
  private(set) var reports: [[String]] = []

  /// Called in the next report.
  var nextReport: (() -> Void)?

  private let model: EmployeeModel

  init(of model: EmployeeModel) {
    self.model = model
    model.addDelegate(self)
  }

  func modelDidChange() {
    let roster = model.roster
    reports.append(roster.words(for: EmployeeSearch("")) + roster.employees.map(\.name))
    let use = nextReport
    nextReport = nil
    use?()
  }
}
