import Employees
import TestSupport
import Testing

@testable import VIPER

/// The store, tested with test doubles for the service and an observer.
@Suite(.withoutScreen) struct EmployeeStoreTests {
  private let service = ControlledService()
  private let store: EmployeeStore
  private let observer: RecordingObserver

  init() {
    store = EmployeeStore(service: service)
    observer = RecordingObserver(of: store)
  }

  // MARK: - Loading

  @Test func `a load reports the request first, and then the employees or the error`() async {
    store.load()
    await service.answer(with: [.ada, .grace])
    store.load()
    await service.fail(with: "asleep")
    #expect(
      observer.reports == [
        ["Loading…"], ["Ada Lovelace", "Grace Hopper"],
        ["◌ Refreshing…", "Ada Lovelace", "Grace Hopper"],
        [
          "Could not load the list: service unavailable: asleep", "[Retry]", "Ada Lovelace",
          "Grace Hopper",
        ],
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    store.load()
    await settle()
    store.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(observer.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a request that starts in the report of an earlier one cancels it`() async {
    observer.nextReport = { [store] in store.load() }
    store.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(observer.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  // MARK: - Updating

  @Test func `the store tells all observers, and keeps none of them`() async {
    var other: RecordingObserver? = RecordingObserver(of: store)
    store.load()
    await service.answer(with: [.ada])
    let reports = [observer.reports, other?.reports ?? []]
    #expect(reports == Array(repeating: [["Loading…"], ["Ada Lovelace"]], count: 2))
    weak let released = other
    other = nil
    #expect(released == nil)
  }

  // MARK: - Deleting

  @Test func `a deletion is reported at once, and again with the answer of the service`() async {
    store.load()
    await service.answer(with: [.grace, .ada])
    store.delete(1)
    await service.acceptDeletion()
    store.delete(4)
    await service.refuseDeletion(with: "locked")
    #expect(
      observer.reports.dropFirst(2) == [
        ["Ada Lovelace"], ["Ada Lovelace"], ["There is nobody to show."], ["Ada Lovelace"],
      ])
    #expect(store.roster.refusals == [4: .unavailable(reason: "locked")])
    #expect(service.deletions == [1, 4])
  }
}

// MARK: -

private final class RecordingObserver: EmployeeStoreObserver {
  /// The words of the status and the names of the employees, after each change.
  private(set) var reports: [[String]] = []

  /// Called in the next report.
  var nextReport: (() -> Void)?

  private let store: EmployeeStore

  init(of store: EmployeeStore) {
    self.store = store
    store.addObserver(self)
  }

  func storeDidChange() {
    let roster = store.roster
    reports.append(roster.words(for: EmployeeSearch("")) + roster.employees.map(\.name))
    let use = nextReport
    nextReport = nil
    use?()
  }
}
