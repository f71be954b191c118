import EmployeeViews
import Employees

/// Row models without closures: a button says which one it is, and its section does the rest.
enum SlimModels {
  nonisolated class RowModel {
    var cellIdentifier: String {
      fatalError("\(Self.self) must say which cell shows it")
    }
  }

  nonisolated final class InfoModel: RowModel {
    override var cellIdentifier: String { "EmployeeInfoCell" }
    let name: String
    let specialization: String
    let photo: String?

    init(_ employee: Employee) {
      name = employee.name
      specialization = employee.specialization
      photo = employee.photo
    }
  }

  nonisolated final class WorkplaceModel: RowModel {
    override var cellIdentifier: String { "EmployeeWorkplaceCell" }
    let workplace: String
    init(_ workplace: String) { self.workplace = workplace }
  }

  nonisolated final class ButtonModel: RowModel {
    nonisolated enum Button {
      case call(phone: String)
      case write(email: String)
    }

    override var cellIdentifier: String { "ButtonCell" }
    private let button: Button
    private unowned let section: Section

    init(_ button: Button, in section: Section) {
      self.button = button
      self.section = section
    }

    var title: String {
      switch button {
      case .call: EmployeeListText.call
      case .write: EmployeeListText.write
      }
    }

    func tapped() {
      switch button {
      case .call(let phone): section.delegate?.callTapped(phone: phone)
      case .write(let email): section.delegate?.writeTapped(email: email)
      }
    }
  }

  /// A section, which is asked for its rows one by one.
  nonisolated class Section {
    final weak var delegate: (any ButtonDelegate)?

    var rowCount: Int { 0 }

    func row(at index: Int) -> RowModel {
      fatalError("\(Self.self) must say what its rows are")
    }
  }
}

// MARK: -

extension SlimModels {
  /// A section that makes its rows when it is made.
  nonisolated final class UpFrontSection: Section {
    private var rows: [RowModel] = []

    init(_ employee: Employee) {
      super.init()
      rows.reserveCapacity(employee.workplaces.count + 3)
      rows.append(InfoModel(employee))
      for workplace in employee.workplaces { rows.append(WorkplaceModel(workplace)) }
      if let phone = employee.phone { rows.append(ButtonModel(.call(phone: phone), in: self)) }
      if let email = employee.email { rows.append(ButtonModel(.write(email: email), in: self)) }
    }

    override var rowCount: Int { rows.count }

    override func row(at index: Int) -> RowModel { rows[index] }
  }

  /// A section that makes a row whenever it is asked for it, and keeps the employee alone.
  nonisolated final class OnDemandSection: Section {
    private let employee: Employee

    init(_ employee: Employee) {
      self.employee = employee
    }

    override var rowCount: Int {
      1 + employee.workplaces.count
        + (employee.phone == nil ? 0 : 1) + (employee.email == nil ? 0 : 1)
    }

    override func row(at index: Int) -> RowModel {
      if index == 0 { return InfoModel(employee) }
      if index <= employee.workplaces.count {
        return WorkplaceModel(employee.workplaces[index - 1])
      }
      if let phone = employee.phone, index == employee.workplaces.count + 1 {
        return ButtonModel(.call(phone: phone), in: self)
      }
      guard let email = employee.email else { fatalError("no row \(index) for \(employee.name)") }
      return ButtonModel(.write(email: email), in: self)
    }
  }
}

// MARK: -

extension SlimModels {
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
      for index in 0..<section.rowCount {
        gate.write(line: note(of: section.row(at: index), log: log))
      }
    }
  }

  private static func note(of row: RowModel, log: ButtonLog) -> String {
    switch row {
    case let row as InfoModel: return row.name
    case let row as WorkplaceModel: return row.workplace
    case let row as ButtonModel:
      row.tapped()
      return "\(row.title): \(log.last)"
    default: return row.cellIdentifier
    }
  }
}
