import Diffing
import ListRendering
import TableUpdates

/// A table or a collection that shows the view models of sections.
///
/// **Article** None: "Adapting UITableView to MVVM" adapts the table only.
protocol AdaptedListView: SectionedList {
  var shownSections: ShownSections { get }
}

// MARK: -

/// The sections that a list shows, which change with the list only.
final class ShownSections {
  private(set) var viewModels: [any AdaptedSectionViewModel] = []

  // MARK: - Updating

  /// Compares sections with those before, and shows the difference in a list.
  func show(_ newViewModels: [any AdaptedSectionViewModel], in list: any SectionedList) {
    let changes = SectionChanges(
      from: viewModels, to: newViewModels, id: { $0.id }, isSame: { $0.hasSameContent(as: $1) })
    list.apply(changes) { self.viewModels = newViewModels }
  }
}

// MARK: -

extension AdaptedListView {
  var sections: [any AdaptedSectionViewModel] { shownSections.viewModels }

  func show(_ newSections: [any AdaptedSectionViewModel]) {
    shownSections.show(newSections, in: self)
  }

  /// The selection and the scroll position.
  var place: TablePlace {
    place { section in sections[section].id }
  }

  func restore(_ place: TablePlace) {
    restore(place) { section in sections[section].id }
  }
}
