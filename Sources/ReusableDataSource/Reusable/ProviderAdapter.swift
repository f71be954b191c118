import Diffing
import ListRendering
import TableUpdates

/// An adapter that shows the difference between two providers in a table or a collection.
final class ProviderAdapter<SectionID: Hashable> {
  /// The provider whose rows the list shows.
  private(set) var provider: any ViewModelDataProvider<SectionID> = SectionedDataProvider([])

  private weak var listView: (any SectionedList)?

  init(_ listView: any SectionedList) {
    self.listView = listView
  }

  // MARK: - Updating

  func show(_ newProvider: any ViewModelDataProvider<SectionID>) {
    guard let listView else {
      provider = newProvider
      return
    }
    let changes = SectionChanges(
      from: comparedSections(of: provider), to: comparedSections(of: newProvider))
    listView.apply(changes) { self.provider = newProvider }
  }

  private func comparedSections(
    of provider: any ViewModelDataProvider<SectionID>
  ) -> [ComparedSection<SectionID>] {
    (0..<provider.numberOfSections()).map { section in
      ComparedSection(
        id: provider.identifier(ofSection: section), content: provider.content(ofSection: section))
    }
  }
}

/// What two providers are compared by.
private struct ComparedSection<SectionID: Hashable>: Identifiable, Equatable {
  let id: SectionID
  let content: AnyHashable
}
