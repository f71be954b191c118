import Employees

// MARK: - Rows

/// A section model: a section, and the delegate to which it reports what a person does with the rows.
///
/// The view passes a tap or a swipe to the section of the row, in a table and in a grid. What it means
/// is known to the section: each kind of section is a subclass, and overrides what its rows offer.
class SectionModel: Identifiable, Equatable {
  fileprivate weak var delegate: (any SectionModelDelegate)?

  private let section: EmployeeListSection

  init(_ section: EmployeeListSection, delegate: any SectionModelDelegate) {
    self.section = section
    self.delegate = delegate
  }

  var id: EmployeeListSectionID { section.id }

  var rows: [EmployeeListSection.Row] { section.rows }

  /// Returns whether two section models show the same; all of a list have one delegate.
  ///
  /// A cell in view keeps the section model that filled it, also after an equal one has taken its
  /// place. That is harmless, because both report the same.
  static func == (one: SectionModel, other: SectionModel) -> Bool {
    one.section == other.section
  }

  // MARK: - Taps

  func tapped(_ button: EmployeeListSection.Button) {}

  // MARK: - Selection

  func selected() {}

  // MARK: - Deleting

  func deleteTapped() {}
}

// MARK: -

/// The section above the employees, which offers to load again.
final class StatusSectionModel: SectionModel {
  // MARK: - Taps

  override func tapped(_ button: EmployeeListSection.Button) {
    if button == .retry { delegate?.retryTapped() }
  }
}

// MARK: -

/// The section of an employee, which adds their id to what its rows ask for.
final class EmployeeSectionModel: SectionModel {
  private let employeeID: Employee.ID

  init(
    _ section: EmployeeListSection, of employeeID: Employee.ID, delegate: any SectionModelDelegate
  ) {
    self.employeeID = employeeID
    super.init(section, delegate: delegate)
  }

  // MARK: - Taps

  override func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .call: delegate?.callTapped(employeeID)
    case .write: delegate?.writeTapped(employeeID)
    case .retry: break  // Only the status has it.
    }
  }

  // MARK: - Selection

  override func selected() {
    delegate?.employeeSelected(employeeID)
  }

  // MARK: - Deleting

  override func deleteTapped() {
    delegate?.deleteTapped(employeeID)
  }
}
