import Testing
import UIKit

struct RegisteringTests {
  @Test func `rule 11: outside a request, any number of cells can be dequeued for a row`() {
    let screen = ListScreen(rows: ["a", "b"], height: 2)
    screen.expectShown(["a", "b"])
    let cells = [1, 1, 0, 0].map {
      screen.table.dequeueReusableCell(withIdentifier: "row", for: .row($0))
    }
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 4)
    screen.expectShown(["a", "b"])
  }

  @Test func `rule 7: a cell comes from the class that was registered last for its identifier`() {
    let table = UITableView()
    table.register(LabelledCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    #expect(cell is LabelledCell)
    #expect(cell?.reuseIdentifier == "row")
    table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is ButtonCell)
    table.register(nil, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func `rule 7: a registration replaces the cells of its identifier and no others`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    #expect(screen.table.visibleCells.count == 3)
    screen.table.scroll(by: 2)
    screen.table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    screen.table.reloadData()
    #expect(screen.table.visibleCells.map { $0 is ButtonCell } == [true, true, true])
    screen.table.expectCellCounts(["row": 3])

    screen.table.register(LabelledCell.self, forCellReuseIdentifier: "other")
    screen.table.expectCellCounts(["row": 3, "other": 0])
    let counts = ["row", "unknown"].map(screen.table.createdCellCount(forIdentifier:))
    #expect(counts == [3, 0])
  }

  @Test func `rule 7: an empty identifier stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(LabelledCell.self, forCellReuseIdentifier: "")
    }
    result.expectFatalError("must pass a valid reuse identifier: it is an empty string")
  }

  @Test func `rule 7: a class that is no cell stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(UILabel.self, forCellReuseIdentifier: "label")
    }
    result.expectFatalError("UILabel must be a subclass of UITableViewCell")
  }
}
