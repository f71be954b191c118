import Catalogue
import SourceAnalysis
import Testing

/// The objects of an architecture, and the way of an event through them.
struct ObjectDiagramTests {
  private let diagram = ObjectDiagram(
    page: """
      <!-- objects:
      Table
      Screen  Model
      Cell    First Second
      Service Bell
      references:
      Screen owns First as Rows
      Model weak Screen
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
              let rows: [any Rows]

              func show(_ list: [Int]) {}
              func show(title: String) {}
            }

            extension Screen: Showing {
              func table(
                _ table: Table, rowsIn section: Int
              ) -> Int { 1 }
              // at the end
            }
            final class Model: Showing {
              let service: any Service

              func load() {
                list = try await service.load(1)
                bell.add(for: .ring)
              }
            }
            final class Shown: Table {}
            final class Cell: Host<Table> {
              var rows: any Rows
              // Never Second.
              func show() { rows = First() }
            }
            final class First: Rows {}
            final class Second: Rows {}
            protocol Rows {}
            """)
      ]),
    foundations: ModuleDeclarations([
      SourceFile(
        path: "Views.swift",
        text: """
          class Table: UIView {
            weak var source: (any Reading)?
            weak var service: (any Service)?
            var bell: Bell? {
              get { view as? Bell }
            }
          }
          protocol Showing {}
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
        "Table view 0", "Screen between 11", "Model between 7", "Cell between 4",
        "First between 1", "Second between 1", "Service data 0", "Bell data 0",
      ])
  }

  @Test func `the references are stored properties, chosen adopters and closures`() {
    #expect(
      diagram.references.map(\.description) == [
        "Table weak Screen as Reading", "Table owns Bell", "Screen owns Model as Showing",
        "Model owns Service", "Cell owns Table", "Cell owns First as Rows",
        "Screen owns First as Rows", "Model weak Screen",
      ])
    #expect(diagram.stored.filter(diagram.listed[0].chooses).map(\.target) == ["First", "Second"])
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
        ["Screen.swift:10", "Views.swift:10"], ["Screen.swift:5"], ["Screen.swift:6"],
        ["Views.swift:13"], ["Screen.swift:19"], ["Screen.swift:20"], ["none"],
      ])
    #expect(steps[0].places[0]?.text == "func table(_ table: Table, rowsIn section: Int)")
    #expect(
      steps.map(\.unrecorded) == [
        [], [["Screen", "Model"]], [], [["Table", "Screen", "Model", "Service"]], [], [], [],
      ])
    #expect(steps[5].way == [] && steps[6].way == [])
  }

  @Test func `a table that is its own data source refers weakly to no other`() {
    let diagram = ObjectDiagram(
      page: """
        <!-- objects:
        Table Own Screen
        -->
        """,
      source: ArchitectureSource(
        name: "Example",
        files: [
          SourceFile(
            path: "Screen.swift",
            text: """
              class Table {
                weak var source: (any Reading)?
              }
              final class Own: Table, Reading {}
              final class Screen: Reading {}
              protocol Reading {}
              """)
        ]), foundations: ModuleDeclarations([]))
    #expect(
      diagram.references.map(\.description) == [
        "Table weak Own as Reading", "Table weak Screen as Reading",
      ])
  }

  @Test func `an event of a control arrives in the view of a cell, or in a closure`() {
    let declarations = ModuleDeclarations([
      SourceFile(
        path: "Views.swift",
        text: """
          final class Screen: UITableViewController {
            func viewDidLoad() {
              // addRefreshControl { }
              tableView.addRefreshControl { [weak self] in self?.load() }
              addSearchField { [weak self] text in self?.search(text) }
            }
          }
          final class ButtonCell: HostCell<ButtonView> {
          }
          final class ButtonView: RowView {
            let button = UIButton()
            func addViews() {
              button.addAction(UIAction { _ in }, for: .touchUpInside)
            }
          }
          struct ButtonModel {
            let tapped: () -> Void
          }
          """)
    ])
    let trace = Trace(
      """
      1. UIRefreshControl → Screen: valueChanged
      2. UISearchController → Screen: updateSearchResults("hyp")
      3. UIButton → ButtonCell: touchUpInside
      4. UIButton → Screen: touchUpInside
      5. ButtonCell → ButtonModel: tapped()
      """)
    let lines = trace.messages.map { message in
      declarations.place(of: message.calls[0], in: message.receiver)?.line
    }
    #expect(lines == [4, 5, 13, nil, 17])
  }
}
