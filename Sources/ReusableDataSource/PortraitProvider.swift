import Employees

/// A provider that loads the portraits of the items in view.
///
/// **Knows** the loader, and which items wait for their portrait.
///
/// **Never knows** a cell or a table.
///
/// **Article** None: the series has no cells that load more data.
final class PortraitProvider {
  private let loader: PortraitLoader
  private var requests: [ObjectIdentifier: Task<Void, Never>] = [:]

  init(service: any PortraitService) {
    loader = PortraitLoader(service: service)
  }

  deinit {
    for request in requests.values { request.cancel() }
  }

  // MARK: - Portraits

  /// Gives an item its portrait, or loads it.
  func load(for item: EmployeeInfoViewModel) {
    let id = item.id
    if let portrait = loader.keptPortrait(of: id) {
      item.portrait = .loaded(portrait)
      return
    }
    item.portrait = .loading
    requests[ObjectIdentifier(item)] = Task { [weak item, loader] in
      do throws(EmployeeServiceError) {
        let portrait = try await loader.portrait(of: id)
        if !Task.isCancelled { item?.portrait = .loaded(portrait) }
      } catch {
        if !Task.isCancelled { item?.portrait = .failed }
      }
    }
  }

  func cancel(for item: EmployeeInfoViewModel) {
    requests.removeValue(forKey: ObjectIdentifier(item))?.cancel()
  }

  // MARK: -

  func prefetch(for item: EmployeeInfoViewModel) {
    loader.prefetch([item.id])
  }

  func cancelPrefetching(for item: EmployeeInfoViewModel) {
    loader.cancelPrefetching([item.id])
  }
}
