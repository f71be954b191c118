import ListRendering
import TableUpdates
import TestSupport
import Testing

/// Where a list is during a search and after it.
struct SearchPlaceTests {
  @Test(arguments: ListKind.allCases)
  func `each new search text shows the first match at the top`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.apply("1a|3c|4d|5e|6f", searchText: "x")
    screen.expectShown("acd")
    screen.list.contentOffset.y = .lines(1)
    screen.apply("1a|3c|4d|5e|6f", searchText: "xy")
    screen.expectShown("acd")
    screen.list.contentOffset.y = .lines(1)
    // The caller removes outer spaces, because it knows what it searches for.
    screen.apply("1a|3c|4d|5e|6f", searchText: "xy ")
    screen.expectShown("acd")
  }

  @Test(arguments: ListKind.allCases)
  func `a search is not animated, and the list is not scrolled on its way`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.apply("1a|3c|4d|5e|6f", searchText: "x")
    screen.expectCalls([.batch(isAnimated: false), .delete([1])])
    #expect(screen.record.offsets == [0])
    screen.apply("1a|3c|5e|6f", searchText: "xy")
    screen.expectCalls([.batch(isAnimated: false), .delete([2])])
    screen.apply("1a|2b|3c|4d|5e|6f")
    screen.expectCalls([.batch(isAnimated: false), .insert([1, 3])])
    screen.expectShown("cde")
  }

  @Test(arguments: ListKind.allCases)
  func `the same search text keeps the place in the matches`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f")
    screen.apply("2b|3c|4d|5e", searchText: "x")
    screen.list.contentOffset.y = .lines(1)
    screen.apply("1a|2b|3c|4d|5e", searchText: "x")
    screen.expectShown("cde")
  }

  @Test(arguments: ListKind.allCases)
  func `a list returns to the place before the first of several searches`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f|7g", scrolledBy: 3)
    screen.apply("1a|2b|3c|5e|7g", searchText: "x")
    screen.list.contentOffset.y = .lines(1)
    screen.apply("2b|5e|3c|7g", searchText: "xy")
    screen.list.contentOffset.y = .lines(1)
    screen.apply("1a|2b|3c|4d|5e|6f|7g")
    screen.expectShown("def")

    screen.list.contentOffset.y = .lines(1)
    screen.apply("6f|7g", searchText: "z")
    screen.apply("1a|2b|3c|4d|5e|6f|7g")
    screen.expectShown("bcd")

    screen.list.contentOffset.y = 0
    screen.apply("6f|7g", searchText: "z")
    screen.apply("1a|2b|3c|4d|5e|6f|7g")
    screen.expectShown("abc")
  }

  @Test(arguments: ListKind.allCases)
  func `a list that is loaded during a search returns to the same employees`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f|7g", scrolledBy: 3)
    screen.apply("2b|6f", searchText: "x")
    screen.apply("8H|2b|6f", searchText: "x")
    screen.apply("5e|1a|8H|2b|3c|4d|7g|6f")
    screen.expectShown("dgf")

    screen.apply("2b|6f", searchText: "x")
    // The first row before the search is gone, and the next one takes its line.
    screen.apply("8H|9I|2b|1a|3c|7g|6f|5e")
    screen.expectShown("gfe")
  }

  @Test(arguments: ListKind.allCases)
  func `a search that empties the list is cleared`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e", scrolledBy: 2)
    screen.apply("", searchText: "x")
    screen.expectShown("")
    screen.apply("1a|2b|3c|4d|5e")
    screen.expectCalls([.reload])
    screen.expectShown("cde")
  }

  @Test(arguments: ListKind.allCases)
  func `if no row before the search remains, the list still shows rows`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f", scrolledBy: 3)
    screen.apply("1a|2b", searchText: "x")
    screen.apply("1a|2b|7g|8h")
    screen.expectShown("abg")
  }

  @Test(arguments: ListKind.allCases)
  func `a search that begins before the list is loaded ends at its beginning`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "")
    screen.apply("2b|3c|4d|5e", searchText: "x")
    screen.list.contentOffset.y = .lines(1)
    screen.apply("1a|2b|3c|4d|5e")
    screen.expectShown("abc")
  }

  @Test(arguments: ListKind.allCases)
  func `a search that begins before the screen is loaded ends at its beginning`(_ kind: ListKind) {
    let screen = SectionsScreen(kind)
    screen.apply("1a|2b|3c|4d|5e")
    screen.apply("2b|3c|4d|5e", searchText: "x")
    screen.appear(height: 3)
    screen.list.contentOffset.y = .lines(1)
    screen.expectShown("cde")
    screen.apply("1a|2b|3c|4d|5e")
    screen.expectShown("abc")
  }

  @Test(arguments: ListKind.allCases)
  func `the top during a refresh is the refresh control`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.setRefreshing(true)
    screen.apply("1a|3c|4d|5e|6f", searchText: "x")
    screen.expectShown("◌ac")
    screen.setRefreshing(false)
    screen.apply("1a|2b|3c|4d|5e|6f")
    screen.expectShown("cde")
  }

  @Test(arguments: ListKind.allCases)
  func `a search ends at the place before it, although the list still scrolls`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.apply("1a|3c|4d|5e|6f", searchText: "x")
    screen.record.isDecelerating = true
    screen.apply("1a|2b|3c|4d|5e|6f")
    screen.expectShown("cde")
  }

  @Test(arguments: ListKind.allCases)
  func `a covered list returns to the place before a search`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.apply("1a|6f", searchText: "x")
    screen.setCovered(true)
    screen.apply("7g|1a|2b|3c|4d|5e|6f")
    screen.setCovered(false)
    screen.expectShown("cde")
  }
}
