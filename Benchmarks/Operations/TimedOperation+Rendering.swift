import Employees
import Figures
import ListRendering
import UIKit

/// Filling and drawing rows.
extension TimedOperation {
  static let rendering: [TimedOperation] = [cellForRow, cellForRowRandom, scroll, drawList]

  static let cellForRow = TimedOperation(
    id: "cell-for-row", category: .render,
    title: "Fill the cell of every row, from first to last", unit: "row",
    sizes: sizesWithLongLists, isInDefaultRun: true, unitCount: rowCount,
    expected: { Oracle.rows(of: $0.employees).joined() },
    setUp: { _, subject, _ in filling(subject.rows, of: subject) })

  static let cellForRowRandom = TimedOperation(
    id: "cell-for-row-random", category: .render,
    title: "Fill the cell of every row, in a random order", unit: "row",
    sizes: sizesWithLongLists, unitCount: rowCount,
    expected: { $0.shuffled(Oracle.rows(of: $0.employees)).joined() },
    setUp: { _, subject, workload in filling(workload.shuffled(subject.rows), of: subject) })

  @MainActor
  private static func filling(_ rows: [IndexPath], of subject: any Subject) -> PreparedOperation {
    PreparedOperation(
      run: { subject.fill(rows) { _ in } },
      show: { sink in
        var canvas = ListRenderer(width: Entry.width).canvas
        var output = sink
        subject.fill(rows) { view in
          canvas.beginRow()
          view.draw(in: &canvas)
          canvas.endRow()
          canvas.flush(into: &output)
        }
        sink = output
      })
  }

  static let scroll = TimedOperation(
    id: "scroll", category: .render,
    title: "Page through the list in a window of 40 lines and draw every page", unit: "row",
    unitCount: rowCount,
    expected: { Oracle.pages(of: $0.employees, height: pageHeight).joined() },
    setUp: onScreen { screen, workload in
      let window = screen.window
      let lineCount = workload.employees.count + rowCount(of: workload)
      let turns = max(0, (lineCount - 1) / pageHeight)
      return PreparedOperation(
        drawing: { sink in
          window.draw(into: &sink)
          for _ in 0..<turns {
            window.scroll(by: pageHeight)
            window.draw(into: &sink)
          }
        },
        restore: { window.scrollToTop() })
    })

  static let drawList = TimedOperation(
    id: "draw-list", category: .render,
    title: "Draw the whole list into a sink", unit: "row",
    sizes: sizesWithLongLists, unitCount: rowCount,
    expected: { Oracle.list(of: $0.employees) },
    setUp: { _, subject, _ in PreparedOperation(drawing: { subject.draw(into: &$0) }) })
}
