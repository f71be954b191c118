import ListRendering

/// The provider for several sections, each of which is a flat array.
///
/// **Article** Ours: the series leaves sections open.
final class SectionedDataProvider: ViewModelDataProvider {
  private let sections: [[ItemViewModel]]

  init(_ sections: [[ItemViewModel]]) {
    self.sections = sections
  }

  // MARK: - Counting

  func numberOfSections() -> Int { sections.count }

  func numberOfRows(inSection section: Int) -> Int { sections[section].count }

  // MARK: - Making cells

  func itemForRow(at indexPath: IndexPath) -> ItemViewModel {
    sections[indexPath.section][indexPath.row]
  }
}
