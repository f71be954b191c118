import Employees
import Foundation
import TestSupport
import Testing

/// The loader, tested without a screen.
@MainActor
struct PortraitLoaderTests {
  private let service = ControlledPortraits()

  private func loader(
    limit: Int = 4, prefetchLimit: Int = 100, capacity: Int = 200
  ) -> PortraitLoader {
    PortraitLoader(
      service: service, decode: Picture.sample, limit: limit, prefetchLimit: prefetchLimit,
      capacity: capacity)
  }

  @Test func `all who wait share a request, which one may cancel, and a picture is decoded once`()
    async
  {
    var decoded: [Data] = []
    let loader = PortraitLoader(service: service) { data in
      decoded.append(data)
      return Picture.sample(data)
    }
    let (first, second, third) = (PortraitRecord(), PortraitRecord(), PortraitRecord())
    // An announced portrait that comes into view is requested once, too.
    loader.prefetch([1])
    first.load(1, from: loader)
    second.load(1, from: loader)
    await settle()
    first.cancel()
    await service.answer(1)
    third.load(1, from: loader)
    let shown = [first, second, third].map { $0.shown }
    #expect(shown == [[nil], [nil, .portrait(of: 1)], [.portrait(of: 1)]])
    #expect([service.requestedIDs, service.cancelledIDs] == [[1], []])
    #expect(decoded == [.portrait(of: 1)])
  }

  @Test func `the failure of a cancelled request does not reach those who ask again`() async {
    let record = PortraitRecord()
    let loader = loader()
    record.load(1, from: loader)
    await settle()
    record.cancel()
    await settle()
    record.load(1, from: loader)
    await settle()
    #expect(service.requestedIDs == [1, 1])
    await service.failFirst(1)
    await service.answer(1)
    #expect(record.shown == [nil, nil, .portrait(of: 1)])
  }

  @Test func `the success of a cancelled request answers those who ask again or announce it`() async
  {
    for isAnnounced in [false, true] {
      let id = isAnnounced ? 2 : 1
      let loader = loader(limit: 1)
      let (first, second) = (PortraitRecord(), PortraitRecord())
      first.load(id, from: loader)
      await settle()
      first.cancel()
      await settle()
      if isAnnounced { loader.prefetch([id]) } else { second.load(id, from: loader) }
      await service.answer(id)
      let expected: [Picture?] = isAnnounced ? [] : [nil, .portrait(of: id)]
      #expect(second.shown == expected)
      await expectFreePlace(in: loader)
    }
    #expect(service.requestedIDs == [1, 99, 2, 99])
  }

  @Test func `the portraits that were loaded last are kept, each counted once`() async {
    let record = PortraitRecord()
    let filled = loader(capacity: 2)
    for id in [1, 2, 3] {
      record.load(id, from: filled)
      await service.answer(id)
    }
    let kept = [3, 2, 1].filter(filled.hasKept)
    #expect(kept == [3, 2])
    // The portrait of 4 arrives twice.
    let other = loader(capacity: 2)
    record.load(4, from: other)
    await settle()
    record.cancel()
    record.load(4, from: other)
    await settle()
    await service.answer(4)
    await service.answer(4)
    record.load(5, from: other)
    await service.answer(5)
    let others = [5, 4].filter(other.hasKept)
    #expect(others == [5, 4])
  }

