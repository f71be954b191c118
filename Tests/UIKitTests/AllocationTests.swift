import HeapMeasurement
import ListRendering
import Testing
import UIKit

/// Checks that the allocations of the table and the renderer do not grow with the list.
struct AllocationTests {
  @Test func `filling reused cells and drawing a list allocate nothing for each row`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        // The counter counts in this process.
        var made: [Thing] = []
        made.reserveCapacity(3)
        expectAllocations(3...3) { for _ in 0..<3 { made.append(Thing()) } }

        let list = NumberedList(style: .plain)
        let rows = (0..<1_000).map { IndexPath(row: $0, section: 0) }
        list.tableView.forEachCell(at: rows) { _, _ in }
        expectAllocations(0...10) { list.tableView.forEachCell(at: rows) { _, _ in } }

        let renderer = ListRenderer(width: 40)
        var sink = DiscardingSink()
        renderer.drawList(of: list, into: &sink)
        expectAllocations(0...100) { renderer.drawList(of: list, into: &sink) }
      }
    }
  }
}

// MARK: -

/// Stops the process if a block allocates fewer or more objects than expected.
private func expectAllocations(_ expected: ClosedRange<Int>, in block: () -> Void) {
  guard let count = AllocationCounter.allocations(in: block) else {
    fatalError("the runtime cannot count allocations")
  }
  if !expected.contains(count) { fatalError("\(count) allocations, expected \(expected)") }
}

// MARK: -

private final class Thing {}

private final class NumberedList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Number")
    tableView.size = Size(width: 40, height: 10)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1_000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
    cell.textLabel?.text = "A row of text that is longer than a small string"
    return cell
  }
}

// MARK: -

private struct DiscardingSink: OutputSink {
  mutating func write(_ utf8: [UInt8]) {}
}
