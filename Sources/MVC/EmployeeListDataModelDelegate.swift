import Employees

/// The one to whom the model reports.
///
/// Only a class can be it, so that the model can hold it weakly.
///
/// **Article** "iOS Tableview with MVC", part 4: `DRHTableViewDataModelDelegate`, with
/// `didRecieveDataUpdate(data:)` and `didFailDataUpdateWithError(error:)`.
protocol EmployeeListDataModelDelegate: AnyObject {
  func dataReceived(_ items: [EmployeeListItem])
  func dataUpdateFailed(_ error: EmployeeServiceError)
  func dataChanged(_ items: [EmployeeListItem])
  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, items: [EmployeeListItem])
}