  @Test func `a renewal requests what is shown again, and the old portrait stays until then`() async
  {
    let loader = loader()
    let records = [1, 2, 3].map { id in
      let record = PortraitRecord()
      record.load(id, from: loader)
      return record
    }
    await service.answer(1)
    await service.fail(2)
    loader.renew()
    await settle()
    // The request for 3 is still running, and is not repeated.
    #expect(service.requestedIDs == [1, 2, 3, 1, 2])
    records[0].cancel()
    await settle()
    await service.answer(2)
    await service.answer(3)
    let shown = records.map(\.shown)
    #expect(
      shown == [
        [nil, .portrait(of: 1)], [nil, nil, nil, .portrait(of: 2)], [nil, .portrait(of: 3)],
      ])
    #expect(!loader.hasKept(1))
  }

  @Test func `visible rows come first, then the nearest portraits of the latest announcement`()
    async
  {
    let loader = loader(limit: 1)
    loader.prefetch([1, 2])
    loader.prefetch([3, 4, 3])
    let record = PortraitRecord()
    record.load(9, from: loader)
    for id in [9, 3, 4, 1, 2] { await service.answer(id) }
    #expect(service.requestedIDs == [9, 3, 4, 1, 2])
    record.load(2, from: loader)
    #expect(record.shown == [nil, .portrait(of: 9), .portrait(of: 2)])
  }

  @Test func `too many announced portraits are forgotten, but not one that is announced again`()
    async
  {
    let loader = loader(limit: 1, prefetchLimit: 2)
    loader.prefetch([1, 2])
    loader.prefetch([1, 3])
    for id in [1, 3] { await service.answer(id) }
    #expect(service.requestedIDs == [1, 3])
    // A forgotten announcement can be made again.
    loader.prefetch([2])
    await service.answer(2)
    #expect(service.requestedIDs == [1, 3, 2])
  }

  @Test func `an announced portrait that came into view and left is not loaded`() async {
    let loader = loader(limit: 1)
    loader.prefetch([1, 2])
    await settle()
    let record = PortraitRecord()
    record.load(2, from: loader)
    record.cancel()
    await service.answer(1)
    #expect(service.requestedIDs == [1])
    await expectFreePlace(in: loader)
  }

  @Test func `one who is shown a portrait can ask for it at once`() async {
    let loader = loader(limit: 1)
    let inner = PortraitRecord()
    let request = loader.load(1) { portrait in
      if portrait != .loading { inner.load(1, from: loader) }
    }
    await service.fail(1)
    #expect(inner.shown == [nil])
    await service.answer(1)
    #expect(inner.shown == [nil, .portrait(of: 1)])
    #expect(service.requestedIDs == [1, 1])
    var wasKept = false
    let other = loader.load(2) { portrait in
      if portrait != .loading { wasKept = loader.hasKept(2) }
    }
    await service.answer(2)
    #expect(wasKept)
    // The requests are held until here.
    withExtendedLifetime([request, other]) {}
  }

  @Test func `a generated portrait is a bitmap that looks the same in a mirror, after a delay`()
    async throws
  {
    let rows = [
      "..##..",
      "#....#",
      "......",
      "..##..",
      "######",
      "##..##",
      "######",
      "......",
    ]
    let clock = TestClock()
    let drawn = GeneratedPortraitService(delay: .seconds(1), clock: clock)
    let load = Task { try await drawn.portrait(of: 7) }
    await clock.sleeperArrived()
    clock.advance(by: .seconds(1))
    let portrait = try await load.value
    #expect(portrait == .bitmap(rows))
    let cancelled = Task { try await drawn.portrait(of: 7) }
    await clock.sleeperArrived()
    cancelled.cancel()
    await #expect(throws: EmployeeServiceError.self) { try await cancelled.value }
  }

  /// Checks that a loader of one request at a time starts the next one.
  private func expectFreePlace(
    in loader: PortraitLoader, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let record = PortraitRecord()
    record.load(99, from: loader)
    await settle()
    #expect(service.openIDs == [99], sourceLocation: sourceLocation)
    if service.openIDs.contains(99) { await service.answer(99) }
  }
}

// MARK: -

/// A row that records what it shows, and holds its request as a cell does.
@MainActor
private final class PortraitRecord {
  private var portraits: [Portrait] = []
  private var request: PortraitRequest?

  /// The pictures; `nil` for a portrait that is loading.
  var shown: [Picture?] {
    portraits.map { portrait in
      if case .loaded(let picture) = portrait { picture } else { nil }
    }
  }

  func load(_ id: Employee.ID, from loader: PortraitLoader) {
    request = loader.load(id) { [weak self] in self?.portraits.append($0) }
  }

  func cancel() {
    request = nil
  }
}

extension PortraitLoader {
  /// Whether the loader shows a portrait immediately.
  fileprivate func hasKept(_ id: Employee.ID) -> Bool {
    let record = PortraitRecord()
    record.load(id, from: self)
    return record.shown != [nil]
  }
}
