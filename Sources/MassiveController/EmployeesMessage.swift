import Employees
import Foundation

// MARK: - Updating

/// Posted at each step of a request or a change, so that every controller makes it in its own copy
/// of the roster.
enum EmployeesMessage: NotificationCenter.MainActorMessage {
  typealias Subject = NotificationCenter

  case requestStarted
  case requestAnswered([Employee])
  case requestFailed(EmployeeServiceError)

  case changeStarted(EmployeeChange)
  case changeConfirmed(EmployeeChange)
  case changeRefused(EmployeeChange, EmployeeServiceError)
}
