import SourceAnalysis
import Testing

/// Where the sources are, and what is said where they are not.
struct PackageFolderTests {
  @Test func `the package is found above its own sources`() throws {
    let folder = try PackageFolder.ofThisPackage()
    #expect(folder.exists("Package.swift"))
    #expect(
      folder.swiftFiles(in: "Sources/SourceAnalysis").contains("Sources/SourceAnalysis/Mark.swift"))
    #expect(try folder.text(of: "Package.swift").hasPrefix("// swift-tools-version"))
  }

  @Test func `sources that are gone are named`() {
    let error = #expect(throws: SourceCodeError.self) {
      try PackageFolder(above: "/nowhere/Sources/SourceAnalysis/PackageFolder.swift")
    }
    #expect(
      error?.description == """
        the sources are not here: no folder above /nowhere/Sources/SourceAnalysis/PackageFolder.swift \
        has a Package.swift
        """)
  }

  @Test func `a module that there is not is named with the place where it should be`() throws {
    let folder = try PackageFolder.ofThisPackage()
    let error = #expect(throws: SourceCodeError.self) { try ArchitectureSource(named: "MVP2") }
    #expect(
      error?.description
        == "there is no module: \(folder.path(of: "Sources/MVP2")) has no Swift files")
  }

  @Test func `a file that cannot be read is named`() throws {
    let folder = try PackageFolder.ofThisPackage()
    let error = #expect(throws: SourceCodeError.self) { try folder.text(of: "Sources") }
    #expect(error?.description == "\(folder.path(of: "Sources")) cannot be read")
  }
}
