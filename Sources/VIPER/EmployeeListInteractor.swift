import Employees

/// An interactor that searches the employees of the model, and has the model load and delete them.
final class EmployeeListInteractor: EmployeeListInteractorInput {
  weak var output: (any EmployeeListInteractorOutput)?

  private let model: any EmployeeModelProtocol
  private var search = EmployeeSearch("")

  init(model: any EmployeeModelProtocol) {
    self.model = model
  }

  // MARK: - Loading

  func start() {
    model.addDelegate(self)
    model.load()
  }

  func load() {
    model.load()
  }

  // MARK: - Selection

  func employee(_ id: Employee.ID) -> Employee? {
    model.roster.employee(id)
  }

  // MARK: - Updating

  private func updateOutput() {
    output?.found(EmployeeListResult(of: search, in: model.roster))
  }

  // MARK: - Searching

  func search(for text: String) {
    search = EmployeeSearch(text)
    updateOutput()
  }

  // MARK: - Deleting

  func delete(_ id: Employee.ID) {
    model.perform(.deletion(id))
  }
}

// MARK: -

extension EmployeeListInteractor: EmployeeModelDelegate {
  func modelDidChange() {
    updateOutput()
  }
}
