import EmployeeViews
import Employees

/// The items of each section of the list.
///
/// **Knows** which rows an employee has, and to whom their buttons report.
///
/// **Never knows** how a row looks, or who asks for it.
///
/// **Article** The series on a reusable data source, part 2, where the view controller holds an array
/// of view models.
struct EmployeeListSections {
  let delegate: any ButtonViewModelDelegate

  // MARK: - Counting

  /// The items of one employee.
  func section(of employee: Employee) -> [ItemViewModel] {
    var items: [ItemViewModel] = []
    items.reserveCapacity(employee.workplaces.count + 3)
    items.append(EmployeeInfoViewModel(employee))
    for workplace in employee.workplaces {
      items.append(EmployeeWorkplaceViewModel(workplace))
    }
    if employee.phone != nil {
      items.append(CallViewModel(employee: employee.id, delegate: delegate))
    }
    if employee.email != nil {
      items.append(WriteViewModel(employee: employee.id, delegate: delegate))
    }
    return items
  }

  /// The items above the employees that say how the list stands; often there are none.
  func section(message: String?, canRetry: Bool) -> [ItemViewModel] {
    var items: [ItemViewModel] = []
    if let message { items.append(MessageViewModel(message)) }
    if canRetry { items.append(RetryViewModel(delegate: delegate)) }
    return items
  }
}
