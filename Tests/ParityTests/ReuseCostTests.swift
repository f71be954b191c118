import Catalogue
import Employees
import ListRendering
import HeapMeasurement
import TestSupport
import Testing

/// The allocations of filling a reused cell: none in any architecture.
///
/// A person cannot see them, so this is not a requirement of the screen.
struct ReuseCostTests {
  @Test func `a reused cell costs no allocation`() async {
    // Other tests would allocate at the same time, so this runs in its own process.
    await #expect(processExitsWith: .success) {
      for architecture in Architecture.allCases { await allocateNothingOnReusedCells(architecture) }
    }
  }
}

// MARK: -

/// Stops the process if filling the rows a second time allocates for each row.
@MainActor private func allocateNothingOnReusedCells(_ architecture: Architecture) async {
  let employees = GeneratedEmployeeService.employees(count: 200)
  let person = await Person(at: architecture, employees: employees)
  guard let tableView = person.tableView else { fatalError("\(architecture) has no table") }
  let rows = (1...employees.count).flatMap { section in
    (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
  }
  tableView.forEachCell(at: rows) { _, _ in }
  let count = AllocationCounter.allocations { tableView.forEachCell(at: rows) { _, _ in } }
  guard let count, count <= 10 else {
    fatalError("\(architecture): \(count ?? -1) allocations for \(rows.count) rows")
  }
}
