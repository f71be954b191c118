import EmployeeViews
import Employees
import UIKit

/// A handler that performs the effects, and dispatches the answers of the service as actions.
final class AppEffectHandler {
  weak var screen: UIViewController?

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

  // MARK: - Selection

  private func openProfile(of employee: Employee) {
    screen?.navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }

  // MARK: - Updating

  /// Performs an effect, and dispatches the answer later, if there is one.
  func perform(_ effect: AppEffect, dispatch: @escaping (AppAction) -> Void) {
    switch effect {
    case .load(let number): load(number, dispatch: dispatch)
    case .contact(let contact): contacts.perform(contact)
    case .openProfile(let employee): openProfile(of: employee)
    case .delete(let id): delete(id, dispatch: dispatch)
    }
  }

  // MARK: - Deleting

  /// Deletes an employee.
  ///
  /// Closing a screen doesn't cancel a deletion.
  private func delete(_ id: Employee.ID, dispatch: @escaping (AppAction) -> Void) {
    Task { [service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
        dispatch(.employees(.deletionConfirmed(id)))
      } catch {
        dispatch(.employees(.deletionRefused(id, error)))
      }
    }
  }
}
