import Employees
import ListRendering
import Measuring
import TestSupport
import Testing

@testable import MVP

/// The cells alone: words go in, text comes out, a tap is reported.
struct CellTests {
  @Test func `a cell shows what it was told last`() {
    let cell = EmployeeInfoCell(reuseIdentifier: nil)
    cell.show(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers")
    cell.show(photo: nil, name: "Hypatia", specialization: "Mathematics")
    #expect(text(of: cell) == "□ Hypatia\n  Mathematics\n")
  }

  @Test func `a tap on a button is reported with its cell`() {
    let cell = ButtonCell(reuseIdentifier: nil)
    let delegate = RecordingDelegate()
    cell.delegate = delegate
    cell.show(title: "Call")
    #expect(text(of: cell) == "  [Call]\n")
    cell.tap(at: .init(column: 2, line: 0))
    #expect(delegate.tapped == [ObjectIdentifier(cell)])
  }

  @Test func `a reused cell costs no allocation`() async {
    await #expect(processExitsWith: .success) { await allocateNothingOnReusedCells() }
  }
}

/// Ends the process in failure where filling a list a second time allocates by the row.
@MainActor private func allocateNothingOnReusedCells() async {
  let employees = GeneratedEmployeeService.employees(count: 200)
  let person = Person(at: EmployeeListModule.makeScreen)
  await person.service.answer(with: employees)
  guard let tableView = person.tableView else { fatalError("there is no table") }
  let rows = (1...employees.count).flatMap { section in
    (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
  }
  tableView.forEachCell(at: rows) { _, _ in }
  let count = AllocationCounter.allocations { tableView.forEachCell(at: rows) { _, _ in } } ?? 0
  if count > 10 { fatalError("\(count) allocations for \(rows.count) rows") }
}

// MARK: -

private final class RecordingDelegate: ButtonCellDelegate {
  private(set) var tapped: [ObjectIdentifier] = []

  func buttonTapped(in cell: ButtonCell) {
    tapped.append(ObjectIdentifier(cell))
  }
}
