import Foundation

/// The memory that a process has taken from its allocator.
package enum Heap {
  #if canImport(Darwin)
    /// The bytes in live allocations; `nil` if the allocator does not report them.
    ///
    /// Each allocation counts with its rounded size.
    package static var bytesInUse: Int? {
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    }
  #else
    private typealias WriteReport = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

    /// The bytes in live allocations; `nil` if the allocator does not report them.
    ///
    /// Each allocation counts with its rounded size and the allocator's bookkeeping. The sum
    /// includes some freed allocations that a thread keeps for reuse.
    package static var bytesInUse: Int? {
      report.flatMap { AllocatorReport($0)?.bytesInUse }
    }

    /// The report of glibc's allocator; `nil` with another C library.
    ///
    /// The function is looked up by name, because no module contains its header.
    private static var report: String? {
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      let writeReport = unsafeBitCast(symbol, to: WriteReport.self)
      var text: UnsafeMutablePointer<CChar>?
      var byteCount = 0
      guard let stream = open_memstream(&text, &byteCount) else { return nil }
      let result = writeReport(0, stream)
      fclose(stream)
      defer { free(text) }
      return result == 0 ? text.map { String(cString: $0) } : nil
    }
  #endif
}

// MARK: -

/// A report of glibc's allocator, as XML with one figure on each line.
///
/// The figures of each arena come first, then the totals.
struct AllocatorReport {
  /// The bytes in live allocations.
  let bytesInUse: Int

  /// Reads a report; `nil` if a figure is missing.
  init?(_ text: String) {
    guard let total = text.split(separator: "</heap>").last,
      let taken = Self.size(of: "<system type=\"current\"", in: total),
      let freedLately = Self.size(of: "<total type=\"fast\"", in: total),
      let free = Self.size(of: "<total type=\"rest\"", in: total),
      let mapped = Self.size(of: "<total type=\"mmap\"", in: total)
    else { return nil }
    bytesInUse = taken - freedLately - free + mapped
  }

  private static func size(of element: String, in text: Substring) -> Int? {
    text.split(separator: "\n")
      .first { $0.hasPrefix(element) }?
      .split(separator: "size=\"").last?
      .split(separator: "\"").first
      .flatMap { Int($0) }
  }
}
