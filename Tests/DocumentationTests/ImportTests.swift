import Catalogue
import Testing

/// The arrows between modules point the way that the manifest draws them.
struct ImportTests {
  private let architectures = Architecture.allCases.map(\.name)

  @Test func `an architecture imports no other, and nobody below imports one`() throws {
    let catalogued = try Project.text(of: "Sources/Catalogue/Architecture.swift")
    for architecture in architectures { #expect(catalogued.contains("import \(architecture)\n")) }

    for file in Project.swiftFiles where file.hasPrefix("Sources/") {
      let module = file.split(separator: "/")[1]
      guard module != "Catalogue" else { continue }
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
    ("HeapMeasurement", ["Foundation"]),
    ("EmployeeViews", ["Employees", "ListRendering"]),
  ])
  func `a foundation knows only what is below it`(module: String, allowed: [String]) throws {
    for file in Project.swiftFiles where file.hasPrefix("Sources/\(module)/") {
      #expect(try imports(of: file).subtracting(allowed) == [], "\(file)")
    }
  }

  /// The files of an architecture that may know views: the views themselves, and who creates them.
  private static let viewSide = [
    "Cells", "Cell", "ViewController", "TableView", "CellFactory", "CellFactories", "DataSource",
    "Module", "Router", "Coordinator",
  ]

  @Test(arguments: Architecture.allCases)
  func `nothing below a view imports the table or the views`(architecture: Architecture) throws {
    for file in Project.swiftFiles where file.hasPrefix("Sources/\(architecture)/") {
      let name = file.split(separator: "/").last?.split(separator: ".").first ?? ""
      if Self.viewSide.contains(where: { name.hasSuffix($0) }) { continue }
      #expect(
        try imports(of: file).isDisjoint(with: ["ListRendering", "EmployeeViews"]), "\(file)")
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
