import EmployeeViews
import Employees

/// Row models as article 4 has them: below a base class, with a title and a closure in each button.
enum ClosureModels {
  nonisolated protocol CellIdentifiable {
    var cellIdentifier: String { get }
    var cellHeight: Float { get }
  }

  nonisolated class BaseModel: CellIdentifiable {
    let automaticHeight: Float = -1
    var cellIdentifier: String { "" }
    var cellHeight: Float { automaticHeight }

    init() {}
  }

  nonisolated final class InfoModel: BaseModel {
    override var cellIdentifier: String { "EmployeeInfoCell" }
    var name: String
    var specialization: String
    var photo: String?

    init(_ employee: Employee) {
      name = employee.name
      specialization = employee.specialization
      photo = employee.photo
    }
  }

  nonisolated final class WorkplaceModel: BaseModel {
    override var cellIdentifier: String { "EmployeeWorkplaceCell" }
    var workplace: String
    init(_ workplace: String) { self.workplace = workplace }
  }

  nonisolated final class ButtonModel: BaseModel {
    override var cellIdentifier: String { "ButtonCell" }
    var title: String
    var action: (() -> Void)?

    init(title: String, action: @escaping () -> Void) {
      self.title = title
      self.action = action
    }
  }

  /// A section with its rows; who makes them says how the buttons hold it.
  nonisolated class Section {
    final var rows: [any CellIdentifiable] = []
    final weak var delegate: (any ButtonDelegate)?

    init(_ employee: Employee) {
      rows.reserveCapacity(employee.workplaces.count + 3)
      rows.append(InfoModel(employee))
      for workplace in employee.workplaces { rows.append(WorkplaceModel(workplace)) }
    }
  }
}

// MARK: -

extension ClosureModels {
  /// The article's section: each closure holds it weakly.
  nonisolated final class WeakSection: Section {
    override init(_ employee: Employee) {
      super.init(employee)
      if let phone = employee.phone {
        rows.append(
          ButtonModel(title: EmployeeListText.call) { [weak self] in
            self?.delegate?.callTapped(phone: phone)
          })
      }
      if let email = employee.email {
        rows.append(
          ButtonModel(title: EmployeeListText.write) { [weak self] in
            self?.delegate?.writeTapped(email: email)
          })
      }
    }
  }

  /// The same with closures that rely on their section, which owns them.
  nonisolated final class UnownedSection: Section {
    override init(_ employee: Employee) {
      super.init(employee)
      if let phone = employee.phone {
        rows.append(
          ButtonModel(title: EmployeeListText.call) { [unowned self] in
            delegate?.callTapped(phone: phone)
          })
      }
      if let email = employee.email {
        rows.append(
          ButtonModel(title: EmployeeListText.write) { [unowned self] in
            delegate?.writeTapped(email: email)
          })
      }
    }
  }
}

// MARK: -

extension ClosureModels {
  /// The sections of a list.
  static func sections<Made: Section>(
    of workload: Workload, delegate: ButtonLog, make: (Employee) -> Made
  ) -> [Section] {
    var sections: [Section] = []
    sections.reserveCapacity(workload.employees.count)
    for employee in workload.employees {
      let section = make(employee)
      section.delegate = delegate
      sections.append(section)
    }
    return sections
  }

  /// Shows what every row says, and what every tap leads to.
  static func show(_ sections: [Section], log: ButtonLog, in gate: inout Gate) {
    for section in sections {
      for row in section.rows { gate.write(line: note(of: row, log: log)) }
    }
  }

  private static func note(of row: any CellIdentifiable, log: ButtonLog) -> String {
    switch row {
    case let row as InfoModel: return row.name
    case let row as WorkplaceModel: return row.workplace
    case let row as ButtonModel:
      row.action?()
      return "\(row.title): \(log.last)"
    default: return row.cellIdentifier
    }
  }
}
