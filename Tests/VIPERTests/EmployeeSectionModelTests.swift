import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section model alone: its rows say what they are, and its buttons reach its delegate.
struct EmployeeSectionModelTests {
  @Test func `each row says which cell shows it and that its height is automatic`() {
    let section = EmployeeSectionModel(.grace)
    #expect(
      section.rows.map(\.cellIdentifier) == [
        "EmployeeInfoCell", "EmployeeWorkplaceCell", "EmployeeWorkplaceCell", "ButtonCell",
        "ButtonCell",
      ])
    #expect(section.rows.allSatisfy { $0.cellHeight == -1 })
  }

  @Test func `buttons report their employee`() throws {
    let section = EmployeeSectionModel(.grace)
    let delegate = RecordingDelegate()
    section.delegate = delegate
    for row in section.rows { (row as? ButtonCellModel)?.action() }
    #expect(delegate.taps == ["call 1", "write 1"])
  }

  @Test func `the section is not kept alive by its rows`() {
    var section: EmployeeSectionModel? = EmployeeSectionModel(.grace)
    let rows = section?.rows ?? []
    weak let weakSection = section
    section = nil
    #expect(weakSection == nil)
    #expect(rows.count == 5)
  }

  @Test func `the delegate is not kept alive`() {
    let section = EmployeeSectionModel(.grace)
    var delegate: RecordingDelegate? = RecordingDelegate()
    section.delegate = delegate
    delegate = nil
    #expect(section.delegate == nil)
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeSectionModelDelegate {
  private(set) var taps: [String] = []

  func callTapped(employee id: Employee.ID) { taps.append("call \(id)") }
  func writeTapped(employee id: Employee.ID) { taps.append("write \(id)") }
  func employeeSelected(_ id: Employee.ID) { taps.append("select \(id)") }
  func employeeDeleted(_ id: Employee.ID) { taps.append("delete \(id)") }
}
