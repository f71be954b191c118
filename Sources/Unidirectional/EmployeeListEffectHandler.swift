import Employees

/// A handler that performs the effects, and dispatches the answers of the service as actions.
///
/// It decides nothing, and imports no UIKit.
final class EmployeeListEffectHandler {
  private let service: any EmployeeService
  private let contacts: any ContactService
  private let router: any EmployeeRouter
  private var request: Task<Void, Never>?

  init(service: any EmployeeService, contacts: any ContactService, router: any EmployeeRouter) {
    self.service = service
    self.contacts = contacts
    self.router = router
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Requests the employees, and dispatches the answer.
  ///
  /// The answer has the number of the request, because the reducer, which sees no task, drops late
  /// answers by it. To cancel an earlier request saves work only.
  private func load(_ number: Int, dispatch: @escaping (EmployeeListAction) -> Void) {
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

  // MARK: - Updating

  /// Performs an effect, and later dispatches the answer, if there is one.
  func perform(
    _ effect: EmployeeListEffect, dispatch: @escaping (EmployeeListAction) -> Void
  ) {
    switch effect {
    case .load(let number): load(number, dispatch: dispatch)
    case .call(let phone, let id): contacts.call(phone, employee: id)
    case .write(let address, let id): contacts.write(to: address, employee: id)
    case .openProfile(let employee): router.openProfile(of: employee)
    case .delete(let id): delete(id, dispatch: dispatch)
    }
  }

  // MARK: - Deleting

  /// Asks the service to delete an employee.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed, and then nobody hears of a
  /// refusal.
  private func delete(_ id: Employee.ID, dispatch: @escaping (EmployeeListAction) -> Void) {
    Task { [service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        dispatch(.deletionRefused(id, error))
      }
    }
  }
}
