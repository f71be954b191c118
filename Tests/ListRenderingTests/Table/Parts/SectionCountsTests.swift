import Testing

@testable import ListRendering

/// The counts alone, without a table.
struct SectionCountsTests {
  /// Two rows with a header, no rows, one row with a footer.
  private let counts: SectionCounts = {
    var counts = SectionCounts(rows: [2, 0, 1])
    counts.setHeader("head", ofSection: 0)
    counts.setFooter("foot", ofSection: 2)
    return counts
  }()

  private let items: [ListItem] = [
    .header(section: 0), .row(0, section: 0), .row(1, section: 0), .row(0, section: 2),
    .footer(section: 2),
  ]

  @Test func `the list is walked down from its first item to its last`() {
    #expect(Array(sequence(first: items[0], next: counts.item(after:))) == items)
    #expect(counts.first == items.first)
  }

  @Test func `the list is walked up from its last item to its first`() {
    #expect(Array(sequence(first: items[4], next: counts.item(before:))) == items.reversed())
    #expect(counts.last == items.last)
  }

  @Test func `items are compared by their order in the list`() {
    #expect(items.reversed().sorted() == items)
  }

  @Test(arguments: [
    (ListItem.row(1, section: 0), ListItem.row(1, section: 0)),
    (.row(7, section: 0), .row(1, section: 0)),
    (.row(0, section: 1), .row(0, section: 2)),
    (.header(section: 1), .row(0, section: 2)),
    (.header(section: 9), .footer(section: 2)),
    (.row(0, section: 9), .footer(section: 2)),
  ])
  func `an item that is gone has a nearest one`(item: ListItem, nearest: ListItem) {
    #expect(counts.nearest(item) == nearest)
  }

  @Test func `an item beyond the list has nothing below and the last item above`() {
    for item: ListItem in [.header(section: 9), .row(3, section: 9), .footer(section: 9)] {
      #expect(counts.item(after: item) == nil)
      #expect(counts.item(before: item) == counts.last)
    }
  }

  @Test func `an empty table has no items`() {
    let counts = SectionCounts()
    #expect(counts.first == nil)
    #expect(counts.last == nil)
    #expect(counts.nearest(.row(0, section: 0)) == nil)
  }

  @Test func `rule 16: the message for a row that does not exist names what exists`() {
    #expect(counts.boundsFault(.row(1), action: "select") == nil)
    #expect(
      counts.boundsFault(.row(2), action: "select")
        == "Attempted to select an out-of-bounds row (2) when there are only 2 rows in section 0.")
    #expect(
      counts.boundsFault(.row(0, in: 3), action: "select")
        == "Attempted to select an out-of-bounds section (3) when there are only 3 sections.")
  }
}
