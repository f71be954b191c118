package import struct Foundation.Data

/// A loader that limits the simultaneous requests for portraits, and keeps the latest pictures.
///
/// Portraits of visible rows are requested first, then those announced with `prefetch(_:)`: those of
/// the latest call first, because a person has scrolled there, and of these the nearest. Only the
/// latest announcements are kept, so callers need not withdraw them.
@MainActor
package final class PortraitLoader {
  private let service: any PortraitService
  private let decode: @MainActor (Data) async -> Picture?
  private let limit: Int
  private let prefetchLimit: Int
  private var cache: PortraitCache
  private var loads: [Employee.ID: Load] = [:]
  private var queue: [Employee.ID] = []
  private var prefetchQueue: [Employee.ID] = []
  private var requestCount = 0
  private var lastWaiter = 0

  /// A requested or announced portrait, with the callers that wait for it.
  private struct Load {
    var waiting: [Int: @MainActor (Portrait) -> Void] = [:]
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

  /// Shows a portrait, or how far its load is.
  ///
  /// - Parameters:
  ///   - id: The employee.
  ///   - show: Shows the portrait in a view; called at once, and again when the answer is there.
  /// - Returns: The request, `nil` if the loader still has the portrait.
  package func load(
    _ id: Employee.ID, show: @escaping @MainActor (Portrait) -> Void
  ) -> PortraitRequest? {
    if let picture = cache[id] {
      show(.loaded(picture))
      return nil
    }
    show(.loading)
    lastWaiter += 1
    let waiter = lastWaiter
    var load = loads[id, default: Load()]
    if load.request == nil, !queue.contains(id) { queue.append(id) }
    load.waiting[waiter] = show
    loads[id] = load
    prefetchQueue.removeAll { $0 == id }
    startRequestsSoon()
    return PortraitRequest(cancelling: { self.cancel(waiter, for: id) })
  }

  /// Forgets a caller, and cancels the request if there is no other one.
  private func cancel(_ waiter: Int, for id: Employee.ID) {
    // A caller that is not found has its answer.
    guard loads[id]?.waiting.removeValue(forKey: waiter) != nil else { return }
    guard let load = loads[id], load.waiting.isEmpty else { return }
    load.request?.cancel()
    loads[id] = nil
    queue.removeAll { $0 == id }
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
      for show in load.waiting.values { show(picture.map(Portrait.loaded) ?? .failed) }
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

  subscript(id: Employee.ID) -> Picture? {
    get { portraits[id] }
    set {
      guard let newValue else { return }
      if portraits.updateValue(newValue, forKey: id) == nil { order.append(id) }
      if order.count > capacity { portraits[order.removeFirst()] = nil }
    }
  }
}
