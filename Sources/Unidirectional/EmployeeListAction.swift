import Employees
import Foundation

/// What happened: what a person did, or what the service answered.
///
/// An action says what happened and not what to do about it. The reducer decides that.
///
/// **Article** None. Elm calls it a message, Redux and the Composable Architecture an action.
enum EmployeeListAction: Equatable {
  case opened
  case pulledToRefresh
  case retryTapped
  case employeesLoaded([Employee])
  case loadFailed(EmployeeServiceError)

  case infoAppeared(Employee.ID)
  case infoDisappeared(Employee.ID)
  case infosPrefetched([Employee.ID])
  case portraitRetryTapped(Employee.ID)
  case portraitLoaded(Employee.ID, Data)
  case portraitFailed(Employee.ID)

  case callTapped(Employee.ID)
  case writeTapped(Employee.ID)
  case employeeSelected(Employee.ID)

  case searchTextChanged(String)

  case employeeSwiped(Employee.ID)
  case deletionRefused(Employee.ID, EmployeeServiceError)
}
