import SourceAnalysis
import Testing

/// What a module declares, read from its text.
struct ModuleDeclarationsTests {
  private let module = ModuleDeclarations([
    SourceFile(
      path: "A.swift",
      text: """
        /// A type.
        final class A: Parent, First {
          static let shared = B()
          private let b = B()
          private(set) weak var delegate: (any Role)?
          private unowned let owner: Owner
          var list: [Item] = [] {
            didSet { print("C") }
          }
          var onTap: ((Item) -> Void)?
          var computed: B { b }

          func make() {
            let local = Local()
          }
        }

        extension A: Second where Item: Other {}

        class Parent: Base {
          let kept: Kept
        }

        protocol Second: Root {
          var item: Item { get }
        }
        """)
  ])

  @Test func `names are those of the outermost level`() {
    #expect(module.names == ["A", "Parent", "Second"])
    #expect(module["Second"]?.isProtocol == true)
    #expect(module["A"]?.file == "A.swift")
  }

  @Test func `only what an instance keeps is a property`() throws {
    let properties = try #require(module["A"]).properties
    #expect(properties.map(\.name) == ["b", "delegate", "owner", "list"])
    #expect(properties.map(\.types) == [["B"], ["Role"], ["Owner"], ["Item"]])
    #expect(properties.map(\.isBackReference) == [false, true, true, false])
    #expect(module["Second"]?.properties == [])
  }

  @Test func `who stands above is found through extensions and parents`() {
    #expect(module.ancestry(of: "A") == ["A", "Parent", "Base", "First", "Second", "Root"])
    #expect(module.properties(of: "A").map(\.name).contains("kept"))
  }
}
