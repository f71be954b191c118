import Employees

/// A section of row models, with or without closures.
protocol RowSection: AnyObject {
  var delegate: (any ButtonDelegate)? { get set }

  /// All rows, for the check.
  var models: [RowModel] { get }
}

/// A model of one row, with or without a closure.
class RowModel {
  /// The first line of the row, for the check.
  var text: String { "" }

  /// Calls the delegate, if the row is a button.
  func tapped() {}
}

/// The delegate of a section, which is the presenter in the module.
protocol ButtonDelegate: AnyObject {
  func callTapped(phone: String)
  func writeTapped(email: String)
}

/// A delegate that records the last tap.
final class TapLog: ButtonDelegate {
  private var last = ""

  func callTapped(phone: String) { last = ": call \(phone)" }
  func writeTapped(email: String) { last = ": write to \(email)" }

  /// Shows the text of every row and the result of a tap on it.
  @MainActor func show(_ sections: [any RowSection], in gate: inout Gate) {
    for row in sections.flatMap(\.models) {
      last = ""
      row.tapped()
      gate.write(line: row.text + last)
    }
  }
}

// MARK: - With closures

/// Row models as in article 4: with a base class, a stored title and a closure in each button.
enum ClosureModels {
  protocol CellIdentifiable {
    var cellIdentifier: String { get }
    var cellHeight: Float { get }
  }

  class BaseModel: RowModel, CellIdentifiable {
    let automaticHeight: Float = -1
    var cellIdentifier: String { "" }
    var cellHeight: Float { automaticHeight }
  }

  final class InfoModel: BaseModel {
    override var cellIdentifier: String { "EmployeeInfoCell" }
    override var text: String { name }
    var name: String
    var specialization: String
    var photo: String?

    init(_ employee: Employee) {
      name = employee.name
      specialization = employee.specialization
      photo = employee.photo
    }
  }

  final class WorkplaceModel: BaseModel {
    override var cellIdentifier: String { "EmployeeWorkplaceCell" }
    override var text: String { workplace }
    var workplace: String
    init(_ workplace: String) { self.workplace = workplace }
  }

  final class ButtonModel: BaseModel {
    override var cellIdentifier: String { "ButtonCell" }
    override var text: String { title }
    override func tapped() { action?() }
    var title: String
    var action: (() -> Void)?

    init(title: String, action: @escaping () -> Void) {
      self.title = title
      self.action = action
    }
  }
}

extension ClosureModels {
  /// A section with all its rows; a subclass adds the buttons.
  class Section: RowSection {
    final var rows: [any CellIdentifiable] = []
    final weak var delegate: (any ButtonDelegate)?

    init(_ employee: Employee) {
      rows.reserveCapacity(employee.workplaces.count + 3)
      rows.append(InfoModel(employee))
      for workplace in employee.workplaces { rows.append(WorkplaceModel(workplace)) }
    }

    var models: [RowModel] { rows.compactMap { $0 as? RowModel } }
  }

  /// The article's section: each closure captures it weakly.
  final class WeakSection: Section {
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

  /// The same with closures that capture their section unowned, because it owns them.
  final class UnownedSection: Section {
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

// MARK: - Without closures

/// Row models without closures: a button knows its kind and its section.
enum SlimModels {
  class BaseModel: RowModel {
    var cellIdentifier: String { fatalError("\(Self.self) must override cellIdentifier") }
  }

  final class InfoModel: BaseModel {
    override var cellIdentifier: String { "EmployeeInfoCell" }
    override var text: String { name }
    let name: String
    let specialization: String
    let photo: String?

    init(_ employee: Employee) {
      name = employee.name
      specialization = employee.specialization
      photo = employee.photo
    }
  }

  final class WorkplaceModel: BaseModel {
    override var cellIdentifier: String { "EmployeeWorkplaceCell" }
    override var text: String { workplace }
    let workplace: String
    init(_ workplace: String) { self.workplace = workplace }
  }

  final class ButtonModel: BaseModel {
    enum Button {
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

    override var text: String {
      switch button {
      case .call: EmployeeListText.call
      case .write: EmployeeListText.write
      }
    }

    override func tapped() {
      switch button {
      case .call(let phone): section.delegate?.callTapped(phone: phone)
      case .write(let email): section.delegate?.writeTapped(email: email)
      }
    }
  }
}

extension SlimModels {
  /// A section that returns its rows by index; a subclass stores or makes them.
  class Section: RowSection {
    final weak var delegate: (any ButtonDelegate)?
    var rowCount: Int { 0 }
    func row(at index: Int) -> BaseModel { fatalError("\(Self.self) must override row(at:)") }
    var models: [RowModel] { (0..<rowCount).map(row) }
  }

  /// A section that makes all rows at once.
  final class UpFrontSection: Section {
    private var rows: [BaseModel] = []

    init(_ employee: Employee) {
      super.init()
      rows.reserveCapacity(employee.workplaces.count + 3)
      rows.append(InfoModel(employee))
      for workplace in employee.workplaces { rows.append(WorkplaceModel(workplace)) }
      if let phone = employee.phone { rows.append(ButtonModel(.call(phone: phone), in: self)) }
      if let email = employee.email { rows.append(ButtonModel(.write(email: email), in: self)) }
    }

    override var rowCount: Int { rows.count }
    override func row(at index: Int) -> BaseModel { rows[index] }
  }

  /// A section that stores the employee only and makes a row whenever it is requested.
  final class OnDemandSection: Section {
    private let employee: Employee
    init(_ employee: Employee) { self.employee = employee }

    override var rowCount: Int {
      1 + employee.workplaces.count
        + (employee.phone == nil ? 0 : 1) + (employee.email == nil ? 0 : 1)
    }

    override func row(at index: Int) -> BaseModel {
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
