import Employees

/// A provider that loads the portraits of the items in view.
///
/// **Knows** the loader of portraits.
///
/// **Never knows** a cell or a table.
///
/// **Article** None: the series has no cells that load more data.
final class PortraitProvider {
  private let loader: PortraitLoader

  init(service: any PortraitService) {
    loader = PortraitLoader(service: service)
  }

  // MARK: - Portraits

  /// Gives an item its portrait, or loads it.
  func load(for item: EmployeeInfoViewModel) {
    let id = item.id
    item.portraitRequest = nil
    if let portrait = loader.cachedPortrait(of: id) {
      item.portrait = .loaded(portrait)
      return
    }
    item.portrait = .loading
    item.portraitRequest = Task { [weak item, loader] in
      do throws(EmployeeServiceError) {
        let portrait = try await loader.portrait(of: id)
        if !Task.isCancelled { item?.portrait = .loaded(portrait) }
      } catch {
        if !Task.isCancelled { item?.portrait = .failed }
      }
    }
  }

  func cancel(for item: EmployeeInfoViewModel) {
    item.portraitRequest = nil
  }

  func prefetch(for item: EmployeeInfoViewModel) {
    loader.prefetch([item.id])
  }
}
