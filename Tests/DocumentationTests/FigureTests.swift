import Testing

/// Figures that no command writes are those of the code.
struct FigureTests {
  @Test func `the toolchain and the system are those of the manifest`() throws {
    let manifest = try Project.text(of: "Package.swift")
    let readme = try Project.text(of: "README.md")
    let tools = try #require(manifest.firstMatch(of: #/swift-tools-version: (?<version>[\d.]+)/#))
    let system = try #require(manifest.firstMatch(of: #/\.macOS\(\.v(?<version>\d+)\)/#))
    #expect(readme.contains("a Swift toolchain, \(tools.version) or later"))
    #expect(readme.contains("macOS \(system.version) or later"))
  }

  @Test func `the walk through adding an architecture passes every number in the end`() throws {
    let walk = try Project.text(of: "CONTRIBUTING.md")
    let count = try Project.text(of: "SPEC.md").matches(of: #/\n- \*\*\d+\.\d+ /#).count
    #expect(walk.contains("`0 of \(count)`"))
    #expect(walk.contains("| Assembly | 0 of \(count) |"))
    let steps = walk.matches(of: #/\n\| [A-Z][A-Za-z, ]+ \| (?<passed>\d+)(?: of \d+)? \|/#)
    let passed = steps.compactMap { Int($0.passed) }
    #expect(passed == passed.sorted() && passed.last == count, "CONTRIBUTING.md counts \(passed)")
  }
}
