import Employees

/// A handler of the effect of the workplaces.
final class WorkplaceListEffectHandler {
  private let service: any EmployeeService
  private var request: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  /// Performs an effect, and dispatches the answer later.
  ///
  /// It cancels an earlier request, which saves work only: the reducer drops the answer to it.
  func perform(
    _ effect: WorkplaceListEffect, dispatch: @escaping (WorkplaceListAction) -> Void
  ) {
    switch effect {
    case .load(let number):
      request?.cancel()
      request = Task { [service] in
        do throws(EmployeeServiceError) {
          let employees = try await service.employees()
          dispatch(.employeesLoaded(employees, request: number))
        } catch {
          dispatch(.loadFailed(error, request: number))
        }
      }
    }
  }
}
