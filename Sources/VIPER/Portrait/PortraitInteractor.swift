import Employees

/// An interactor that loads the portrait of one employee.
///
/// **Knows** the loader, the id of the employee, and the presenter as its output.
///
/// **Never knows** a cell.
///
/// **Article** "VIPER and UITableView" announces cells that load more data by themselves.
final class PortraitInteractor: PortraitInteractorInput {
  weak var output: (any PortraitInteractorOutput)?

  private let id: Employee.ID
  private let loader: PortraitLoader
  private var request: Task<Void, Never>?

  init(_ id: Employee.ID, loader: PortraitLoader) {
    self.id = id
    self.loader = loader
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  func loadPortrait() {
    request?.cancel()
    if let portrait = loader.cachedPortrait(of: id) {
      output?.portraitLoaded(portrait)
      return
    }
    request = Task { [weak self, loader, id] in
      do throws(EmployeeServiceError) {
        let portrait = try await loader.portrait(of: id)
        if !Task.isCancelled { self?.output?.portraitLoaded(portrait) }
      } catch {
        if !Task.isCancelled { self?.output?.portraitFailed() }
      }
    }
  }

  func cancel() {
    request?.cancel()
  }
}
