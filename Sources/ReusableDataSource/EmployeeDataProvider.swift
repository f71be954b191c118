import Employees

/// Receives what a person does with the employees of a provider.
protocol EmployeeDataProviderDelegate: AnyObject {
  func callTapped(_ phone: String, employee id: Employee.ID)
  func writeTapped(_ address: String, employee id: Employee.ID)
  func retryTapped()
  func employeeSelected(_ employee: Employee)
  func deleteTapped(_ id: Employee.ID)
}

// MARK: -

/// A provider that makes a section of the status, and one of each employee.
final class EmployeeDataProvider: ViewModelDataProvider {
  weak var delegate: (any EmployeeDataProviderDelegate)?

  var sectionsChanged: () -> Void = {}

  private(set) var sections: [ItemSection] = []
  private(set) var searchText: String?

  /// Provides a list, and what its status says about it.
  func provide(_ list: EmployeeList, _ status: EmployeeListStatus) {
    let statusSection = ItemSection.status(status.content(above: list)) { [weak delegate] in
      delegate?.retryTapped()
    }
    sections = [statusSection] + list.employees.map { section(of: $0, status.refusal(of: $0)) }
    searchText = list.searchText
    sectionsChanged()
  }

  // MARK: - Rows

  private func section(of employee: Employee, _ refusal: String?) -> ItemSection {
    ItemSection(
      id: EmployeeListSectionID.employee(employee.id),
      content: [employee, refusal] as [AnyHashable], items: items(of: employee, refusal),
      select: { [weak delegate] _ in delegate?.employeeSelected(employee) },
      delete: { [weak delegate] in delegate?.deleteTapped(employee.id) })
  }

  private func items(of employee: Employee, _ refusal: String?) -> [any ItemViewModel] {
    var items: [any ItemViewModel] = [EmployeeInfoViewModel(employee)]
    if let refusal { items.append(MessageViewModel(message: refusal)) }
    items += employee.workplaces.map(EmployeeWorkplaceViewModel.init)
    if let phone = employee.phone {
      items.append(
        ButtonViewModel(title: EmployeeListText.call) { [weak delegate] in
          delegate?.callTapped(phone, employee: employee.id)
        })
    }
    if let email = employee.email {
      items.append(
        ButtonViewModel(title: EmployeeListText.write) { [weak delegate] in
          delegate?.writeTapped(email, employee: employee.id)
        })
    }
    return items
  }
}

// MARK: -

extension ItemSection {
  /// Returns a section with messages, and a button below them after a failed request.
  static func status(
    _ content: EmployeeListStatus.Content, retry: @escaping () -> Void
  ) -> ItemSection {
    var items: [any ItemViewModel] = content.messages.map(MessageViewModel.init)
    if content.canRetry {
      items.append(ButtonViewModel(title: EmployeeListText.retry, tapped: retry))
    }
    return ItemSection(id: EmployeeListSectionID.status, content: content, items: items)
  }
}
