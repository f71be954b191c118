import Employees

/// A section of row models, with or without closures.
protocol RowSection: AnyObject {
  var delegate: (any ButtonDelegate)? { get set }
  var rowCount: Int { get }

  /// Reads the identifier of a row as a table does.
  func cellIdentifier(ofRow index: Int) -> String

  /// The model of a row, for the check.
  func row(at index: Int) -> RowModel
}

/// A model of one row, with or without a closure.
class RowModel {
  var cellIdentifier: String { fatalError("\(Self.self) must override cellIdentifier") }

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

// MARK: - With closures

/// Row models as in article 4: with a base class, a stored title and a closure in each button.
private enum ClosureModels {
  class BaseModel: RowModel, CellIdentifiable {
    let automaticHeight: Float = -1
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

private protocol CellIdentifiable {
  var cellIdentifier: String { get }
  var cellHeight: Float { get }
}

/// A section with all its rows; a subclass makes the closures of the buttons.
class ClosureSection: RowSection {
  private var rows: [any CellIdentifiable] = []
  final weak var delegate: (any ButtonDelegate)?

  init(_ employee: Employee) {
    rows.reserveCapacity(employee.workplaces.count + 3)
    rows.append(ClosureModels.InfoModel(employee))
    for workplace in employee.workplaces {
      rows.append(ClosureModels.WorkplaceModel(workplace))
    }
    if let phone = employee.phone {
      rows.append(ClosureModels.ButtonModel(title: EmployeeListText.call, action: call(phone)))
    }
    if let email = employee.email {
      rows.append(ClosureModels.ButtonModel(title: EmployeeListText.write, action: write(email)))
    }
  }

  func call(_ phone: String) -> () -> Void { {} }
  func write(_ email: String) -> () -> Void { {} }

  final var rowCount: Int { rows.count }
  final func cellIdentifier(ofRow index: Int) -> String { rows[index].cellIdentifier }
  final func row(at index: Int) -> RowModel { rows[index] as! RowModel }
}

/// The article's section: each closure captures it weakly.
final class WeakSection: ClosureSection {
  override func call(_ phone: String) -> () -> Void {
    { [weak self] in self?.delegate?.callTapped(phone: phone) }
  }

  override func write(_ email: String) -> () -> Void {
    { [weak self] in self?.delegate?.writeTapped(email: email) }
  }
}

/// The same with closures that capture their section unowned, because it owns them.
final class UnownedSection: ClosureSection {
  override func call(_ phone: String) -> () -> Void {
    { [unowned self] in delegate?.callTapped(phone: phone) }
  }

  override func write(_ email: String) -> () -> Void {
    { [unowned self] in delegate?.writeTapped(email: email) }
  }
}

// MARK: - Without closures

/// Row models without closures: a button knows its kind and its section.
private enum SlimModels {
  final class InfoModel: RowModel {
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

  final class WorkplaceModel: RowModel {
    override var cellIdentifier: String { "EmployeeWorkplaceCell" }
    override var text: String { workplace }
    let workplace: String
    init(_ workplace: String) { self.workplace = workplace }
  }

  final class ButtonModel: RowModel {
    enum Button {
      case call(phone: String)
      case write(email: String)
    }

    override var cellIdentifier: String { "ButtonCell" }
    private let button: Button
    private unowned let section: SlimSection

    init(_ button: Button, in section: SlimSection) {
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

/// A section that returns its rows by index; a subclass stores or makes them.
class SlimSection: RowSection {
  final weak var delegate: (any ButtonDelegate)?
  var rowCount: Int { fatalError("\(Self.self) must override rowCount") }
  func row(at index: Int) -> RowModel { fatalError("\(Self.self) must override row(at:)") }
  final func cellIdentifier(ofRow index: Int) -> String { row(at: index).cellIdentifier }

  fileprivate final func makeRow(at index: Int, of employee: Employee) -> RowModel {
    if index == 0 { return SlimModels.InfoModel(employee) }
    if index <= employee.workplaces.count {
      return SlimModels.WorkplaceModel(employee.workplaces[index - 1])
    }
    if let phone = employee.phone, index == employee.workplaces.count + 1 {
      return SlimModels.ButtonModel(.call(phone: phone), in: self)
    }
    guard let email = employee.email else { fatalError("no row \(index) for \(employee.name)") }
    return SlimModels.ButtonModel(.write(email: email), in: self)
  }
}

/// A section that makes all rows at once.
final class UpFrontSection: SlimSection {
  private var rows: [RowModel] = []

  init(_ employee: Employee) {
    super.init()
    rows = (0..<employee.rowCount).map { makeRow(at: $0, of: employee) }
  }

  override var rowCount: Int { rows.count }
  override func row(at index: Int) -> RowModel { rows[index] }
}

/// A section that stores the employee only and makes a row whenever it is requested.
final class OnDemandSection: SlimSection {
  private let employee: Employee
  init(_ employee: Employee) { self.employee = employee }

  override var rowCount: Int { employee.rowCount }
  override func row(at index: Int) -> RowModel {
    makeRow(at: index, of: employee)
  }
}
