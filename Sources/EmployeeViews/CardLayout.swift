package import UIKit

/// The object that knows the heights of the items of a card layout, and which sections a change keeps.
package protocol CardLayoutDelegate: UICollectionViewDelegate {
  /// Returns the height of an item in a card of some width.
  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat

  /// Returns how many sections at the beginning the last change of the data has left unchanged.
  ///
  /// The layout asks when the counts have changed, and keeps the heights of these sections,
  /// except in the last line of cards above the change, which may get another card.
  func collectionView(
    _ collectionView: UICollectionView, unchangedSectionCountFor layout: CardLayout
  ) -> Int
}

// MARK: -

/// A layout in which each section is a card with its items below each other.
///
/// As many cards stand beside each other as fit. A line of cards is as high as its highest card.
///
/// The lines are measured from the first one down to the lower edge of the view, and the others are
/// estimated. So a long list costs no more than the part that the user has scrolled to. A change keeps the
/// heights of the lines above it, except of the last one, which may get another card.
package final class CardLayout: UICollectionViewLayout {
  /// The smallest width of a card.
  private let minimumCardWidth: CGFloat

  /// The space between two cards.
  private let spacing: CGFloat

  /// The sections that take a line of their own, such as a message above the cards.
  private let wideSections: IndexSet

  /// The width of the content, from one edge of the collection to the other.
  private var contentWidth: CGFloat = 0

  /// The left edge and width of a line of cards, between what covers the content at the sides.
  private var left: CGFloat = 0
  private var width: CGFloat = 0

  private var lines: [CardLine] = []

  /// The height of the content that the collection has asked for last.
  private var toldHeight: CGFloat = 0

  /// Creates a layout.
  package init(
    wideSections: IndexSet = [], minimumCardWidth: CGFloat = 288, spacing: CGFloat = 16
  ) {
    self.wideSections = wideSections
    self.minimumCardWidth = minimumCardWidth
    self.spacing = spacing
    super.init()
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Preparing

  package override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything {
      lines = []
    } else if context.invalidateDataSourceCounts {
      let count = unchangedSectionCount
      // The last line above the change may get another card, so it is measured again.
      lines.removeAll { $0.sections.upperBound >= count }
    }
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // The collection may have asked for the size before the last lines were measured.
    newBounds.width != contentWidth || newBounds.maxY > measuredHeight
      || contentHeight != toldHeight
  }

  package override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  package override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let safeArea = collectionView.safeAreaInsets
    contentWidth = collectionView.bounds.width
    left = safeArea.left
    let newWidth = max(0, contentWidth - safeArea.left - safeArea.right)
    if newWidth != width {
      width = newWidth
      lines = []
    }
    measure(downTo: collectionView.bounds.maxY)
  }

  // MARK: - Measuring

  private var measuredHeight: CGFloat { lines.last?.bottom ?? 0 }

  private var measuredSectionCount: Int { lines.last?.sections.upperBound ?? 0 }

  private var sectionCount: Int { collectionView?.numberOfSections ?? 0 }

  private func measure(downTo bottom: CGFloat) {
    while measuredHeight < bottom, measuredSectionCount < sectionCount { measureLine() }
  }

  /// Measures the cards of the next line.
  private func measureLine() {
    let first = measuredSectionCount
    let isWide = wideSections.contains(first)
    let columnCount = isWide ? 1 : self.columnCount
    var end = first + 1
    while end < min(first + columnCount, sectionCount), !wideSections.contains(end) { end += 1 }
    let cardWidth = isWide ? width : self.cardWidth
    let sections = first..<end
    lines.append(
      CardLine(
        sections: sections, above: lines.last, cardWidth: cardWidth,
        itemHeights: sections.map { itemHeights(ofSection: $0, width: cardWidth) }))
  }

  private var delegate: (any CardLayoutDelegate)? {
    collectionView?.delegate as? any CardLayoutDelegate
  }

  private var unchangedSectionCount: Int {
    guard let collectionView, let delegate else { return 0 }
    return delegate.collectionView(collectionView, unchangedSectionCountFor: self)
  }

  private func itemHeights(ofSection section: Int, width: CGFloat) -> [CGFloat] {
    guard let collectionView, let delegate else { return [] }
    return (0..<collectionView.numberOfItems(inSection: section)).map { item in
      delegate.collectionView(
        collectionView, layout: self, heightForItemAt: IndexPath(item: item, section: section),
        width: width)
    }
  }

  private var columnCount: Int {
    max(1, Int((width + spacing) / (minimumCardWidth + spacing)))
  }

  private var cardWidth: CGFloat {
    ((width + spacing) / CGFloat(columnCount) - spacing).rounded(.down)
  }

  // MARK: - Answering

  package override var collectionViewContentSize: CGSize {
    toldHeight = contentHeight
    return CGSize(width: contentWidth, height: toldHeight)
  }

  /// The height of all lines; for a section that is not measured yet, the average of those that are
  /// not empty.
  private var contentHeight: CGFloat {
    guard let count = lines.last?.filledCount, count > 0 else { return measuredHeight }
    let average = measuredHeight / CGFloat(count)
    let rest = average * CGFloat(sectionCount - measuredSectionCount)
    return measuredHeight + rest.rounded(.up)
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    measure(downTo: rect.maxY)
    let visibleLines = lines[firstLine(endingBelow: rect.minY)...].prefix { $0.top < rect.maxY }
    let items = visibleLines.flatMap { line in
      line.sections.flatMap { section in attributes(ofSection: section, in: line) }
    }
    return items.filter { $0.frame.intersects(rect) }
  }

  /// Searches the first line whose lower edge is below a height.
  private func firstLine(endingBelow height: CGFloat) -> Int {
    var first = 0
    var end = lines.count
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].bottom > height { end = middle } else { first = middle + 1 }
    }
    return first
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    while measuredSectionCount <= indexPath.section, measuredSectionCount < sectionCount {
      measureLine()
    }
    guard let line = lines.first(where: { $0.sections.contains(indexPath.section) }) else {
      return nil
    }
    // UIKit may ask for an item that a batch has removed.
    return attributes(ofSection: indexPath.section, in: line).first { $0.indexPath == indexPath }
  }

  private func attributes(
    ofSection section: Int, in line: CardLine
  ) -> [UICollectionViewLayoutAttributes] {
    let column = section - line.sections.lowerBound
    var top = line.top
    return line.itemHeights[column].enumerated().map { item, height in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section))
      attributes.frame = CGRect(
        x: left + CGFloat(column) * (line.cardWidth + spacing), y: top, width: line.cardWidth,
        height: height)
      top += height
      return attributes
    }
  }
}

// MARK: -

/// Cards beside each other, with the heights of their items.
private struct CardLine {
  let sections: Range<Int>
  let top: CGFloat
  let cardWidth: CGFloat
  let itemHeights: [[CGFloat]]

  /// The lower edge of the highest card.
  let bottom: CGFloat

  /// The number of sections in this line and those above, without the lines that are empty.
  let filledCount: Int

  init(sections: Range<Int>, above: CardLine?, cardWidth: CGFloat, itemHeights: [[CGFloat]]) {
    self.sections = sections
    top = above?.bottom ?? 0
    self.cardWidth = cardWidth
    self.itemHeights = itemHeights
    bottom = top + (itemHeights.map { $0.reduce(0, +) }.max() ?? 0)
    filledCount = (above?.filledCount ?? 0) + (bottom > top ? sections.count : 0)
  }
}
