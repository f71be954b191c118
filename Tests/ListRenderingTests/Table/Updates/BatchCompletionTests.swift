import ListRendering
import Testing

struct BatchCompletionTests {
  @Test func `rule 20: a completion is called when the rows are there`() {
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

  @Test func `rule 20: all completions follow the outermost batch, inner ones first`() {
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

  @Test func `rule 20: a batch of a completion is a batch of its own`() {
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

  @Test func `rule 2: a table without a data source takes a batch of nothing`() {
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

  @Test func `rule 2: a table without a data source has no section for a new row`() async {
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
