/// The test that every architecture has, by which you see how much of a screen a test needs.
package struct ExampleTest: Sendable {
  /// The name that the test has in every architecture.
  package static let name = "a refused deletion brings the employee back, with the reason"

  /// The path of the file in the package.
  package let path: String

  /// The number of the first line in the file, starting at 1.
  package let lineNumber: Int

  /// The lines, without indentation.
  package let lines: [Substring]
}

extension PackageFolder {
  /// Cuts out the example test of an architecture.
  ///
  /// - Throws: `SourceCodeError` if the tests of the architecture have none.
  package func exampleTest(of module: String) throws(SourceCodeError) -> ExampleTest {
    for path in swiftFiles(in: "Tests/\(module)Tests") {
      let lines = try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { $0.contains("`\(ExampleTest.name)`") }) else {
        continue
      }
      let test = lines[start...].prefix { $0 != "  }" } + ["  }"]
      return ExampleTest(path: path, lineNumber: start + 1, lines: test.map { $0.dropFirst(2) })
    }
    throw SourceCodeError(description: "no test of \(module) is named “\(ExampleTest.name)”")
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
