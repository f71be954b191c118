import Testing

/// The same concern stands under the same mark, and marks stand in one order in every file.
struct MarkTests {
  private nonisolated static let order = [
    "Assembly", "Loading", "Counting", "Making cells", "Taps", "Selection", "Updating",
    "Searching", "Deleting",
  ]
  private nonisolated static let architectures = [
    "MassiveController", "MVC", "MVVM", "ReusableDataSource", "VIPER",
  ]

  @Test(arguments: architectures)
  func `marks stand in their order`(architecture: String) throws {
    for file in files(of: architecture) {
      let places = try marks(in: file).map { Self.order.firstIndex(of: $0) }
      #expect(!places.contains(nil), "\(file)")
      let known = places.compactMap(\.self)
      #expect(known == known.sorted(), "\(file)")
    }
  }

  @Test(arguments: architectures)
  func `every concern has a mark somewhere`(architecture: String) throws {
    let marks = try files(of: architecture).flatMap(marks(in:))
    #expect(Set(Self.order).subtracting(marks) == [])
  }

  private func files(of architecture: String) -> [String] {
    Project.swiftFiles.filter { $0.hasPrefix("Sources/\(architecture)/") }
  }

  private func marks(in file: String) throws -> [String] {
    try Project.text(of: file).matches(of: #/\/\/ MARK: - (?<mark>.+)/#).map { String($0.mark) }
  }
}
