import EmployeeViews
import Testing
import UIKit

/// The cells that measure the items of a collection.
struct MeasuringCellsTests {
  @Test func `a class of views has one cell, until all are removed`() {
    let cells = MeasuringCells()
    let indexPath = IndexPath(item: 0, section: 0)
    let message = cells.dequeue(MessageView.self, for: indexPath)
    let button = cells.dequeue(ButtonView.self, for: indexPath)
    #expect(cells.dequeue(MessageView.self, for: indexPath) === message)
    #expect(cells.dequeue(ButtonView.self, for: indexPath) === button)
    cells.removeAll()
    #expect(cells.dequeue(MessageView.self, for: indexPath) !== message)
  }
}
