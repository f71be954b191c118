import TestSupport
import Testing
import UIKit

/// Compares a collection with a new one after random batches.
struct RandomCollectionBatchTests {
  @Test
  func `rule 37: after any batch, a collection shows the same as a new one at the same place`()
    throws
  {
    try RandomRun.forEachSeed { seed in
      var batches = RandomBatches(seed: seed)
      var sections = batches.sections()
      let screen = CollectionScreen(sections.contents(heightsByPlace: false))
      let collection = screen.collection
      var selected: String?
      var mostVisible = screen.collection.visibleCells.count
      for step in 1...RandomRun.batchesPerSeed {
        collection.scroll(by: batches.random.number(in: -8...8))
        mostVisible = max(mostVisible, collection.visibleCells.count)
        if let place = collection.indexPathsForVisibleItems.last, step % 3 == 0 {
          collection.selectItem(at: place, animated: false, scrollPosition: [])
          selected = sections[place.section].rows[place.item].name
        }
        if batches.happens(onceIn: 4) { screen.toggleRefreshing() }
        let offset = collection.contentOffset.y.lineCount
        let formerTop = -collection.adjustedContentInset.top.lineCount
        let refreshes = batches.happens(onceIn: 6)
        let batch = batches.batch(on: sections)
        let comment: Comment = "seed \(seed), step \(step): \(batch)"
        sections = batch.sections
        let contents = sections.contents(heightsByPlace: false)
        batch.perform(on: collection) {
          screen.sections = contents
          if refreshes { screen.toggleRefreshing() }
        }
        let top = -collection.adjustedContentInset.top.lineCount
        // The refresh control changes first.
        let isAtTop = [top, formerTop].contains(offset)
        let kept = isAtTop ? top : offset
        let end = 2 * ((sections.reduce(0) { $0 + $1.rows.count } + 2) / 3) - 6
        let expected = max(top, min(kept, end))
        try requireEqual(collection.contentOffset.y, .lines(expected), comment)
        mostVisible = max(mostVisible, collection.visibleCells.count)

        if let name = selected, batch.reloaded.contains(name) { selected = nil }
        let place = selected.flatMap { Self.place(of: $0, in: sections) }
        if place == nil { selected = nil }
        let selection: [IndexPath]? = place.map { [$0] }
        try requireEqual(collection.indexPathsForSelectedItems, selection, comment)

        let fresh = CollectionScreen(contents)
        if top < 0 { fresh.toggleRefreshing() }
        fresh.collection.contentOffset = collection.contentOffset
        fresh.collection.selectItem(at: place, animated: false, scrollPosition: [])
        try requireEqual(screen.shown, fresh.shown, comment)
        try requireEqual(screen.wholeList, fresh.wholeList, comment)
        let made = collection.createdCellCounts.filter { $0.value > mostVisible + 1 }
        try requireEqual(made, [:], comment)
        try requireEqual(screen.displayedCount, collection.visibleCells.count, comment)
      }
    }
  }

  private static func place(of name: String, in sections: [NamedSection]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let item = section.rows.firstIndex(where: { $0.name == name }) {
        return IndexPath(item: item, section: number)
      }
    }
    return nil
  }
}

// MARK: -

extension CollectionScreen {
  /// Begins refreshing, or ends it.
  fileprivate func toggleRefreshing() {
    let control = collection.refreshControl ?? UIRefreshControl()
    collection.refreshControl = control
    if control.isRefreshing { control.endRefreshing() } else { control.beginRefreshing() }
  }
}
