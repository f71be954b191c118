import Testing

@testable import ListRendering

struct UpdateMapTests {
  @Test func `sections that stay keep their order, and an empty batch changes no place`() {
    let map = map([.deleteSections([1]), .insertSections([0, 3]), .moveSection(4, to: 2)], of: 6)
    let empty = self.map([], of: 3)
    let places = [(0..<6).map(map.section(after:)), (0..<3).map(empty.section(after:))]
    #expect(places == [[1, nil, 4, 5, 2, 6], [0, 1, 2]])
    #expect(empty.indexPath(after: .row(7, in: 2)) == .row(7, in: 2))
  }

  @Test func `rows keep their order in their section, and may move out of a deleted one`() {
    let map = map(
      [
        .deleteRows(.rows([1])), .insertRows(.rows([0, 3])), .moveRow(.row(4), to: .row(2)),
        .insertSections([0]), .deleteRows([.row(0, in: 1)]), .insertRows([.row(1, in: 1)]),
      ], of: 2)
    let first = [IndexPath].rows([0, 1, 2, 4]).map(map.indexPath(after:))
    #expect(first == [.row(0, in: 1), nil, .row(2, in: 1), .row(2)])
    let second = [IndexPath].rows([0, 1], in: 1).map(map.indexPath(after:))
    #expect(second == [nil, .row(0, in: 2)])

    let other = self.map([.deleteSections([0]), .moveRow(.row(1), to: .row(0))], of: 2)
    #expect([IndexPath].rows([0, 1]).map(other.indexPath(after:)) == [nil, .row(0)])
  }

  @Test func `the rows of a reloaded section have no place after the batch`() {
    let map = map([.reloadSections([0])], of: 2)
    #expect(
      [map.indexPath(after: .row(3)), map.indexPath(after: .row(3, in: 1))]
        == [nil, .row(3, in: 1)])
  }

  @Test func `a map marks the reloaded, reconfigured and moved rows`() {
    let map = map(
      [
        .reloadRows(.rows([3, 1])), .reconfigureRows([.row(2)]), .moveRow(.row(0), to: .row(4)),
        .moveSection(1, to: 2),
      ], of: 3)
    let rows = [IndexPath].rows(0..<5)
    let marked: [[IndexPath]] = [
      rows.filter(map.isReloaded), rows.filter(map.isReconfigured), rows.filter(map.isMoved),
    ]
    #expect(marked == [.rows([1, 3]), [.row(2)], [.row(0)]])
    #expect(map.isMoved(.row(0, in: 1)) && !map.isMoved(.row(0, in: 2)))
  }

  @Test func `a map can be made and read outside the main actor`() async {
    let updates = BatchUpdates([.deleteSections([0])])
    let section = await Task.detached {
      UpdateMap(updates, sectionCount: 2).section(after: 1)
    }.value
    #expect(section == 0)
  }

  private func map(_ calls: [UpdateCall], of sectionCount: Int) -> UpdateMap {
    UpdateMap(BatchUpdates(calls), sectionCount: sectionCount)
  }
}
