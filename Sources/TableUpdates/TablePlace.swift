import ListRendering

/// The selection and the scroll position of a table or collection, by the identifiers of its sections.
///
/// A reload drops the selection, and inserted rows move the others. Read the place before, and
/// restore it afterwards.
package struct TablePlace {
  /// A row, given by the identifier of its section and its number in the section.
  fileprivate struct Row {
    let section: AnyHashable
    let number: Int
  }

  /// The rows in view, each with its distance from the upper edge.
  fileprivate let visible: [(row: Row, distance: CGFloat)]

  fileprivate let selected: Row?
  fileprivate let isAtTop: Bool
}

// MARK: -

extension SectionedList {
  /// Reads the selection and the scroll position.
  ///
  /// - Parameter identifier: Returns the identifier of a section; it stays the same when the section
  ///   moves.
  package func place(identifiedBy identifier: (_ section: Int) -> AnyHashable?) -> TablePlace {
    func row(at indexPath: IndexPath) -> TablePlace.Row? {
      identifier(indexPath.section).map { TablePlace.Row(section: $0, number: indexPath.row) }
    }
    let edge = contentOffset.y
    return TablePlace(
      visible: visibleIndexPaths.compactMap { indexPath in
        row(at: indexPath).map { ($0, top(of: indexPath) - edge) }
      },
      selected: selectedIndexPath.flatMap(row(at:)),
      isAtTop: edge <= -adjustedContentInset.top)
  }

  /// Selects the row of a place, and scrolls its first row that still exists back to its line.
  ///
  /// A list that showed its beginning shows it again.
  ///
  /// - Parameters:
  ///   - place: The place, read before the change.
  ///   - identifier: Returns the identifier of a section after the change.
  package func restore(
    _ place: TablePlace, identifiedBy identifier: (_ section: Int) -> AnyHashable?
  ) {
    if window != nil { layoutIfNeeded() }
    restore(place) { wanted in (0..<numberOfSections).first { identifier($0) == wanted } }
  }

  /// Restores a place.
  ///
  /// - Parameters:
  ///   - place: The place, read before the change.
  ///   - section: Returns the section with an identifier, `nil` if it is gone.
  func restore(_ place: TablePlace, section: (_ identifier: AnyHashable) -> Int?) {
    func indexPath(of row: TablePlace.Row) -> IndexPath? {
      guard let section = section(row.section), section < numberOfSections,
        row.number < itemCount(ofSection: section)
      else { return nil }
      return IndexPath(row: row.number, section: section)
    }
    select(place.selected.flatMap(indexPath(of:)))
    // A finger that pulls the list down moves it already.
    guard !isTracking else { return }
    guard !place.isAtTop else { return scrollToBeginning() }
    for (row, distance) in place.visible {
      guard let indexPath = indexPath(of: row) else { continue }
      if !visibleIndexPaths.contains(indexPath) { scrollToTop(of: indexPath) }
      // Heights are estimated until a row is in view, so the second pass is the exact one.
      for _ in 0..<2 {
        let offset = top(of: indexPath) - distance
        contentOffset.y = max(offset, -adjustedContentInset.top)
      }
      return
    }
  }

  /// Scrolls to the beginning of the list.
  package func scrollToBeginning() {
    setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
  }
}
