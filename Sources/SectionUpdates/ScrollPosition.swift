import UIKit

/// A scroll position: the rows in view, and the line of the first one.
struct ScrollPosition<Section> {
  /// The rows in view, from top to bottom; none if the list shows its beginning.
  let rows: [(section: Section, row: Int)]

  /// The distance of the first row from the upper edge, or from a bar that covers it.
  let distance: CGFloat

  /// Whether the list shows its beginning.
  let isAtTop: Bool

  /// Returns the position with another name for each section.
  func map<Other>(_ transform: (Section) -> Other) -> ScrollPosition<Other> {
    ScrollPosition<Other>(
      rows: rows.map { (transform($0.section), $0.row) }, distance: distance, isAtTop: isAtTop)
  }
}

// MARK: -

extension SectionedList {
  /// The scroll position, without rows if the list shows its beginning.
  var scrollPosition: ScrollPosition<Int> {
    // UIKit lays out a list to name its rows, and warns about that before the list has a window.
    guard contentOffset.y > -adjustedContentInset.top else {
      return ScrollPosition(rows: [], distance: 0, isAtTop: true)
    }
    let edge = contentOffset.y + safeAreaInsets.top
    // UIKit also returns rows that a bar covers.
    let indexPaths = visibleIndexPaths.drop { frame(of: $0).maxY <= edge }
    return ScrollPosition(
      rows: indexPaths.map { ($0.section, $0.row) },
      distance: indexPaths.first.map { frame(of: $0).minY - edge } ?? 0,
      isAtTop: false)
  }

  /// Scrolls back to a position after a change.
  ///
  /// A list that showed its beginning shows it again. Otherwise the first row keeps its line. If it
  /// is gone, the next remaining row takes that line. If none remains, nothing is scrolled.
  ///
  /// - Parameters:
  ///   - position: The position before the change.
  ///   - newSection: Returns the index of a section after the change, `nil` if it is gone.
  func restore<Section>(_ position: ScrollPosition<Section>, newSection: (Section) -> Int?) {
    guard !position.isAtTop else { return scrollToBeginning() }
    guard let first = firstRemaining(of: position.rows, newSection: newSection) else { return }
    if window != nil, !visibleIndexPaths.contains(first) { scrollToTop(of: first) }
    // Heights out of view are estimated, so that a pass may show rows that change the next one.
    for _ in 0..<Self.mostPasses {
      // A list without a window is laid out when it gets one; UIKit warns about doing it before.
      if window != nil { layoutIfNeeded() }
      let offset = contentOffset
      let frame = frame(of: first)
      // A row that would be wholly above the edge begins at it.
      let distance = frame.height + position.distance > 0 ? position.distance : 0
      scroll(to: frame.minY - distance - safeAreaInsets.top)
      if contentOffset == offset { return }
    }
  }

  private static var mostPasses: Int { 8 }

  private func firstRemaining<Section>(
    of rows: [(section: Section, row: Int)], newSection: (Section) -> Int?
  ) -> IndexPath? {
    for (section, row) in rows {
      guard let section = newSection(section), row < itemCount(ofSection: section) else { continue }
      return IndexPath(row: row, section: section)
    }
    return nil
  }

  /// Scrolls to the beginning of the list.
  func scrollToBeginning() {
    setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
  }

  /// Scrolls as far as the content goes, which UIKit does not check.
  private func scroll(to y: CGFloat) {
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    let y = max(-adjustedContentInset.top, min(y, end))
    // Unlike the property, the method stops a scroll that goes on.
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }
}
