import ListRendering
import Testing

struct BatchUpdateTests {
  /// Calls that turn `abcd` into `bxCd`.
  nonisolated static let calls: [UpdateCall] = [
    .deleteRows([.row(0)]), .insertRows([.row(1)]), .reloadRows([.row(2)]),
  ]

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `rule 20: deletes name old places and inserts new places, in any order of calls`(
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

  @Test func `rule 20: a batch inserts and deletes several rows and sections`() {
    let screen = ListScreen("abc|def||gh")
    screen.update(
      to: "bx|yz||hwe", .deleteSections([1]), .insertSections([1]),
      .deleteRows([.row(0), .row(2), .row(0, in: 3)]),
      .insertRows([.row(1), .row(1, in: 3)]), .moveRow(.row(1, in: 1), to: .row(2, in: 3)))
    #expect(screen.letters == "bxyzhwe")
    #expect(screen.askedLetters == "xyzw")
  }

  @Test func `rule 20: rows are named by the section numbers before or after the batch`() {
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

  @Test func `rule 20: a moved row and a moved section keep their cells`() {
    let screen = ListScreen("abc|de")
    let cells = screen.table.visibleCells
    screen.update(to: "de|cab", .moveSection(1, to: 0), .moveRow(.row(2), to: .row(0, in: 1)))
    #expect(screen.letters == "decab")
    #expect(screen.askedLetters == "")
    let moved = [3, 4, 2, 0, 1].map { cells[$0] }
    #expect(zip(screen.table.visibleCells, moved).allSatisfy { $0 === $1 })
  }

  @Test func `rule 20: an empty batch reads the counts once and does nothing else`() {
    let screen = ListScreen("abc|d", height: 2)
    screen.update(to: "abc|d")
    #expect(screen.list.countsAndCells == [.sections, .rows(section: 0), .rows(section: 1)])
    #expect(screen.list.came == [])
    #expect(screen.list.left == [])
  }
}

// MARK: -

struct BatchCompletionTests {
  @Test func `rule 20: a completion is called after the new rows are shown`() {
    let screen = ListScreen("ab")
    var letters = ""
    screen.list.sections = ListPicture("axb").sections
    screen.table.performBatchUpdates {
      screen.table.insertRows(at: [.row(1)])
    } completion: {
      letters = screen.letters
    }
    #expect(letters == "axb")
  }

  @Test func `rule 20: all completions are called after the outermost batch, inner ones first`() {
    let screen = ListScreen("ab")
    var order: [String] = []
    screen.table.performBatchUpdates {
      screen.table.performBatchUpdates {
        screen.table.performBatchUpdates {
        } completion: {
          order.append("innermost")
        }
      } completion: {
        order.append("inner")
      }
      order.append("updates")
    } completion: {
      order.append("outer")
    }
    #expect(order == ["updates", "innermost", "inner", "outer"])
  }

  @Test func `rule 20: a completion may apply another batch`() {
    let screen = ListScreen("ab")
    screen.table.performBatchUpdates {
      screen.list.sections = ListPicture("b").sections
      screen.table.deleteRows(at: [.row(0)])
    } completion: {
      screen.list.sections = ListPicture("bc").sections
      screen.table.insertRows(at: [.row(1)])
    }
    #expect(screen.letters == "bc")
  }

  @Test func `rule 20: a completion is called once`() {
    let screen = ListScreen("ab")
    var calls = 0
    screen.table.performBatchUpdates {
    } completion: {
      calls += 1
    }
    screen.table.performBatchUpdates {}
    #expect(calls == 1)
  }

  @Test func `rule 2: a table without a data source accepts an empty batch`() {
    let table = TableView()
    table.size = Size(width: 20, height: 5)
    var isCompleted = false
    table.performBatchUpdates {
    } completion: {
      isCompleted = true
    }
    #expect(isCompleted)
    #expect(table.indexPathsForVisibleRows == [])
  }

  @Test func `rule 2: inserting a row into a table without a data source stops the program`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      TableView().insertRows(at: [.row(0)])
    }
    #expect(
      result?.fatalError
        == "attempt to insert row 0 into section 0, but there are only 0 sections after the update")
  }

  @Test func `rule 4: a reload inside a batch stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen("ab")
      screen.table.performBatchUpdates { screen.table.reloadData() }
    }
    #expect(result?.fatalError == "reloadData must not be called inside performBatchUpdates")
  }
}
