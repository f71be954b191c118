import ListRendering
import Testing

struct RegisteringTests {
  @Test func `rule 7: a cell of a registered class has its identifier`() throws {
    let table = TableView()
    table.register(LabelledCell.self, forCellReuseIdentifier: "row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(cell is LabelledCell)
    #expect(cell.reuseIdentifier == "row")
  }

  @Test func `rule 7: a registered factory is called with its identifier`() throws {
    let table = TableView()
    let made = LabelledCell(reuseIdentifier: "made by hand")
    var identifiers: [String] = []
    table.register(forCellReuseIdentifier: "row") { identifier in
      identifiers.append(identifier)
      return made
    }
    #expect(table.dequeueReusableCell(withIdentifier: "row") === made)
    #expect(identifiers == ["row"])
  }

  @Test func `rule 7: registering an identifier again replaces the registration`() throws {
    let table = TableView()
    table.register(LabelledCell.self, forCellReuseIdentifier: "row")
    table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is ButtonCell)
    let made = TableViewCell(reuseIdentifier: nil)
    table.register(forCellReuseIdentifier: "row") { _ in made }
    #expect(table.dequeueReusableCell(withIdentifier: "row") === made)
  }

  @Test func `rule 7: cells of a replaced registration are not reused`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    #expect(screen.table.visibleCells.count == 3)
    screen.table.scroll(by: 2)
    screen.table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    screen.table.reloadData()
    #expect(screen.table.visibleCells.allSatisfy { $0 is ButtonCell })
    #expect(screen.table.createdCellCount(forIdentifier: "row") == 3)
  }

  @Test func `rule 7: registering an identifier does not change other identifiers`() {
    let table = TableView()
    table.register(LabelledCell.self, forCellReuseIdentifier: "row")
    table.register(ButtonCell.self, forCellReuseIdentifier: "button")
    _ = table.dequeueReusableCell(withIdentifier: "row")
    table.register(LabelledCell.self, forCellReuseIdentifier: "button")
    #expect(table.createdCellCounts == ["row": 1, "button": 0])
    #expect(table.createdCellCount(forIdentifier: "row") == 1)
    #expect(table.createdCellCount(forIdentifier: "unknown") == 0)
  }

  @Test func `rule 7: an empty identifier stops the program`() async {
    let classResult = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      TableView().register(LabelledCell.self, forCellReuseIdentifier: "")
    }
    let factoryResult = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      TableView().register(forCellReuseIdentifier: "") { TableViewCell(reuseIdentifier: $0) }
    }
    let message = "must pass a valid reuse identifier: it is an empty string"
    #expect(classResult?.fatalError == message[...])
    #expect(factoryResult?.fatalError == message[...])
  }
}
