import Employees

/// The view model of the section of one employee.
///
/// What a person does goes back to the view model of the screen, through closures.
final class EmployeeSectionViewModel: AdaptedSectionViewModel {
  let cells: [any AdaptedCellViewModel]
  let select: (() -> Void)?
  let delete: (() -> Void)?

  private let employee: Employee
  private let refusal: String?

  /// Creates the view model of a section; `refusal` says why the employee could not be deleted.
  init(
    _ employee: Employee, refusal: String?, call: @escaping (_ phone: String) -> Void,
    write: @escaping (_ address: String) -> Void, select: @escaping () -> Void,
    delete: @escaping () -> Void
  ) {
    self.employee = employee
    self.refusal = refusal
    self.select = select
    self.delete = delete
    cells = Self.cells(of: employee, refusal: refusal, call: call, write: write)
  }

  var id: AnyHashable { EmployeeListSectionID.employee(employee.id) }

  private static func cells(
    of employee: Employee, refusal: String?, call: @escaping (String) -> Void,
    write: @escaping (String) -> Void
  ) -> [any AdaptedCellViewModel] {
    var cells: [any AdaptedCellViewModel] = [EmployeeInfoCellViewModel(employee)]
    if let refusal { cells.append(MessageCellViewModel(message: refusal)) }
    cells += employee.workplaces.map(EmployeeWorkplaceCellViewModel.init)
    if let phone = employee.phone {
      cells.append(ButtonCellViewModel(title: EmployeeListText.call) { call(phone) })
    }
    if let email = employee.email {
      cells.append(ButtonCellViewModel(title: EmployeeListText.write) { write(email) })
    }
    return cells
  }

  func hasSameContent(as other: any AdaptedSectionViewModel) -> Bool {
    guard let other = other as? EmployeeSectionViewModel else { return false }
    return employee == other.employee && refusal == other.refusal
  }
}

// MARK: -

/// The view model of the status section, which may have no rows.
final class StatusSectionViewModel: AdaptedSectionViewModel {
  let id: AnyHashable = EmployeeListSectionID.status
  let cells: [any AdaptedCellViewModel]
  let select: (() -> Void)? = nil
  let delete: (() -> Void)? = nil

  private let content: EmployeeListStatus.Content

  init(_ content: EmployeeListStatus.Content, retry: @escaping () -> Void) {
    self.content = content
    var cells: [any AdaptedCellViewModel] = content.messages.map(MessageCellViewModel.init)
    if content.canRetry {
      cells.append(ButtonCellViewModel(title: EmployeeListText.retry, tapped: retry))
    }
    self.cells = cells
  }

  func hasSameContent(as other: any AdaptedSectionViewModel) -> Bool {
    content == (other as? StatusSectionViewModel)?.content
  }
}
