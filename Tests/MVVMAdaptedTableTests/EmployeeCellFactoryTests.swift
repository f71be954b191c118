import Employees
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import MVVMAdaptedTable

/// The factory, tested with the table that uses it.
struct EmployeeCellFactoryTests {
  @Test func `each kind of row has its cell, and a button reports a tap`() {
    var tapped: [EmployeeListSection.Button] = []
    let tableView = AdaptedTableView<EmployeeListSection>(
      cellFactory: EmployeeCellFactory { tapped.append($0) })
    tableView.size = Size(width: 40, height: 5)
    let rows: [EmployeeListSection.Row] = [
      .message("asleep"), .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
      .workplace("Mouseion"), .button(.retry, .retry),
    ]
    tableView.show([EmployeeListSection(id: .status, rows: rows)], searchText: nil)
    expect(
      text(of: tableView),
      is: """
        asleep
        □ Hypatia
          Mathematics
          · Mouseion
          [Retry]
        """)
    for line in 0..<5 { tableView.tap(at: Point(column: 3, line: line)) }
    #expect(tapped == [.retry])
  }
}
