/// What glibc says of its allocator, in a form of XML that has a line for each figure.
///
/// The figures of each arena come first, those of all arenas together after them.
struct AllocatorReport {
  /// The bytes that live in allocations.
  let bytesInUse: Int

  /// Reads a report; `nil` where a figure is missing.
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
