import Catalogue
import SourceAnalysis
import Testing

/// The places at which parts meet without knowing each other by their class.
struct SeamTests {
  private let file = SourceFile(
    path: "Presenter.swift",
    text: """
      /// A protocol that a func could be in.
      protocol View: AnyObject {
        var rows: [Row] { get }
        var changed: ((Int) -> Void)? { get set }
        func show(title: String)
        func show(rows: [Row])  // func none()
      }

      extension View {
        func show() {}
      }

      final class Presenter {
        struct Row { func text() -> String { "protocol P { func no() }" } }
        var changed: ((Int) -> Void)?
        private let action: () -> Void
        private(set) var make: @MainActor (Int) -> Row
        let count: Int = [1].map { (a) -> Int in a }.count
        func tell(_ other: () -> Void) {}
      }
      """)

  @Test func `methods that a protocol requires are seams, and properties are not`() {
    #expect(file.requiredMethods == ["View.show", "View.show"])
  }

  @Test func `properties that hold a closure are seams, once for each name`() {
    #expect(file.closureProperties == ["changed", "changed", "action", "make"])
    let source = ArchitectureSource(name: "MVP", files: [file])
    #expect(source.seams == ["View.show", "View.show", "changed", "action", "make"])
  }

  @Test func `everything in one controller has no seam, and every other architecture has`() throws {
    for architecture in Architecture.allCases {
      let seams = try ArchitectureSource(named: architecture.name).seams
      #expect(seams.isEmpty == (architecture.name == "MassiveController"), "\(seams)")
    }
  }
}
