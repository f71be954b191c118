import Employees

// MARK: - Sections

/// A section of an employee that has rows.
protocol RowSection: Equatable {
  associatedtype Row
  var rows: [Row] { get }

  static func info(of employee: Employee) -> Row
  static func workplace(_ workplace: String) -> Row
  static func button(_ title: String, _ action: RowAction) -> Row
}

/// What a tap on a button asks for; a screen has one that belongs to no employee, too.
enum RowAction: Equatable {
  case employee(Employee.ID)
  case retry
}

extension RowSection {
  /// Makes the rows of an employee.
  static func rows(of employee: Employee) -> [Row] {
    var rows = [info(of: employee)]
    rows += employee.workplaces.map(workplace)
    for index in 0..<employee.buttonCount {
      rows.append(button(employee.buttonTitle(at: index), .employee(employee.id)))
    }
    return rows
  }
}

/// Rows of a closed set of kinds.
struct ClosedSection: RowSection {
  let id: Employee.ID
  let rows: [Row]

  enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case workplace(String)
    case button(title: String, RowAction)

    var text: String {
      switch self {
      case .info(_, let name, _): name
      case .workplace(let workplace): workplace
      case .button(let title, _): title
      }
    }
  }

  init(_ employee: Employee) {
    id = employee.id
    rows = Self.rows(of: employee)
  }

  static func info(of employee: Employee) -> Row {
    .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
  }

  static func workplace(_ workplace: String) -> Row { .workplace(workplace) }

  static func button(_ title: String, _ action: RowAction) -> Row { .button(title: title, action) }
}

/// Rows of any type that conforms to a protocol.
struct OpenSection: RowSection {
  let id: Employee.ID
  let rows: [any OpenRow]

  init(_ employee: Employee) {
    id = employee.id
    rows = Self.rows(of: employee)
  }

  static func info(of employee: Employee) -> any OpenRow { InfoRow(employee) }
  static func workplace(_ workplace: String) -> any OpenRow { WorkplaceRow(workplace: workplace) }

  static func button(_ title: String, _ action: RowAction) -> any OpenRow {
    ButtonRow(title: title, action: action)
  }

  static func == (one: OpenSection, other: OpenSection) -> Bool {
    one.id == other.id && one.rows.elementsEqual(other.rows) { $0.isEqual(to: $1) }
  }
}

protocol OpenRow {
  var text: String { get }
  func isEqual(to other: any OpenRow) -> Bool
}

extension OpenRow where Self: Equatable {
  func isEqual(to other: any OpenRow) -> Bool { self == other as? Self }
}

struct InfoRow: OpenRow, Equatable {
  let photo: String?
  let name, specialization: String
  var text: String { name }

  init(_ employee: Employee) {
    (photo, name, specialization) = (employee.photo, employee.name, employee.specialization)
  }
}

struct WorkplaceRow: OpenRow, Equatable {
  let workplace: String
  var text: String { workplace }
}

struct ButtonRow: OpenRow, Equatable {
  let title: String
  let action: RowAction
  var text: String { title }
}
