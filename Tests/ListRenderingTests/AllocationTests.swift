import ListRendering
import HeapMeasurement
import Testing

/// Checks that the allocations of the table and the renderer do not grow with the list.
struct AllocationTests {
  @Test func `the counter returns the number of allocated objects`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var made: [Thing] = []
        made.reserveCapacity(3)
        expectAllocations(3...3) { for _ in 0..<3 { made.append(Thing()) } }
      }
    }
  }

  @Test func `filling a reused cell allocates nothing`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let list = NumberedList(rowCount: 1_000)
        let rows = (0..<1_000).map { IndexPath(row: $0, section: 0) }
        list.tableView.forEachCell(at: rows) { _, _ in }
        expectAllocations(0...10) { list.tableView.forEachCell(at: rows) { _, _ in } }
      }
    }
  }

  @Test func `drawing a list allocates nothing for each row`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let list = NumberedList(rowCount: 1_000)
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
  private let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(style: .plain)
    view.size = Size(width: 40, height: 10)
    tableView.register(NumberedCell.self, forCellReuseIdentifier: "Number")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
  }
}

// MARK: -

private final class NumberedCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "A row of text that is longer than a small string"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}

private struct DiscardingSink: OutputSink {
  mutating func write(_ utf8: [UInt8]) {}
}
