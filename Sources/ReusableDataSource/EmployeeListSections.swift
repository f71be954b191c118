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
  func section(of employee: Employee) -> [any ItemViewModel] {
    var items: [any ItemViewModel] = []
    items.reserveCapacity(employee.workplaces.count + 3)
    items.append(EmployeeInfoViewModel(employee))
    for workplace in employee.workplaces {
      items.append(EmployeeWorkplaceViewModel(workplace))
    }
    if let phone = employee.phone {
      let button = ButtonViewModel.Button.call(phone: phone, employee: employee.id)
      items.append(ButtonViewModel(button, delegate: delegate))
    }
    if let email = employee.email {
      let button = ButtonViewModel.Button.write(address: email, employee: employee.id)
      items.append(ButtonViewModel(button, delegate: delegate))
    }
    return items
  }

  /// The items above the employees that say how the list stands; often there are none.
  func section(message: String?, canRetry: Bool) -> [any ItemViewModel] {
    var items: [any ItemViewModel] = []
    if let message { items.append(MessageViewModel(message)) }
    if canRetry { items.append(ButtonViewModel(.retry, delegate: delegate)) }
    return items
  }
}
