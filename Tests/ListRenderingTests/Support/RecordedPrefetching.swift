import ListRendering

/// A record of what was announced and taken back.
final class RecordedPrefetching: TableViewDataSourcePrefetching {
  enum Call: Equatable {
    case prefetch([IndexPath])
    case cancel([IndexPath])
  }

  var calls: [Call] = []

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append(.prefetch(indexPaths))
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append(.cancel(indexPaths))
  }
}
