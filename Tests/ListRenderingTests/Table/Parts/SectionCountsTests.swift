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

  @Test func `walking down or up visits the items in the order of the list`() {
    let down = Array(sequence(first: items[0], next: counts.item(after:)))
    let up = Array(sequence(first: items[4], next: counts.item(before:)))
    #expect([down, up] == [items, items.reversed()])
    #expect([counts.first, counts.last] == [items.first, items.last])
    #expect(items.reversed().sorted() == items)
  }

  @Test func `the nearest item of a missing item is one that exists`() {
    let nearest: [ListItem: ListItem] = [
      .row(1, section: 0): .row(1, section: 0),
      .row(7, section: 0): .row(1, section: 0),
      .row(0, section: 1): .row(0, section: 2),
      .header(section: 1): .row(0, section: 2),
      .header(section: 9): .footer(section: 2),
      .row(0, section: 9): .footer(section: 2),
    ]
    #expect(nearest.filter { counts.nearest($0.key) != $0.value } == [:])
  }

  @Test func `an item beyond the list has no next item, and the last one as its previous item`() {
    let missing: [ListItem] = [.header(section: 9), .row(3, section: 9), .footer(section: 9)]
    #expect(missing.map(counts.item(after:)) == [nil, nil, nil])
    #expect(missing.map(counts.item(before:)) == [counts.last, counts.last, counts.last])
    let empty = SectionCounts()
    #expect([empty.first, empty.last, empty.nearest(.row(0, section: 0))] == [nil, nil, nil])
  }
}
