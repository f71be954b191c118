import IndexPaths

/// A provider that shows the sections of several providers, one after the other.
///
/// Each provider counts its own sections from 0. The sections are counted once, in the initializer.
/// If their number changes, create a new provider.
///
/// ```swift
/// SectionedDataProvider([ArrayDataProvider(statusItems), employees])
/// ```
///
/// **Article** None: the provider of the article has one section.
final class SectionedDataProvider: ViewModelDataProvider {
  private let providers: [any ViewModelDataProvider]
  private let sectionCount: Int

  /// The table's number for the first section of each provider.
  private let firstSections: [Int]

  init(_ providers: [any ViewModelDataProvider]) {
    self.providers = providers
    var firstSections: [Int] = []
    var count = 0
    for provider in providers {
      firstSections.append(count)
      count += provider.numberOfSections()
    }
    self.firstSections = firstSections
    sectionCount = count
  }

  // MARK: - Counting

  func numberOfSections() -> Int { sectionCount }

  func numberOfRows(inSection section: Int) -> Int {
    let index = providerIndex(ofSection: section)
    return providers[index].numberOfRows(inSection: section - firstSections[index])
  }

  /// Returns the index of the provider that has a section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of providers.
  private func providerIndex(ofSection section: Int) -> Int {
    var index = providers.count - 1
    while firstSections[index] > section { index -= 1 }
    return index
  }

  // MARK: - Making cells

  func itemForRow(at indexPath: IndexPath) -> any ItemViewModel {
    let index = providerIndex(ofSection: indexPath.section)
    let section = indexPath.section - firstSections[index]
    return providers[index].itemForRow(at: IndexPath(row: indexPath.row, section: section))
  }
}
