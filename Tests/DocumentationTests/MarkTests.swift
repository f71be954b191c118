import Architectures
import Testing

/// The same concern stands under the same mark, and marks stand in one order in every file.
struct MarkTests {
  private nonisolated static let order = [
    "Assembly", "Loading", "Counting", "Making cells", "Taps", "Selection", "Updating",
    "Searching", "Deleting",
  ]

  @Test(arguments: Architecture.allCases)
  func `marks stand in their order`(architecture: Architecture) throws {
    for file in files(of: architecture) {
      let places = try marks(in: file).map { Self.order.firstIndex(of: $0) }
      #expect(!places.contains(nil), "\(file)")
      let known = places.compactMap(\.self)
      #expect(known == known.sorted(), "\(file)")
    }
  }

  @Test(arguments: Architecture.allCases)
  func `every concern has a mark somewhere`(architecture: Architecture) throws {
    let marks = try files(of: architecture).flatMap(marks(in:))
    #expect(Set(Self.order).subtracting(marks) == [])
  }

  private func files(of architecture: Architecture) -> [String] {
    Project.swiftFiles.filter { $0.hasPrefix("Sources/\(architecture.name)/") }
  }

  private func marks(in file: String) throws -> [String] {
    try Project.text(of: file).matches(of: #/\/\/ MARK: - (?<mark>.+)/#).map { String($0.mark) }
  }
}
