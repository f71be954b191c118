import Catalogue
import SourceAnalysis
import Testing

/// Rules for the sources that the compiler does not check.
struct SourceTests {
  /// Purpose: `SideBySide` finds every mark, because it knows the concerns by their names.
  @Test func `every mark with a title names a concern and has code`() throws {
    for source in try Project.architectures.get() {
      for file in source.files {
        let titles = file.marks.map(\.title).filter { !$0.isEmpty }
        // The assembly is found by its file.
        let concerns = file.regions.map(\.concern).filter { $0 != .assembly }
        #expect(titles == concerns.map(\.rawValue), "\(source.name)/\(file.path)")
      }
    }
  }

  /// The ends of the names of files with views, and with the objects that create views.
  private static let viewSide = [
    "Cells", "Cell", "ViewController", "TableView", "CellFactory", "CellFactories", "DataSource",
    "Module", "Router", "Coordinator",
  ]

  /// Purpose: models, presenters and view models do not depend on views.
  ///
  /// The build checks the imports between modules against the manifest; inside a module it cannot.
  @Test func `nothing below a view imports the table or the views`() throws {
    let viewImport = #/^[a-z ]*import (ListRendering|EmployeeViews)/#
    for source in try Project.architectures.get() {
      let others = source.files.filter { file in
        !Self.viewSide.contains { file.path.hasSuffix("\($0).swift") }
      }
      let wrong = others.filter { $0.lines.contains { $0.contains(viewImport) } }
      #expect(wrong.map(\.path) == [], "\(source.name)")
    }
  }

  /// Purpose: the reason of every weak reference is documented.
  @Test func `every weak or unowned property stands in the table of weak references`() throws {
    let sections = try Project.text(of: "README.md").split(separator: "\n## ")
    let table = try #require(sections.first { $0.hasPrefix("Weak references\n") })
    let rows = table.split(separator: "\n")
    for source in try Project.architectures.get() {
      let module = ModuleDeclarations(source.files)
      let names = module.names.flatMap { type in
        (module[type]?.properties ?? []).filter(\.isBackReference).map { "`\(type).\($0.name)`" }
      }
      let missing = names.filter { name in
        !rows.contains { $0.contains(name) && $0.contains(source.name) }
      }
      #expect(missing == [], "“Weak references” in README.md, for \(source.name)")
    }
  }
}
