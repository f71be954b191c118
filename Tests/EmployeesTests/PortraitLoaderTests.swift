import Employees
import Foundation
import TestSupport
import Testing

/// The loader, tested without a screen.
@MainActor
struct PortraitLoaderTests {
  private let service = ControlledPortraits()

  @Test func `two who wait for a portrait share a request, which one of them may cancel`() async {
    let (first, second) = (PortraitRecord(), PortraitRecord())
    let loader = PortraitLoader(service: service, decode: Picture.sample)
    first.load(1, from: loader)
    second.load(1, from: loader)
    await settle()
    first.cancel()
    await service.answer(1)
    #expect(first.shown == [nil])
    #expect(second.shown == [nil, .portrait(of: 1)])
    #expect(service.requestedIDs == [1])
    #expect(service.cancelledIDs == [])
  }

  @Test func `the failure of a cancelled request does not reach those who ask again`() async {
    let record = PortraitRecord()
    let loader = PortraitLoader(service: service, decode: Picture.sample)
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

  @Test func `the success of a cancelled request answers those who ask again`() async {
    let loader = PortraitLoader(service: service, decode: Picture.sample, limit: 1)
    let (first, second) = (PortraitRecord(), PortraitRecord())
    first.load(1, from: loader)
    await settle()
    first.cancel()
    await settle()
    second.load(1, from: loader)
    await service.answer(1)
    #expect(service.requestedIDs == [1])
    #expect(second.shown == [nil, .portrait(of: 1)])
    await expectFreePlace(in: loader)
  }

  @Test func `the success of a cancelled request ends an announcement`() async {
    let loader = PortraitLoader(service: service, decode: Picture.sample, limit: 1)
    let record = PortraitRecord()
    record.load(1, from: loader)
    await settle()
    record.cancel()
    loader.prefetch([1])
    await service.answer(1)
    #expect(service.requestedIDs == [1])
    await expectFreePlace(in: loader)
  }

  @Test func `the portraits that were loaded last are kept, up to the capacity`() async {
    let loader = PortraitLoader(service: service, decode: Picture.sample, capacity: 2)
    let record = PortraitRecord()
    for id in [1, 2, 3] {
      record.load(id, from: loader)
      await service.answer(id)
    }
    #expect([3, 2, 1].map { loader.load($0) { _ in } == nil } == [true, true, false])
  }

  @Test func `a portrait that arrives twice counts once`() async {
    let loader = PortraitLoader(service: service, decode: Picture.sample, capacity: 2)
    let record = PortraitRecord()
    record.load(1, from: loader)
    await settle()
    record.cancel()
    record.load(1, from: loader)
    await settle()
    await service.answer(1)
    await service.answer(1)
    record.load(2, from: loader)
    await service.answer(2)
    #expect([2, 1].map { loader.load($0) { _ in } == nil } == [true, true])
  }

  @Test func `too many announced portraits are forgotten, and visible rows come first`() async {
    let loader = PortraitLoader(
      service: service, decode: Picture.sample, limit: 1, prefetchLimit: 2)
    loader.prefetch([1, 2, 3, 4])
    let record = PortraitRecord()
    record.load(9, from: loader)
    for id in [9, 1, 2] { await service.answer(id) }
    #expect(service.requestedIDs == [9, 1, 2])
    record.load(2, from: loader)
    #expect(record.shown == [nil, .portrait(of: 9), .portrait(of: 2)])
  }

  @Test func `the latest announcement is served first, the nearest portrait of it before others`()
    async
  {
    let loader = PortraitLoader(service: service, decode: Picture.sample, limit: 1)
    loader.prefetch([1, 2])
    loader.prefetch([3, 4, 3])
    for id in [3, 4, 1, 2] { await service.answer(id) }
    #expect(service.requestedIDs == [3, 4, 1, 2])
  }

  @Test func `an announced portrait that came into view and left is not loaded`() async {
    let loader = PortraitLoader(service: service, decode: Picture.sample, limit: 1)
    loader.prefetch([1, 2])
    await settle()
    let record = PortraitRecord()
    record.load(2, from: loader)
    record.cancel()
    await service.answer(1)
    #expect(service.requestedIDs == [1])
    await expectFreePlace(in: loader)
  }

  @Test func `a portrait that is announced again is not the first to be forgotten`() async {
    let loader = PortraitLoader(
      service: service, decode: Picture.sample, limit: 1, prefetchLimit: 2)
    loader.prefetch([1, 2])
    loader.prefetch([1, 3])
    for id in [1, 3] { await service.answer(id) }
    #expect(service.requestedIDs == [1, 3])
  }

  @Test func `one who is shown a portrait can ask for it at once`() async {
    let loader = PortraitLoader(service: service, decode: Picture.sample, limit: 1)
    let inner = PortraitRecord()
    let request = loader.load(1) { portrait in
      if portrait != .loading { inner.load(1, from: loader) }
    }
    await service.fail(1)
    #expect(inner.shown == [nil])
    await service.answer(1)
    #expect(inner.shown == [nil, .portrait(of: 1)])
    #expect(service.requestedIDs == [1, 1])
    #expect(request != nil)
    var wasKept = false
    let other = loader.load(2) { portrait in
      if portrait != .loading { wasKept = loader.load(2, show: { _ in }) == nil }
    }
    await service.answer(2)
    #expect(wasKept)
    #expect(other != nil)
  }

  @Test func `an announced portrait that comes into view is requested once`() async {
    let loader = PortraitLoader(service: service, decode: Picture.sample)
    let record = PortraitRecord()
    loader.prefetch([1])
    record.load(1, from: loader)
    await settle()
    #expect(service.requestedIDs == [1])
    await service.answer(1)
    #expect(record.shown == [nil, .portrait(of: 1)])
  }

  @Test func `a forgotten announcement can be made again`() async {
    let loader = PortraitLoader(
      service: service, decode: Picture.sample, limit: 1, prefetchLimit: 1)
    loader.prefetch([1, 2])
    await service.answer(1)
    loader.prefetch([2])
    await settle()
    #expect(service.requestedIDs == [1, 2])
    await service.answer(2)
  }

  @Test func `a picture is decoded once for all who wait for it or ask for it later`() async {
    var decoded: [Data] = []
    let loader = PortraitLoader(service: service) { data in
      decoded.append(data)
      return Picture.sample(data)
    }
    let records = (0..<2).map { _ in PortraitRecord() }
    for record in records { record.load(1, from: loader) }
    await service.answer(1)
    for record in records { record.load(1, from: loader) }
    #expect(decoded == [.portrait(of: 1)])
    #expect(records.allSatisfy { $0.shown == [nil, .portrait(of: 1), .portrait(of: 1)] })
  }

  @Test func `a generated portrait is a bitmap file that looks the same in a mirror`() {
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
    #expect(Data.portrait(of: 7) == .bitmap(rows))
  }

  @Test func `a portrait is the same for the same id, and the first hundred differ`() async throws {
    let portraits = (0..<100).map { Data.portrait(of: $0) }
    #expect(Set(portraits).count == 100)
    let clock = TestClock()
    let drawn = GeneratedPortraitService(delay: .seconds(1), clock: clock)
    let load = Task { try await drawn.portrait(of: 7) }
    await clock.sleeperArrived()
    clock.advance(by: .seconds(1))
    #expect(try await load.value == portraits[7])
    let cancelled = Task { try await drawn.portrait(of: 7) }
    await clock.sleeperArrived()
    cancelled.cancel()
    await #expect(throws: EmployeeServiceError.self) { try await cancelled.value }
  }
}

extension PortraitLoaderTests {
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
