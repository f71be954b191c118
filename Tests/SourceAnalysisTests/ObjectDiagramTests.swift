import Catalogue
import SourceAnalysis
import Testing

/// The objects of an architecture, and the way of an event through them.
struct ObjectDiagramTests {
  private let diagram = ObjectDiagram(
    page: """
      <!-- objects:
      Table   .
      Screen  Model
      Service Bell
      references:
      Screen owns Model as Showing
      Model weak Screen in a closure
      Model owns Service
      Screen owns Table
      -->
      """,
    source: ArchitectureSource(
      name: "Example",
      files: [
        SourceFile(
          path: "Screen.swift",
          text: """
            final class Screen: Reading {
              let model: any Showing

              func show(_ list: [Int]) {}
              func show(title: String) {}
            }

            extension Screen: Showing {
              func table(
                _ table: Table, rowsIn section: Int
              ) -> Int { 1 }
              // at the end
            }
            final class Model {
              func load() {
                list = try await service.load(1)
                bell.add(for: .ring)
              }
            }
            final class Shown: Table {}
            """)
      ]),
    foundations: ModuleDeclarations([
      SourceFile(
        path: "Views.swift",
        text: """
          class Table: UIView {
            weak var source: (any Reading)?
          }
          protocol Reading {
            func count() -> Int
          }
          protocol Service {
            func load(_ id: Int)
          }
          """)
    ]))

  @Test func `an object has its role and its size from the sources`() {
    let objects = diagram.objects.map { "\($0.name) \($0.role) \($0.codeLineCount ?? 0)" }
    #expect(
      objects == [
        "Table view 0", "Screen between 10", "Model between 6", "Service data 0", "Bell data 0",
      ])
    #expect(diagram.rows.map { $0.map { $0?.name } }[0] == ["Table", nil])
    #expect(
      diagram.references.map(\.description) == [
        "Screen owns Model as Showing", "Model weak Screen in a closure", "Model owns Service",
        "Screen owns Table",
      ])
  }

  @Test func `a step has the lines in which its calls arrive, and the way between its objects`() {
    let trace = Trace(
      """
      1. Table → Screen: rowsIn × 2, count
      2. Model → Screen: show([1, 2])
      3. Model → Screen: show(title: "a, b")
      4. Table → Service: load(7)
      5. Service → Model: return 3
      6. Shown → Model: ring
      7. Shown → Bell: toll()
      """)
    let steps = diagram.steps(of: trace)
    let lines = steps.map { step in step.places.map { $0.map { "\($0.file):\($0.line)" } ?? "none" }
    }
    #expect(
      lines == [
        ["Screen.swift:9", "Views.swift:5"], ["Screen.swift:4"], ["Screen.swift:5"],
        ["Views.swift:8"], ["Screen.swift:16"], ["Screen.swift:17"], ["none"],
      ])
    #expect(steps[0].places[0]?.text == "func table(_ table: Table, rowsIn section: Int)")
    #expect(
      steps.map(\.unrecorded) == [
        [], [["Screen", "Model"]], [], [["Table", "Screen", "Model", "Service"]], [], [], [],
      ])
    #expect(steps[5].way == [] && steps[6].way == [])
  }
}
