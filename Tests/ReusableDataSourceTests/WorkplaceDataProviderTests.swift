import EmployeePresentation
import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// The workplaces, tested without a table.
@Suite(.withoutScreen) struct WorkplaceDataProviderTests {
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var openNames: Set<String> = []

  private var provider: WorkplaceDataProvider {
    WorkplaceDataProvider(list: list, status: status, openNames: openNames)
  }

  @Test mutating func `a workplace has everybody who names it, once, in the order of the list`() {
    let employees = [["b", "a", "b"], [], ["c", "a"], ["a"]].enumerated().map { id, workplaces in
      Employee(id: id, name: "\(id)", specialization: "", workplaces: workplaces)
    }
    openNames = ["a", "b", "c"]
    update(employees)
    #expect(rows == [[], ["# b"], ["0"], ["# a"], ["0"], ["2"], ["3"], ["# c"], ["2"]])
  }

  @Test mutating func `a workplace is a row, and an open one a heading with its employees`() {
    update([.alan])
    let closed = provider.sections
    #expect(rows == [[], ["Bletchley Park"]])
    openNames = ["Bletchley Park"]
    #expect(rows == [[], ["# Bletchley Park"], ["Alan Turing"]])
    let alan = WorkplaceSectionID.employee(2, workplace: "Bletchley Park")
    #expect(provider.sections.map(\.id) == closed.map(\.id) + [alan])
    #expect(provider.sections.map(\.id.employeeID) == [nil, nil, 2])
    update([.alan])
    #expect(rows == [[], ["# Bletchley Park"], ["Alan Turing"]])
    openNames = []
    #expect(provider.sections == closed)
  }

  @Test mutating func `workplaces and employees can be selected`() {
    openNames = ["Vassar College"]
    update([.grace])
    let rows = provider.sections.flatMap(\.rows)
    #expect(rows.map(\.isSelectable) == [true, true, true])
    #expect(rows.map(\.isDeletable) == [false, false, false])
  }

  @Test mutating func `employees without a workplace leave a message, and nobody leaves another`() {
    update([.hypatia])
    #expect(rows == [["Nobody names a workplace."]])
    update([])
    #expect(rows == [["There is nobody to show."]])
  }

  @Test mutating func `the status has a row for each message, and Retry below`() {
    var status = EmployeeListStatus()
    status.requestFailed(.unavailable(reason: "asleep"))
    update([.alan], status)
    #expect(rows[0] == ["Could not load the list: service unavailable: asleep", "[Retry]"])
  }

  @Test mutating func `the title counts the workplaces of a list that is loaded`() {
    #expect(provider.title == "Workplaces")
    update([.hypatia])
    #expect(provider.title == "0 workplaces")
    update([.alan])
    #expect(provider.title == "1 workplace")
  }

  // MARK: -

  private mutating func update(
    _ employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus()
  ) {
    list.replace(with: employees)
    self.status = status
  }

  /// The texts of the rows of each section.
  private var rows: [[String]] { provider.sections.map { $0.rows.map(describe) } }
}
