import Architectures
import Testing

/// The arrows between modules point the way that the manifest draws them.
struct ImportTests {
  private let architectures = Architecture.allCases.map(\.name)

  @Test func `an architecture imports no other, and nobody below imports one`() throws {
    let catalogued = try Project.text(of: "Sources/Architectures/Architecture.swift")
    for architecture in architectures { #expect(catalogued.contains("import \(architecture)\n")) }

    for file in Project.swiftFiles where file.hasPrefix("Sources/") {
      let module = file.split(separator: "/")[1]
      guard module != "Architectures" else { continue }
      for architecture in architectures {
        #expect(try !imports(of: file).contains(architecture), "\(file)")
      }
    }
  }

  @Test(arguments: [
    ("Diffing", []),
    ("IndexPaths", []),
    ("ListRendering", ["Diffing", "Foundation", "IndexPaths", "Observation"]),
    ("Employees", ["Foundation"]),
    ("Measuring", ["Foundation"]),
    ("EmployeeViews", ["Employees", "ListRendering"]),
  ])
  func `a foundation knows only what is below it`(module: String, allowed: [String]) throws {
    for file in Project.swiftFiles where file.hasPrefix("Sources/\(module)/") {
      #expect(try imports(of: file).subtracting(allowed) == [], "\(file)")
    }
  }

  private func imports(of file: String) throws -> Set<String> {
    let lines = try Project.text(of: file).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 2 else { return nil }
        // `import struct Module.Name` imports a part of a module.
        return words.last?.split(separator: ".").first.map(String.init)
      })
  }
}
