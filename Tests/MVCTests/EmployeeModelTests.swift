import Employees
import TestSupport
import Testing

@testable import MVC

/// The model, tested with a service that the test answers and with recording delegates.
@Suite(.withoutScreen) struct EmployeeModelTests {
  @Test func `a load reports the request first, and then the employees or the error`() async {
    let (service, model, delegate) = makeModel()
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
    let (service, model, delegate) = makeModel()
    model.load()
    await settle()
    model.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(delegate.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a request that a delegate starts in a report cancels the other one`() async {
    let (service, model, delegate) = makeModel()
    delegate.nextReport = { model.load() }
    model.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(delegate.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a delegate can load again as soon as a failure is reported`() async {
    let (service, model, delegate) = makeModel()
    model.load()
    delegate.nextReport = { model.load() }
    await service.fail(with: "asleep")
    await service.answer(with: [.grace])
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(
      delegate.reports == [
        ["Loading…"], [failure, "[Retry]"], ["Loading…"], ["Grace Hopper"],
      ])
  }

  @Test func `a change is reported to each delegate, and the model keeps none alive`() async {
    let (service, model, delegate) = makeModel()
    var other: RecordingDelegate? = RecordingDelegate(of: model)
    weak let weakOther = other
    model.load()
    #expect([delegate.reports, other?.reports] == [[["Loading…"]], [["Loading…"]]])
    other = nil
    #expect(weakOther == nil)
    await service.answer(with: [.ada])
    #expect(delegate.reports.last == ["Ada Lovelace"])
  }

  @Test func `a refused deletion brings the employee back, with the reason`() async {
    let service = ControlledService()
    let model = EmployeeModel(service: service)
    let delegate = RecordingDelegate(of: model)
    model.load()
    await service.answer(with: [.ada, .hypatia])

    model.perform(.deletion(Employee.hypatia.id))
    #expect(delegate.reports.last == ["Ada Lovelace"])

    await service.refuseChange(with: "locked")
    #expect(delegate.reports.last == ["Ada Lovelace", "Hypatia"])
    let reason = EmployeeServiceError.unavailable(reason: "locked")
    #expect(
      model.roster.refusals == [
        Employee.hypatia.id: EmployeeRefusal(of: .deletion(Employee.hypatia.id), reason)
      ])
  }

  private func makeModel() -> (ControlledService, EmployeeModel, RecordingDelegate) {
    let service = ControlledService()
    let model = EmployeeModel(service: service)
    return (service, model, RecordingDelegate(of: model))
  }
}

// MARK: -

/// A delegate that reads the model after each change.
private final class RecordingDelegate: EmployeeModelDelegate {
  /// The lines of the status and the names of the employees, for each change.
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
