import Testing
import UIKit

struct DequeuingErrorTests {
  @Test func `rule 9: dequeuing an unregistered identifier stops the program`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen(rows: [LabelledRow("row", kind: "unknown")], height: 1)
      _ = screen.table.visibleCells
    }
    result.expectFatalError(
      """
      unable to dequeue a cell with identifier unknown - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """)
  }

  @Test(arguments: [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1)])
  func `rule 10: dequeuing for an index path that does not exist stops the program`(
    indexPath: IndexPath
  ) async {
    let (row, section) = (indexPath.row, indexPath.section)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [row = row as Int, section = section as Int] in
      let screen = ListScreen(rows: .numbered(0..<3), height: 3)
      _ = screen.table.visibleCells
      _ = screen.table.dequeueReusableCell(
        withIdentifier: "row", for: IndexPath(row: row, section: section))
    }
    result.expectFatalError(
      "request for a cell at an invalid index path: [\(section), \(row)]")
  }

  @Test func `rule 11: two cells for one row in one request stop the program, in two they do not`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen(rows: .numbered(0..<3), height: 3)
      screen.list.prepare = { _, _ in
        _ = screen.table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
      }
      _ = screen.table.visibleCells
    }
    result.expectFatalError(
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. \
      Identifier: row, index path: [0, 0]
      """)

    let screen = ListScreen(rows: .numbered(0..<3), height: 3)
    screen.table.reloadData()
    screen.table.reloadData()
    #expect(screen.table.visibleCells.count == 3)
  }
}
