import EmployeePresentation
import Employees

/// A section of row models; a subclass stores its rows or makes them.
class RowSection {
  final weak var delegate: (any ButtonDelegate)?

  var rowCount: Int { fatalError("\(Self.self) must override rowCount") }

  func row(at index: Int) -> RowModel { fatalError("\(Self.self) must override row(at:)") }

  /// Reads the identifier of a row as a table does.
  func cellIdentifier(ofRow index: Int) -> String { row(at: index).cellIdentifier }
}

/// The delegate of a section, which is the presenter in the module.
protocol ButtonDelegate: AnyObject {
  func tapped(_ button: RowButton)
}

/// A button, with what its action needs.
enum RowButton {
  case call(phone: String)
  case write(email: String)

  var title: String {
    switch self {
    case .call: EmployeeListText.call
    case .write: EmployeeListText.write
    }
  }
}

// MARK: - Rows

/// A model of one row.
class RowModel {
  var cellIdentifier: String { fatalError("\(Self.self) must override cellIdentifier") }

  /// The first line of the row, for the check.
  var text: String { "" }

  /// Calls the delegate, if the row is a button.
  func tapped() {}
}

private class InfoModel: RowModel {
  override final var cellIdentifier: String { "EmployeeInfoCell" }
  override final var text: String { name }
  private let name: String
  private let specialization: String
  private let photo: String?

  init(_ employee: Employee) {
    name = employee.name
    specialization = employee.specialization
    photo = employee.photo
  }
}

private class WorkplaceModel: RowModel {
  override final var cellIdentifier: String { "EmployeeWorkplaceCell" }
  override final var text: String { workplace }
  private let workplace: String
  init(_ workplace: String) { self.workplace = workplace }
}

/// A button without a closure, which knows its section.
private final class ButtonModel: RowModel {
  override var cellIdentifier: String { "ButtonCell" }
  override var text: String { button.title }
  override func tapped() { section.delegate?.tapped(button) }
  private let button: RowButton
  private unowned let section: RowSection

  init(_ button: RowButton, in section: RowSection) {
    self.button = button
    self.section = section
  }
}

// MARK: - Rows of the article

/// A row of article 4, which stores its height; a button stores its title and a closure, too.
private protocol CellIdentifiable {
  var cellIdentifier: String { get }
  var cellHeight: Float { get }
}

private final class TallInfoModel: InfoModel, CellIdentifiable {
  let cellHeight: Float = -1
}

private final class TallWorkplaceModel: WorkplaceModel, CellIdentifiable {
  let cellHeight: Float = -1
}

private final class ClosureButtonModel: RowModel, CellIdentifiable {
  override var cellIdentifier: String { "ButtonCell" }
  override var text: String { title }
  override func tapped() { action() }
  let cellHeight: Float = -1
  private let title: String
  private let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

// MARK: - Sections

/// A section with all its rows; a subclass makes the closures of the buttons.
class ClosureSection: RowSection {
  private var rows: [any CellIdentifiable] = []

  init(_ employee: Employee) {
    super.init()
    rows.reserveCapacity(employee.workplaces.count + 3)
    rows.append(TallInfoModel(employee))
    for workplace in employee.workplaces { rows.append(TallWorkplaceModel(workplace)) }
    if let phone = employee.phone {
      rows.append(ClosureButtonModel(title: EmployeeListText.call, action: call(phone)))
    }
    if let email = employee.email {
      rows.append(ClosureButtonModel(title: EmployeeListText.write, action: write(email)))
    }
  }

  func call(_ phone: String) -> () -> Void { {} }
  func write(_ email: String) -> () -> Void { {} }

  override final var rowCount: Int { rows.count }
  override final func row(at index: Int) -> RowModel { rows[index] as! RowModel }
  override final func cellIdentifier(ofRow index: Int) -> String { rows[index].cellIdentifier }
}

/// The article's section: each closure captures it weakly.
final class WeakSection: ClosureSection {
  override func call(_ phone: String) -> () -> Void {
    { [weak self] in self?.delegate?.tapped(.call(phone: phone)) }
  }

  override func write(_ email: String) -> () -> Void {
    { [weak self] in self?.delegate?.tapped(.write(email: email)) }
  }
}

/// The same with closures that capture their section unowned, because it owns them.
final class UnownedSection: ClosureSection {
  override func call(_ phone: String) -> () -> Void {
    { [unowned self] in delegate?.tapped(.call(phone: phone)) }
  }

  override func write(_ email: String) -> () -> Void {
    { [unowned self] in delegate?.tapped(.write(email: email)) }
  }
}

/// A section that makes all rows at once, without closures.
final class UpFrontSection: RowSection {
  private var rows: [RowModel] = []

  init(_ employee: Employee) {
    super.init()
    rows = (0..<Self.count(of: employee)).map { makeRow(at: $0, of: employee) }
  }

  override var rowCount: Int { rows.count }
  override func row(at index: Int) -> RowModel { rows[index] }
}

/// A section that stores the employee only and makes a row whenever it is requested.
final class OnDemandSection: RowSection {
  private let employee: Employee
  init(_ employee: Employee) { self.employee = employee }

  override var rowCount: Int { Self.count(of: employee) }
  override func row(at index: Int) -> RowModel { makeRow(at: index, of: employee) }
}

extension RowSection {
  /// The rows of the article's screen, to which a change of ours adds none.
  fileprivate static func count(of employee: Employee) -> Int {
    1 + employee.workplaces.count + (employee.phone == nil ? 0 : 1)
      + (employee.email == nil ? 0 : 1)
  }

  /// Makes a row without a closure.
  fileprivate final func makeRow(at index: Int, of employee: Employee) -> RowModel {
    if index == 0 { return InfoModel(employee) }
    if index <= employee.workplaces.count { return WorkplaceModel(employee.workplaces[index - 1]) }
    if let phone = employee.phone, index == employee.workplaces.count + 1 {
      return ButtonModel(.call(phone: phone), in: self)
    }
    guard let email = employee.email else { fatalError("no row \(index) for \(employee.name)") }
    return ButtonModel(.write(email: email), in: self)
  }
}
