import Employees
import TestSupport
import Testing

@testable import VIPER

/// The interactor, tested with test doubles for the store and the output.
@Suite(.withoutScreen) struct EmployeeListInteractorTests {
  private let store = RecordingStore()
  private let output = RecordingOutput()
  private let interactor: EmployeeListInteractor

  init() {
    interactor = EmployeeListInteractor(store: store)
    interactor.output = output
  }

  @Test func `the interactor observes the store before it has the store load and delete`() {
    interactor.start()
    interactor.load()
    interactor.delete(4)
    #expect(store.requests == ["observe", "load", "load", "delete 4"])
  }

  @Test func `each change of the store and each search reports the employees that match`() {
    interactor.start()
    store.roster.requestAnswered(with: [.grace, .rozsa])
    interactor.search(for: " eotvos ")
    store.roster.requestAnswered(with: [.grace, .ada])
    interactor.search(for: "")
    #expect(
      output.reports == [
        "Grace Hopper, Rózsa Péter: 2 of 2", "Rózsa Péter: 1 of 2 for eotvos",
        ": 0 of 2 for eotvos", "Grace Hopper, Ada Lovelace: 2 of 2",
      ])
  }

  @Test func `an employee is found by id, and nobody by an unknown one`() {
    store.roster.requestAnswered(with: [.grace, .rozsa])
    #expect([1, 3, 99].map(interactor.employee) == [.grace, .rozsa, nil])
  }
}

// MARK: -

private final class RecordingStore: EmployeeStoring {
  var roster = EmployeeRoster() {
    didSet { observer?.storeDidChange() }
  }

  private(set) var requests: [String] = []
  private weak var observer: (any EmployeeStoreObserver)?

  func addObserver(_ observer: any EmployeeStoreObserver) {
    requests.append("observe")
    self.observer = observer
  }

  func load() { requests.append("load") }
  func delete(_ id: Employee.ID) { requests.append("delete \(id)") }
}

private final class RecordingOutput: EmployeeListInteractorOutput {
  private(set) var reports: [String] = []

  func found(_ employees: [Employee], by search: EmployeeSearch, in roster: EmployeeRoster) {
    let names = employees.map(\.name).joined(separator: ", ")
    let text = search.text.map { " for \($0)" } ?? ""
    reports.append("\(names): \(employees.count) of \(roster.employees.count)\(text)")
  }
}
