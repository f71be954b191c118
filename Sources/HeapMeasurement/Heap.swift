import Foundation

/// The memory that a process has taken from its allocator.
package enum Heap {
  #if canImport(Darwin)
    /// The bytes that live in allocations; `nil` where the allocator does not say.
    ///
    /// Each allocation counts with what the allocator rounded it up to.
    package static var bytesInUse: Int? {
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    }
  #else
    private typealias WriteReport = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

    /// The bytes that live in allocations; `nil` where the allocator does not say.
    ///
    /// Each allocation counts with what the allocator rounded it up to, and with the words it keeps
    /// beside it. A few freed ones that a thread keeps for itself count too.
    package static var bytesInUse: Int? {
      report.flatMap { AllocatorReport($0)?.bytesInUse }
    }

    /// What glibc says of its allocator; other libraries have no such function.
    ///
    /// It is looked up by name, since the header that declares it is in no module.
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
