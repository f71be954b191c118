import Testing

@testable import ListRendering

/// Checks the counts without a table.
struct SectionCountsTests {
  /// Counts of three sections: two rows with a header, no rows, and one row with a footer.
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

  @Test func `walking down visits the list from its first item to its last`() {
    #expect(Array(sequence(first: items[0], next: counts.item(after:))) == items)
    #expect(counts.first == items.first)
  }

  @Test func `walking up visits the list from its last item to its first`() {
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
  func `the nearest item of a missing item is one that exists`(item: ListItem, nearest: ListItem) {
    #expect(counts.nearest(item) == nearest)
  }

  @Test func `an item beyond the list has no next item, and the last one as its previous item`() {
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
}
