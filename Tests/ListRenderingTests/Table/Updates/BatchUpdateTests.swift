import ListRendering
import Testing

struct BatchUpdateTests {
  /// Calls that turn `abcd` into `bxCd`.
  nonisolated static let calls: [UpdateCall] = [
    .deleteRows([.row(0)]), .insertRows([.row(1)]), .reloadRows([.row(2)]),
  ]

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `rule 20: rows that go are named before, rows that come after, in any order of calls`(
    order: [Int]
  ) {
    let screen = ListScreen("abcd")
    let calls = order.map { Self.calls[$0] }
    screen.update(to: "bxCd", calls[0], calls[1], calls[2])
    #expect(screen.letters == "bxCd")
    #expect(screen.askedLetters == "xC")
  }

  @Test(
    arguments: [
      ("abc|d", "xabc|d", UpdateCall.insertRows([.row(0)])),
      ("abc|d", "ac|d", .deleteRows([.row(1)])),
      ("abc|d", "aBc|d", .reloadRows([.row(1)])), ("abc|d", "abC|d", .reconfigureRows([.row(2)])),
      ("abc|d", "bca|d", .moveRow(.row(0), to: .row(2))),
      ("abc|d", "bc|da", .moveRow(.row(0), to: .row(1, in: 1))),
      ("abc|d", "x|abc|d", .insertSections([0])), ("abc|d", "d", .deleteSections([0])),
      ("abc|d", "abc|xyz", .reloadSections([1])), ("abc|d|e", "e|abc|d", .moveSection(2, to: 0)),
      ("|", "|a", .insertRows([.row(0, in: 1)])), ("|a", "|", .deleteRows([.row(0, in: 1)])),
    ] as [(ListPicture, ListPicture, UpdateCall)])
  func `rule 20: a call outside a batch is a batch of its own`(
    before: ListPicture, after: ListPicture, call: UpdateCall
  ) {
    let screen = ListScreen(before)
    screen.list.sections = after.sections
    screen.table.perform(call)
    #expect(screen.table.numberOfSections == after.sections.count)
    #expect(screen.shown == ListScreen(after).shown)
  }

  @Test func `rule 20: several rows and sections come and go at once`() {
    let screen = ListScreen("abc|def||gh")
    screen.update(
      to: "bx|yz||hwe", .deleteSections([1]), .insertSections([1]),
      .deleteRows([.row(0), .row(2), .row(0, in: 3)]),
      .insertRows([.row(1), .row(1, in: 3)]), .moveRow(.row(1, in: 1), to: .row(2, in: 3)))
    #expect(screen.letters == "bxyzhwe")
    #expect(screen.askedLetters == "xyzw")
  }

  @Test func `rule 20: rows are named in the sections of their own time`() {
    let screen = ListScreen("ab|cd|ef")
    screen.update(
      to: "xf|ab|dy", .moveSection(2, to: 0), .deleteRows([.row(0, in: 2), .row(0, in: 1)]),
      .insertRows([.row(0), .row(1, in: 2)]))
    #expect(screen.letters == "xfabdy")
    #expect(screen.askedLetters == "xy")
  }

  @Test func `rule 20: nested batches are applied with the outermost one`() {
    let screen = ListScreen("abcd")
    screen.list.sections = ListPicture("bxCd").sections
    screen.table.performBatchUpdates {
      screen.table.performBatchUpdates {
        screen.table.insertRows(at: [.row(1)])
        screen.table.performBatchUpdates { screen.table.deleteRows(at: [.row(0)]) }
      }
      #expect(screen.list.calls == [])
      #expect(screen.letters == "abcd")
      screen.table.reloadRows(at: [.row(2)])
    }
    #expect(screen.letters == "bxCd")
  }

  @Test func `rule 20: a moved row and a moved section bring their cells`() {
    let screen = ListScreen("abc|de")
    let cells = screen.table.visibleCells
    screen.update(to: "de|cab", .moveSection(1, to: 0), .moveRow(.row(2), to: .row(0, in: 1)))
    #expect(screen.letters == "decab")
    #expect(screen.askedLetters == "")
    let moved = [3, 4, 2, 0, 1].map { cells[$0] }
    #expect(zip(screen.table.visibleCells, moved).allSatisfy { $0 === $1 })
  }

  @Test func `rule 20: a batch counts once, and without changes does nothing else`() {
    let screen = ListScreen("abc|d", height: 2)
    screen.update(to: "abc|d")
    #expect(screen.list.countsAndCells == [.sections, .rows(section: 0), .rows(section: 1)])
    #expect(screen.list.came == [])
    #expect(screen.list.left == [])
  }
}
