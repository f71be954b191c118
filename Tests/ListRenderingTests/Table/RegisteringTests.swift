import ListRendering
import Testing

struct RegisteringTests {
  @Test func `rule 7: a cell comes from the class or factory registered last for its identifier`() {
    let table = UITableView()
    table.register(LabelledCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    #expect(cell is LabelledCell)
    #expect(cell?.reuseIdentifier == "row")
    table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is ButtonCell)

    let made = LabelledCell(reuseIdentifier: "made by hand")
    var identifiers: [String] = []
    table.register(forCellReuseIdentifier: "row") { identifier in
      identifiers.append(identifier)
      return made
    }
    #expect(table.dequeueReusableCell(withIdentifier: "row") === made)
    #expect(identifiers == ["row"])
  }

  @Test func `rule 7: a registration replaces the cells of its identifier and no others`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    #expect(screen.table.visibleCells.count == 3)
    screen.table.scroll(by: 2)
    screen.table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    screen.table.reloadData()
    #expect(screen.table.visibleCells.allSatisfy { $0 is ButtonCell })
    screen.table.expectCellCounts(["row": 3])

    screen.table.register(LabelledCell.self, forCellReuseIdentifier: "other")
    screen.table.expectCellCounts(["row": 3, "other": 0])
    let counts = ["row", "unknown"].map(screen.table.createdCellCount(forIdentifier:))
    #expect(counts == [3, 0])
  }

  @Test func `rule 7: an empty identifier stops the program`() async {
    let classResult = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(LabelledCell.self, forCellReuseIdentifier: "")
    }
    let factoryResult = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(forCellReuseIdentifier: "") { UITableViewCell(reuseIdentifier: $0) }
    }
    let message = "must pass a valid reuse identifier: it is an empty string"
    classResult.expectFatalError(message)
    factoryResult.expectFatalError(message)
  }
}
