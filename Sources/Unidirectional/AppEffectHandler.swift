import Employees

/// A handler that performs the effects, and dispatches the answers of the service as actions.
final class AppEffectHandler {
  /// Opens a profile, as the assembly knows how.
  var openProfile: (Employee) -> Void = { _ in }

  private let service: any EmployeeService
  private let contacts: any ContactService
  private var request: Task<Void, Never>?

  init(service: any EmployeeService, contacts: any ContactService) {
    self.service = service
    self.contacts = contacts
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Requests the employees, and cancels an earlier request.
  ///
  /// The answer has the number of its request, by which the reducer drops a late one.
  private func load(_ number: Int, dispatch: @escaping (AppAction) -> Void) {
    request?.cancel()
    request = Task { [service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        dispatch(.employees(.loaded(employees, request: number)))
      } catch {
        dispatch(.employees(.loadFailed(error, request: number)))
      }
    }
  }

  // MARK: - Updating

  /// Performs an effect, and dispatches the answer later, if there is one.
  func perform(_ effect: AppEffect, dispatch: @escaping (AppAction) -> Void) {
    switch effect {
    case .load(let number): load(number, dispatch: dispatch)
    case .contact(let contact): contacts.perform(contact)
    case .openProfile(let employee): openProfile(employee)
    case .change(let change): makeChange(change, dispatch: dispatch)
    }
  }

  // MARK: - Deleting

  /// Deletes or stars an employee.
  ///
  /// Closing a screen doesn't cancel a change.
  private func makeChange(_ change: EmployeeChange, dispatch: @escaping (AppAction) -> Void) {
    Task { [service] in
      do throws(EmployeeServiceError) {
        try await service.perform(change)
        dispatch(.employees(.changeConfirmed(change)))
      } catch {
        dispatch(.employees(.changeRefused(change, error)))
      }
    }
  }
}
