import Employees
import Foundation
import TestSupport
import Testing

/// The loader, tested without a screen.
@MainActor
struct PortraitLoaderTests {
  private let service = ControlledPortraits()

  @Test func `two who wait for a portrait share a request, which one of them may cancel`() async {
    let loader = PortraitLoader(service: service, decode: DecodedBytes.picture)
    let first = Task { try await loader.portrait(of: 1) }
    let second = Task { try await loader.portrait(of: 1) }
    await settle()
    first.cancel()
    await service.answer(1)
    #expect(await (try? first.value) == nil)
    let picture = await (try? second.value)
    #expect(picture?.bytes == .portrait(of: 1))
    #expect(service.requestedIDs == [1])
    #expect(service.cancelledIDs == [])
  }

  @Test func `the failure of a cancelled request does not reach those who ask again`() async {
    let loader = PortraitLoader(service: service, decode: DecodedBytes.picture)
    let first = Task { try await loader.portrait(of: 1) }
    await settle()
    first.cancel()
    await settle()
    let second = Task { try await loader.portrait(of: 1) }
    await settle()
    #expect(service.requestedIDs == [1, 1])
    #expect(service.answerFirst(1, with: .failure(.unavailable(reason: "cancelled"))))
    await settle()
    await service.answer(1)
    let picture = await (try? second.value)
    #expect(picture?.bytes == .portrait(of: 1))
  }

  @Test func `the success of a cancelled request answers those who ask again`() async {
    let loader = PortraitLoader(service: service, decode: DecodedBytes.picture, limit: 1)
    let first = Task { try await loader.portrait(of: 1) }
    await settle()
    first.cancel()
    await settle()
    let second = Task { try await loader.portrait(of: 1) }
    await service.answer(1)
    #expect(service.requestedIDs == [1])
    await service.answerAll()
    let picture = await (try? second.value)
    #expect(picture?.bytes == .portrait(of: 1))
  }

  @Test func `the portraits that were loaded last are kept, up to the capacity`() async {
    let loader = PortraitLoader(
      service: service, decode: DecodedBytes.picture, capacity: 2)
    for id in [1, 2, 3] {
      let load = Task { try await loader.portrait(of: id) }
      await service.answer(id)
      _ = await load.result
    }
    #expect([1, 2, 3].map { loader.cachedPortrait(of: $0) != nil } == [false, true, true])
  }

  @Test func `too many announced portraits are forgotten, and visible rows come first`() async {
    let loader = PortraitLoader(
      service: service, decode: DecodedBytes.picture, limit: 1, prefetchLimit: 2)
    loader.prefetch([1, 2, 3, 4])
    let load = Task { try await loader.portrait(of: 9) }
    await settle()
    for id in [3, 9, 4] { await service.answer(id) }
    _ = await load.result
    #expect(service.requestedIDs == [3, 9, 4])
    #expect(loader.cachedPortrait(of: 4) != nil)
  }

  @Test func `an announced portrait that came into view and left is not loaded`() async {
    let loader = PortraitLoader(service: service, decode: DecodedBytes.picture, limit: 1)
    loader.prefetch([1, 2])
    await settle()
    let load = Task { try await loader.portrait(of: 2) }
    await settle()
    load.cancel()
    await settle()
    await service.answer(1)
    #expect(service.requestedIDs == [1])
  }

  @Test func `a picture is decoded once for all who wait for it or ask for it later`()
    async throws
  {
    var decoded: [Data] = []
    let loader = PortraitLoader(service: service) { data in
      decoded.append(data)
      return DecodedBytes.picture(data)
    }
    let loads = (0..<2).map { _ in Task { try await loader.portrait(of: 1) } }
    await service.answer(1)
    let pictures = [
      try await loads[0].value, try await loads[1].value, try await loader.portrait(of: 1),
      try #require(loader.cachedPortrait(of: 1)),
    ]
    #expect(decoded == [.portrait(of: 1)])
    #expect(pictures.allSatisfy { $0 == pictures[0] })
    #expect(pictures[0] != DecodedBytes.picture(.portrait(of: 1)))
  }

  @Test func `bytes that are no picture are a failure, and are requested again`() async throws {
    let loader = PortraitLoader(service: service, decode: DecodedBytes.picture)
    let first = Task { try await loader.portrait(of: 1) }
    await service.answer(1, with: Data())
    await #expect(throws: EmployeeServiceError.unavailable(reason: "it is no picture")) {
      try await first.value
    }
    #expect(loader.cachedPortrait(of: 1) == nil)
    let second = Task { try await loader.portrait(of: 1) }
    await service.answer(1)
    let picture = try await second.value
    #expect(picture.bytes == .portrait(of: 1))
    #expect(service.requestedIDs == [1, 1])
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
    await settle()
    clock.advance(by: .seconds(1))
    #expect(try await load.value == portraits[7])
    let cancelled = Task { try await drawn.portrait(of: 7) }
    await settle()
    cancelled.cancel()
    await #expect(throws: EmployeeServiceError.self) { try await cancelled.value }
  }
}

// MARK: -

/// A picture of a test: the bytes themselves.
private final class DecodedBytes: Sendable {
  let bytes: Data

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// Returns a picture, or `nil` for no bytes.
  static func picture(_ data: Data) -> Picture? {
    data.isEmpty ? nil : Picture(DecodedBytes(data))
  }
}

extension Picture {
  /// The bytes of a picture of a test.
  fileprivate var bytes: Data? { (image as? DecodedBytes)?.bytes }
}
