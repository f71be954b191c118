import Employees
import TestSupport
import Testing

@testable import VIPER

/// The interactor, tested with test doubles for the model and the output.
@Suite(.withoutScreen) struct EmployeeListInteractorTests {
  private let model = RecordingModel()
  private let output = RecordingOutput()
  private let interactor: EmployeeListInteractor

  init() {
    interactor = EmployeeListInteractor(model: model)
    interactor.output = output
  }

  @Test
  func `the interactor becomes a delegate of the model before it has the model load and delete`() {
    interactor.start()
    interactor.load()
    interactor.delete(4)
    #expect(model.requests == ["add delegate", "load", "load", "deletion(4)"])
  }

  @Test func `each change of the model and each search reports the employees that match`() {
    interactor.start()
    model.roster.requestAnswered(with: [.grace, .rozsa])
    interactor.search(for: " eotvos ")
    model.roster.requestAnswered(with: [.grace, .ada])
    interactor.search(for: "")
    #expect(
      output.reports == [
        "Grace Hopper, Rózsa Péter: 2 of 2", "Rózsa Péter: 1 of 2 for eotvos",
        ": 0 of 2 for eotvos", "Grace Hopper, Ada Lovelace: 2 of 2",
      ])
  }

  @Test func `an employee is found by id, and nobody by an unknown one`() {
    model.roster.requestAnswered(with: [.grace, .rozsa])
    #expect([1, 3, 99].map(interactor.employee) == [.grace, .rozsa, nil])
  }
}

// MARK: -

private final class RecordingModel: EmployeeModelProtocol {
  var roster = EmployeeRoster() {
    didSet { delegate?.modelDidChange() }
  }

  private(set) var requests: [String] = []
  private weak var delegate: (any EmployeeModelDelegate)?

  func addDelegate(_ delegate: any EmployeeModelDelegate) {
    requests.append("add delegate")
    self.delegate = delegate
  }

  func load() { requests.append("load") }
  func perform(_ change: EmployeeChange) { requests.append("\(change)") }
}

private final class RecordingOutput: EmployeeListInteractorOutput {
  private(set) var reports: [String] = []

  func found(_ result: EmployeeListResult) {
    let names = result.employees.map(\.name).joined(separator: ", ")
    let text = result.searchText.map { " for \($0)" } ?? ""
    reports.append("\(names): \(result.employees.count) of \(result.count ?? 0)\(text)")
  }
}
