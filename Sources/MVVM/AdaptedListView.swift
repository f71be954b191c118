import Diffing
import ListRendering
import TableUpdates

/// A table or a collection that shows the view models of sections.
///
/// **Article** None: "Adapting UITableView to MVVM" adapts the table only.
protocol AdaptedListView: SectionedList {
  var sections: [any AdaptedSectionViewModel] { get set }
}

// MARK: - Updating

extension AdaptedListView {
  /// Compares sections with those before, and shows the difference.
  func show(_ newSections: [any AdaptedSectionViewModel]) {
    let changes = SectionChanges(
      from: sections, to: newSections, id: { $0.id }, isSame: { $0.hasSameContent(as: $1) })
    apply(changes) { self.sections = newSections }
  }

  /// The selection and the scroll position.
  var place: TablePlace {
    place { section in sections[section].id }
  }

  func restore(_ place: TablePlace) {
    restore(place) { section in sections[section].id }
  }
}
