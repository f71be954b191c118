import Testing

@testable import UIKit

/// Checks the counts without a table.
struct SectionCountsTests {
  @Test func `an item beyond the list has no next item, and the last one as its previous item`() {
    let counts = SectionCounts(rows: [2, 0, 1])
    let missing: [ListItem] = [.header(section: 9), .row(3, section: 9), .footer(section: 9)]
    expectEqual(missing.map(counts.item(after:)), [nil, nil, nil])
    expectEqual(missing.map(counts.item(before:)), [counts.last, counts.last, counts.last])
    let empty = SectionCounts()
    expectEqual([empty.first, empty.last, empty.nearest(.row(0, section: 0))], [nil, nil, nil])
  }
}
