import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVP

/// The cells, tested without a screen.
struct CellTests {
  @Test func `a reused cell shows the employee that was set last`() {
    let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    cell.show(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers")
    cell.show(photo: nil, name: "Hypatia", specialization: "Mathematics")
    #expect(text(of: cell) == "□ Hypatia\n  Mathematics\n")
  }

  @Test func `a tap on a button calls the delegate with the cell`() {
    let cell = ButtonCell(style: .default, reuseIdentifier: nil)
    let delegate = RecordingDelegate()
    cell.delegate = delegate
    cell.show(title: "Call")
    #expect(text(of: cell) == "  [Call]\n")
    cell.tap(at: .init(column: 2, line: 0))
    #expect(delegate.tapped == [ObjectIdentifier(cell)])
  }
}

// MARK: -

private final class RecordingDelegate: ButtonCellDelegate {
  private(set) var tapped: [ObjectIdentifier] = []

  func buttonTapped(in cell: ButtonCell) {
    tapped.append(ObjectIdentifier(cell))
  }
}
