import IndexPaths

/// A provider that shows the sections of several providers, one after the other.
///
/// Each provider counts its sections from 0, so that it need not know what is above it.
///
/// ```swift
/// SectionedDataProvider([ArrayDataProvider(statusItems), employees])
/// ```
///
/// **Article** Ours: the provider of the article has one section.
final class SectionedDataProvider: ViewModelDataProvider {
  private let providers: [any ViewModelDataProvider]

  init(_ providers: [any ViewModelDataProvider]) {
    self.providers = providers
  }

  // MARK: - Counting

  func numberOfSections() -> Int {
    var count = 0
    for provider in providers { count += provider.numberOfSections() }
    return count
  }

  func numberOfRows(inSection section: Int) -> Int {
    let (provider, section) = place(of: section)
    return provider.numberOfRows(inSection: section)
  }

  /// Returns the provider of a section, and the number of the section there.
  private func place(of section: Int) -> (provider: any ViewModelDataProvider, section: Int) {
    var sectionsAbove = 0
    for provider in providers {
      let count = provider.numberOfSections()
      if section < sectionsAbove + count { return (provider, section - sectionsAbove) }
      sectionsAbove += count
    }
    fatalError("there is no section \(section), only \(sectionsAbove) sections")
  }

  // MARK: - Making cells

  func itemForRow(at indexPath: IndexPath) -> any ItemViewModel {
    let (provider, section) = place(of: indexPath.section)
    return provider.itemForRow(at: IndexPath(row: indexPath.row, section: section))
  }
}
