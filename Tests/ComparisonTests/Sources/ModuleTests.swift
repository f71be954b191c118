import PackageFiles
import Testing

/// The declarations of a module.
struct ModuleTests {
  private let module = ModuleDeclarations([
    SourceFile(
      path: "A.swift",
      text: """
        final class A: Parent, First {
          static let shared = B()
          private let b = B()
          private(set) weak var delegate: (any Role)?
          private unowned let owner: Owner
          var list: [Item] = [] {
            didSet { print("C") }
          }
          var onTap: ((Item) -> Void)?
          let kinds: [any Kind.Type] = []
          lazy var rows = makeRows()
          var state: State

          enum State {
            case done(Outcome)
          }
          var computed: B { b }

          func make() {
            let local = Local()
          }

          func makeRows() -> [Row] { [] }
        }

        extension A: Second where Item: Other {}

        class Parent: Base {
          let kept: Kept
        }

        @MainActor protocol Second: Root {
          var item: Item { get }
        }
        """)
  ])

  @Test func `a type has the ancestry of its extensions`() {
    #expect(module["Second"]?.isProtocol == true)
    #expect(module.names == ["A", "Parent", "Second"])
    #expect(module.ancestry(of: "A") == ["A", "Parent", "Base", "First", "Second", "Root"])
  }

  @Test func `a missing package or module is named in the error`() throws {
    let package = #expect(throws: SourceCodeError.self) {
      try PackageFolder(above: "/nowhere/main.swift")
    }
    let module = #expect(throws: SourceCodeError.self) { try ArchitectureSource(named: "MVP2") }
    let folder = try PackageFolder.ofThisPackage()
    #expect(
      [package?.description, module?.description] == [
        "no folder above /nowhere/main.swift has a Package.swift",
        "\(folder.path(of: "Sources/MVP2")) has no Swift files",
      ])
  }
}
