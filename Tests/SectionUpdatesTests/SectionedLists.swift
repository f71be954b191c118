import TestSupport
import UIKit

/// A table that records the calls that change it, and can be touched and covered as on a phone.
final class RecordingTable: UITableView {
  /// A call of a method of the list.
  enum Call: Equatable {
    case reload
    case batch(isAnimated: Bool)
    case insert([Int])
    case delete([Int])
    case reloadSections([Int])
    case move(Int, to: Int)
  }

  /// The calls, in order.
  var calls: [Call] = []

  /// Is called when a batch begins.
  var batchBegins: () -> Void = {}

  /// The number of calls of `layoutIfNeeded()`.
  var layoutCount = 0

  /// The number of times that the list was asked for the rows in view.
  var visibleRowsCount = 0

  /// The offsets that were set.
  var offsets: [CGFloat] = []

  /// Whether a finger is on the list.
  var isTouched = false

  /// Whether the list still moves after a scroll.
  var isMoving = false

  /// The number of lines that a bar covers.
  var coveredLines = 0

  override var isTracking: Bool { isTouched }
  override var isDecelerating: Bool { isMoving }

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: .lines(coveredLines), left: 0, bottom: 0, right: 0)
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    offsets.append(contentOffset.y)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override var indexPathsForVisibleRows: [IndexPath]? {
    visibleRowsCount += 1
    return super.indexPathsForVisibleRows
  }

  override func layoutIfNeeded() {
    layoutCount += 1
    super.layoutIfNeeded()
  }

  override func reloadData() {
    calls.append(.reload)
    super.reloadData()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append(.batch(isAnimated: UIView.areAnimationsEnabled))
    batchBegins()
    super.performBatchUpdates(updates, completion: completion)
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record(sections) { .insert($0) }
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record(sections) { .delete($0) }
    super.deleteSections(sections, with: animation)
  }

  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record(sections) { .reloadSections($0) }
    super.reloadSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append(.move(section, to: newSection))
    super.moveSection(section, toSection: newSection)
  }

  /// Records a call of a method that takes a set of sections, unless the set is empty.
  private func record(_ sections: IndexSet, _ call: ([Int]) -> Call) {
    if !sections.isEmpty { calls.append(call(Array(sections))) }
  }
}

// MARK: -

/// A collection that returns visible items from last to first, because UIKit returns them in any
/// order.
final class UnorderedCollection: UICollectionView {
  override var indexPathsForVisibleItems: [IndexPath] {
    super.indexPathsForVisibleItems.reversed()
  }
}

// MARK: -

/// A layout of items below each other that knows the height of an item after it has been in view.
final class SelfSizingLayout: UICollectionViewLayout {
  /// Returns the number of lines of an item.
  var height: (IndexPath) -> Int = { _ in 1 }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  private var items: [IndexPath] = []
  private var heights: [IndexPath: Int] = [:]

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateDataSourceCounts { heights = [:] }
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    items = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: .lines(items.reduce(0) { $0 + heights[$1, default: 1] }))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var top = 0
    return items.compactMap { item in
      if .lines(top) < rect.maxY,
        .lines(top + heights[item, default: 1]) > rect.minY
      {
        heights[item] = height(item)
      }
      defer { top += heights[item, default: 1] }
      let attributes = layoutAttributesForItem(at: item)
      return attributes?.frame.intersects(rect) == true ? attributes : nil
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = items.firstIndex(of: indexPath) else { return nil }
    let top = items[..<index].reduce(0) { $0 + heights[$1, default: 1] }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: .lines(top), width: width, height: .lines(heights[indexPath, default: 1]))
    return attributes
  }
}
