import PackageFiles
import TestSupport
import Testing

/// The modules of a package and their declarations.
struct ModuleTests {
  @Test func `a type has the ancestry of its extensions`() {
    let text = """
      final class A: Parent, First {
        static let shared = B()
        enum State {
          case done(Outcome)
        }
      }

      extension A: Second where Item: Other {}

      class Parent: Base {}

      @MainActor protocol Second: Root {}
      """
    let module = ModuleDeclarations([SourceFile(path: "A.swift", text: text)])
    let protocols = module.names.filter { module[$0]?.isProtocol == true }
    #expect([module.names, protocols] == [["A", "Parent", "Second"], ["Second"]])
    let ancestry = module.ancestry(of: "A")
    #expect(ancestry == ["A", "Parent", "Base", "First", "Second", "Root"])
  }

  @Test func `a missing package or module is named in the error`() throws {
    let folder = try PackageFolder.ofThisPackage()
    let messages = [
      errorMessage { try PackageFolder(above: "/nowhere/main.swift") },
      errorMessage { try ArchitectureSource(named: "MVP2") },
    ]
    #expect(
      messages == [
        "no folder above /nowhere/main.swift has a Package.swift",
        "\(folder.path(of: "Sources/MVP2")) has no Swift files",
      ])
  }
}
