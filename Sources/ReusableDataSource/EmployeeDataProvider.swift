import Employees
import IndexPaths

/// Handles taps on the buttons of an employee.
protocol EmployeeDataProviderDelegate: AnyObject {
  func callTapped(_ employee: Employee)
  func writeTapped(_ employee: Employee)
}

// MARK: -

/// A provider for employees, with a section for each.
///
/// The items of a section are made when the table first requests one of them, and then kept.
///
/// **Knows** the employees, which rows they have, and the delegate of their buttons.
///
/// **Never knows** a cell, a table, or the status section.
///
/// **Article** The series on a reusable data source, part 2: a custom `ViewModelDataProvider`.
final class EmployeeDataProvider: ViewModelDataProvider {
  private let employees: [Employee]

  // Unowned, because the delegate owns the table. A button can only be tapped while both exist.
  private unowned let delegate: any EmployeeDataProviderDelegate

  /// The items of each section, empty for a section that was not shown yet.
  private var items: [[any ItemViewModel]]

  // MARK: - Assembly

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - employees: The employees, in order.
  ///   - delegate: The object that handles taps; it must live as long as the items.
  ///   - previous: A provider for equal employees whose items are kept, `nil` to make new ones.
  init(
    _ employees: [Employee], delegate: any EmployeeDataProviderDelegate,
    keepingItemsOf previous: EmployeeDataProvider? = nil
  ) {
    self.employees = employees
    self.delegate = delegate
    items = previous?.items ?? Array(repeating: [], count: employees.count)
  }

  // MARK: - Counting

  func numberOfSections() -> Int { employees.count }

  func numberOfRows(inSection section: Int) -> Int { employees[section].rowCount }

  // MARK: - Making cells

  func itemForRow(at indexPath: IndexPath) -> any ItemViewModel {
    let made = items[indexPath.section]
    if !made.isEmpty { return made[indexPath.row] }
    let new = makeItems(of: employees[indexPath.section])
    items[indexPath.section] = new
    return new[indexPath.row]
  }

  private func makeItems(of employee: Employee) -> [any ItemViewModel] {
    var items: [any ItemViewModel] = []
    items.reserveCapacity(employee.rowCount)
    items.append(EmployeeInfoViewModel(employee))
    for workplace in employee.workplaces {
      items.append(EmployeeWorkplaceViewModel(workplace))
    }
    if employee.phone != nil {
      items.append(
        ButtonViewModel(title: EmployeeListText.call) { [unowned delegate] in
          delegate.callTapped(employee)
        })
    }
    if employee.email != nil {
      items.append(
        ButtonViewModel(title: EmployeeListText.write) { [unowned delegate] in
          delegate.writeTapped(employee)
        })
    }
    return items
  }
}
