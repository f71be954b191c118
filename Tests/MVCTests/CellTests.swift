import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVC

/// The cells, tested without a screen.
struct CellTests {
  @Test func `a reused cell shows the item that was set last`() {
    let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    cell.configure(with: .grace)
    cell.configure(with: .hypatia)
    #expect(text(of: cell) == "□ Hypatia\n  Mathematics\n")
  }

  @Test func `a tap on a button calls the delegate with the cell`() {
    let cell = ButtonCell(style: .default, reuseIdentifier: nil)
    let delegate = RecordingDelegate()
    cell.delegate = delegate
    cell.configure(with: "Call")
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
