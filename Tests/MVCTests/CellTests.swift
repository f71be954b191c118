import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVC

/// The cells, tested without a screen.
struct CellTests {
  @Test func `a reused cell shows the employee that was set last`() {
    let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    cell.configure(photo: "grace", name: "Grace Hopper", specialization: "Compilers")
    cell.configure(photo: nil, name: "Hypatia", specialization: "Mathematics")
    #expect(text(of: cell) == "□ Hypatia\n  Mathematics\n")
  }

  @Test func `a tap on a reused button calls only the closure that was set last`() {
    let cell = ButtonCell(style: .default, reuseIdentifier: nil)
    var taps: [String] = []
    cell.configure(with: "Retry") { taps.append("Retry") }
    cell.configure(with: "Call") { taps.append("Call") }
    #expect(text(of: cell) == "  [Call]\n")
    cell.tap(at: .init(column: 2, line: 0))
    #expect(taps == ["Call"])
  }
}
