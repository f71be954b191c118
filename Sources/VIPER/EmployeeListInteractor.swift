import Employees

/// An interactor that searches the employees of the store, and has the store load and delete them.
final class EmployeeListInteractor: EmployeeListInteractorInput {
  weak var output: (any EmployeeListInteractorOutput)?

  private let store: any EmployeeStoring
  private var search = EmployeeSearch("")

  init(store: any EmployeeStoring) {
    self.store = store
  }

  // MARK: - Loading

  func start() {
    store.addObserver(self)
    store.load()
  }

  func load() {
    store.load()
  }

  // MARK: - Selection

  func employee(_ id: Employee.ID) -> Employee? {
    store.roster.employee(id)
  }

  // MARK: - Updating

  private func updateOutput() {
    let roster = store.roster
    output?.found(search.results(in: roster.employees), by: search, in: roster)
  }

  // MARK: - Searching

  func search(for text: String) {
    search = EmployeeSearch(text)
    updateOutput()
  }

  // MARK: - Deleting

  func delete(_ id: Employee.ID) {
    store.delete(id)
  }
}

// MARK: -

extension EmployeeListInteractor: EmployeeStoreObserver {
  func storeDidChange() {
    updateOutput()
  }
}
