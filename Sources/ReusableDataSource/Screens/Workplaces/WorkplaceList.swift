import Employees

/// A screen that shows workplaces.
protocol WorkplaceListDelegate: AnyObject {
  /// Called when there may be another title, or another `isRefreshing`.
  func workplacesChanged()

  func employeeSelected(_ employee: Employee)
}

// MARK: -

/// The workplaces of all employees, which it loads, and provides to a table or a collection.
///
/// A workplace is one row. After a tap its employees follow, and its name has a cell of another
/// style.
final class WorkplaceList {
  weak var delegate: (any WorkplaceListDelegate)?

  let dataProvider = ArrayDataProvider()

  private let service: any EmployeeService
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var workplaces: [Workplace] = []
  private var openNames: Set<String> = []
  private var request: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  /// The title of a screen.
  var title: String {
    guard list.count != nil else { return "Workplaces" }
    return workplaces.count == 1 ? "1 workplace" : "\(workplaces.count) workplaces"
  }

  /// Whether workplaces that were loaded before are being requested again.
  var isRefreshing: Bool { status.isRefreshing(list) }

  /// Requests the employees, and drops the answer to an earlier request.
  func load() {
    status.requestStarted()
    update()
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
  }

  private func employeesLoaded(_ employees: [Employee]) {
    list.replace(with: employees)
    workplaces = Workplace.all(of: employees)
    status.requestAnswered()
    update()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.requestFailed(error)
    update()
  }

  private func rowSelected(_ row: Int, of workplace: Workplace) {
    if row > 0 {
      delegate?.employeeSelected(workplace.employees[row - 1])
    } else {
      openNames.formSymmetricDifference([workplace.name])
      update()
    }
  }
}

// MARK: -

extension WorkplaceList {
  private func update() {
    let statusSection = ItemSection.status(status.content(above: list)) { [weak self] in
      self?.load()
    }
    dataProvider.sections =
      [statusSection] + (hasNoWorkplaces ? [emptySection] : workplaces.map(section(of:)))
    delegate?.workplacesChanged()
  }

  /// Whether there are employees, but none of them names a workplace.
  private var hasNoWorkplaces: Bool { workplaces.isEmpty && !list.employees.isEmpty }

  private var emptySection: ItemSection {
    ItemSection(
      id: "empty", content: "", items: [MessageViewModel(message: "Nobody names a workplace.")])
  }

  private func section(of workplace: Workplace) -> ItemSection {
    let isOpen = openNames.contains(workplace.name)
    let employees = isOpen ? workplace.employees : []
    return ItemSection(
      id: workplace.name, content: workplace,
      items: [EmployeeWorkplaceViewModel(workplace: workplace.name)]
        + employees.map(EmployeeInfoViewModel.init),
      style: isOpen ? .open : .standard,
      select: { [weak self] row in self?.rowSelected(row, of: workplace) })
  }
}

// MARK: -

extension CellStyle {
  /// The style of a workplace with its employees.
  static let open = CellStyle(name: "open")
}
