import Employees
import Foundation

/// A step of a request or a change.
///
/// Every controller repeats it in its own copy of the roster. If one forgets a step, the screens
/// disagree.
enum EmployeesMessage: NotificationCenter.MainActorMessage {
  /// Not used; these messages are about no object.
  typealias Subject = NotificationCenter

  case requestStarted
  case requestAnswered([Employee])
  case requestFailed(EmployeeServiceError)

  case changeStarted(EmployeeChange)
  case changeConfirmed(EmployeeChange)
  case changeRefused(EmployeeChange, EmployeeServiceError)
}
