package import struct Foundation.Data

/// A loader that limits the simultaneous requests for portraits, and keeps the latest pictures.
///
/// Visible rows come first. Then come the rows announced with `prefetch(_:)`, starting with the
/// latest call, because that's where the user has scrolled, and in each call with the nearest row.
/// Only the latest announcements are kept, so callers needn't withdraw them.
@MainActor
package final class PortraitLoader {
  private let service: any PortraitService
  private let decode: @MainActor (Data) async -> Picture?
  private let limit: Int
  private let prefetchLimit: Int
  private var cache: PortraitCache
  private var loads: [Employee.ID: Load] = [:]
  private var viewers: [Employee.ID: [Int: Viewer]] = [:]
  private var queue: [Employee.ID] = []
  private var prefetchQueue: [Employee.ID] = []
  private var requestCount = 0
  private var lastViewer = 0

  /// Shows the portrait of an employee.
  private typealias Viewer = @MainActor (Portrait) -> Void

  /// A requested or announced portrait, with the viewers that wait for it.
  private struct Load {
    var waiting: Set<Int> = []
    var request: Task<Void, Never>?
  }

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - service: Where the portraits come from.
  ///   - decode: Makes the picture of the bytes of a portrait, once; `nil` if they are no picture.
  ///   - limit: The largest number of simultaneous requests.
  ///   - prefetchLimit: The largest number of announced portraits that wait.
  ///   - capacity: The largest number of portraits to keep.
  package init(
    service: any PortraitService, decode: @escaping @MainActor (Data) async -> Picture?,
    limit: Int = 4,
    prefetchLimit: Int = 100, capacity: Int = 200
  ) {
    self.service = service
    self.decode = decode
    self.limit = limit
    self.prefetchLimit = prefetchLimit
    cache = PortraitCache(capacity: capacity)
  }

  isolated deinit {
    for load in loads.values { load.request?.cancel() }
  }

  // MARK: - Visible rows

  /// Shows a portrait, or how far its load is, until the request is released.
  ///
  /// - Parameters:
  ///   - id: The employee.
  ///   - show: Shows the portrait in a view; called immediately, and again after each answer.
  package func load(
    _ id: Employee.ID, show: @escaping @MainActor (Portrait) -> Void
  ) -> PortraitRequest {
    lastViewer += 1
    let viewer = lastViewer
    viewers[id, default: [:]][viewer] = show
    if let picture = cache[id] {
      show(.loaded(picture))
    } else {
      show(.loading)
      request(id, for: [viewer])
    }
    return PortraitRequest(cancelling: { self.remove(viewer, of: id) })
  }

  private func request(_ id: Employee.ID, for viewers: some Sequence<Int>) {
    var load = loads[id, default: Load()]
    if load.request == nil, !queue.contains(id) { queue.append(id) }
    load.waiting.formUnion(viewers)
    loads[id] = load
    prefetchQueue.removeAll { $0 == id }
    startRequestsSoon()
  }

  /// Forgets a viewer, and cancels the request if no other one waits for it.
  private func remove(_ viewer: Int, of id: Employee.ID) {
    viewers[id]?[viewer] = nil
    if viewers[id]?.isEmpty == true { viewers[id] = nil }
    // A viewer that is not found has its answer.
    guard loads[id]?.waiting.remove(viewer) != nil else { return }
    guard let load = loads[id], load.waiting.isEmpty else { return }
    load.request?.cancel()
    loads[id] = nil
    queue.removeAll { $0 == id }
  }

  /// Forgets all portraits, and requests again those that are shown.
  ///
  /// A portrait stays in its view until the new one arrives.
  package func renew() {
    let shown = viewers.sorted { ($0.value.keys.max() ?? 0) < ($1.value.keys.max() ?? 0) }
    for (id, viewers) in shown where loads[id]?.waiting.isEmpty != false {
      // Without a picture, the view shows a failure.
      if cache[id] == nil { for show in viewers.values { show(.loading) } }
      request(id, for: viewers.keys)
    }
    cache.removeAll()
  }

  // MARK: - Prefetching

  /// Announces portraits that are needed soon, the nearest first.
  ///
  /// A portrait that is announced again counts as one of the latest.
  package func prefetch(_ ids: [Employee.ID]) {
    var announced: [Employee.ID] = []
    for id in ids where cache[id] == nil {
      if loads[id] == nil {
        loads[id] = Load()
      } else if let index = prefetchQueue.firstIndex(of: id) {
        prefetchQueue.remove(at: index)
      } else {
        continue
      }
      announced.append(id)
    }
    prefetchQueue = announced + prefetchQueue
    while prefetchQueue.count > prefetchLimit { loads[prefetchQueue.removeLast()] = nil }
    startRequestsSoon()
  }

  // MARK: - Requests

  /// Starts requests in the next turn, after all rows that came into view have asked.
  private func startRequestsSoon() {
    Task { [weak self] in self?.startRequests() }
  }

  private func startRequests() {
    while requestCount < limit, let id = nextID() {
      requestCount += 1
      loads[id]?.request = Task { [weak self, service, decode] in
        // Bytes that are no picture are not kept, so the next load asks the service for others.
        var picture: Picture?
        if let data = try? await service.portrait(of: id) { picture = await decode(data) }
        self?.requestEnded(for: id, with: picture, wasCancelled: Task.isCancelled)
      }
    }
  }

  private func nextID() -> Employee.ID? {
    if !queue.isEmpty { return queue.removeFirst() }
    return prefetchQueue.isEmpty ? nil : prefetchQueue.removeFirst()
  }

  private func requestEnded(for id: Employee.ID, with picture: Picture?, wasCancelled: Bool) {
    requestCount -= 1
    if let picture { cache[id] = picture }
    // The failure of a cancelled request says nothing to those who have asked again.
    let answersOthers = !wasCancelled || cache[id] != nil
    if answersOthers, let load = loads.removeValue(forKey: id) {
      load.request?.cancel()
      queue.removeAll { $0 == id }
      prefetchQueue.removeAll { $0 == id }
      for viewer in load.waiting.sorted() {
        viewers[id]?[viewer]?(picture.map(Portrait.loaded) ?? .failed)
      }
    }
    startRequests()
  }
}

// MARK: -

/// The portraits that were loaded last.
private struct PortraitCache {
  let capacity: Int

  private var portraits: [Employee.ID: Picture] = [:]

  /// The employees of the portraits, the oldest first.
  private var order: [Employee.ID] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func removeAll() {
    portraits = [:]
    order = []
  }

  subscript(id: Employee.ID) -> Picture? {
    get { portraits[id] }
    set {
      guard let newValue else { return }
      if portraits.updateValue(newValue, forKey: id) == nil { order.append(id) }
      if order.count > capacity { portraits[order.removeFirst()] = nil }
    }
  }
}
