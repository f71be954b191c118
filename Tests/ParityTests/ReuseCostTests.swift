import Catalogue
import Employees
import ListRendering
import HeapMeasurement
import TestSupport
import Testing

/// What it costs to fill cells that were used before: no allocation in any architecture.
///
/// A person sees nothing of it, so this is no number of the specification.
struct ReuseCostTests {
  @Test func `a reused cell costs no allocation`() async {
    // Nobody else may allocate while it is counted, so it is counted in a process of its own.
    await #expect(processExitsWith: .success) {
      for architecture in Architecture.allCases { await allocateNothingOnReusedCells(architecture) }
    }
  }
}

// MARK: -

/// Ends the process in failure where filling a list a second time allocates by the row.
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
