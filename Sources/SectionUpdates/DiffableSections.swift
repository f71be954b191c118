package import Diffing
import UIKit

/// The sections that a table or a collection shows, and the way to show others.
///
/// A data source owns it and answers from it. What UIKit leaves to the app happens in
/// ``apply(_:searchText:)``: the list gets the differences in one batch, and keeps its scroll position.
///
/// UIKit has `UITableViewDiffableDataSource`, which compares identifiers instead of rows, keeps no
/// scroll position, and must itself be the data source. `SectionUpdates.docc` has the reasons and the
/// costs.
///
/// The sections change inside the batch. UIKit compares the counts before a batch with those after
/// it, so a data source that answered from a newer array would stop the program.
package final class DiffableSections<Section> {
  /// The table or collection that shows the sections.
  ///
  /// Set it when the view has loaded. Until then, sections are only remembered. It is held weakly,
  /// because a list may be its own data source.
  package weak var listView: (any SectionedList)?

  @usableFromInline private(set) var sections: [Section] = []

  /// How many sections from the first one on are the same as before the last change.
  ///
  /// A layout that measures sections keeps what it knows of them.
  package private(set) var unchangedCount = 0

  private let id: (Section) -> AnyHashable
  private let changes: (_ old: [Section], _ new: [Section]) -> SectionChanges
  private var searchText: String?
  private var positionBeforeSearch: ScrollPosition<AnyHashable>?

  @usableFromInline
  init(
    id: @escaping (Section) -> AnyHashable,
    changes: @escaping (_ old: [Section], _ new: [Section]) -> SectionChanges
  ) {
    self.id = id
    self.changes = changes
  }

  /// Shows sections instead of those before.
  ///
  /// The first row in view keeps its line. The results for a new search text are shown from their
  /// beginning. After a search, the list returns to the position before it.
  ///
  /// - Parameters:
  ///   - newSections: The sections, each id once.
  ///   - newSearchText: The text that the sections were searched for, `nil` for all sections.
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the number of sections and *m* the number of
  ///   those between the first and the last change.
  package func apply(_ newSections: [Section], searchText newSearchText: String? = nil) {
    let isNewSearch = newSearchText != searchText
    if isNewSearch, searchText == nil {
      positionBeforeSearch = listView?.scrollPosition.map { id(sections[$0]) }
    }
    searchText = newSearchText
    update(to: newSections, keepsPosition: !isNewSearch)
    guard isNewSearch, let listView else { return }
    if newSearchText == nil, let positionBeforeSearch {
      listView.restore(positionBeforeSearch) { wanted in sections.firstIndex { id($0) == wanted } }
    } else {
      listView.scrollToBeginning()
    }
  }

  private func update(to newSections: [Section], keepsPosition: Bool) {
    let batch = SectionBatch(changes(sections, newSections))
    guard let listView, let firstChange = batch.firstChange else {
      sections = newSections
      return
    }
    let position = listView.scrollPosition
    unchangedCount = firstChange
    // A batch lays the list out, and UIKit warns about that without a window. An empty list has no
    // rows to animate.
    if listView.window == nil || sections.isEmpty {
      sections = newSections
      listView.reloadData()
    } else {
      let update = {
        listView.performUpdates {
          self.sections = newSections
          listView.perform(batch)
        }
      }
      // A change above the first row in view scrolls the list at once, and animated rows would jump.
      // Deleting the first row itself does not: the next row takes its line.
      let first = position.rows.first?.section ?? 0
      let isStill =
        position.isAtTop || first < firstChange || (first == firstChange && batch.onlyDeletes)
      if keepsPosition, isStill { update() } else { UIView.performWithoutAnimation(update) }
    }
    // Scrolling now would work against the finger, or stop a list that still glides.
    guard keepsPosition, !listView.isTracking, !listView.isDecelerating else { return }
    listView.restore(position, newSection: batch.newSection)
  }
}

// MARK: -

extension DiffableSections {
  /// The number of sections.
  @inlinable package var count: Int { sections.count }

  /// Returns the section at an index.
  @inlinable package subscript(section: Int) -> Section { sections[section] }
}

// MARK: -

// Inlinable, so that the comparison is compiled for the type of the sections.
extension DiffableSections {
  /// Creates an empty list of sections that have an id and are compared by `==`.
  @inlinable
  package convenience init() where Section: Identifiable & Equatable {
    self.init(id: { AnyHashable($0.id) }, changes: { SectionChanges(from: $0, to: $1) })
  }
}
