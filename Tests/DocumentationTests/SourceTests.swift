import Catalogue
import SourceAnalysis
import Testing

/// Rules for the sources that the compiler does not check.
struct SourceTests {
  /// Purpose: `SideBySide` finds each concern in each architecture, and readers find it in one order.
  @Test(arguments: Architecture.allCases)
  func `every concern has a mark with code, and marks have one order`(
    architecture: Architecture
  ) throws {
    let source = try ArchitectureSource(named: architecture.name)
    #expect(Set(source.concerns.keys) == Set(Concern.allCases))
    for file in source.files {
      let titles = file.marks.map(\.title).filter { !$0.isEmpty }
      let concerns = file.regions.map(\.concern)
      #expect(concerns.map(\.rawValue) == titles, "\(file.path)")
      let places = concerns.compactMap(Concern.allCases.firstIndex)
      #expect(places == places.sorted(), "\(file.path)")
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
  @Test(arguments: Architecture.allCases)
  func `nothing below a view imports the table or the views`(architecture: Architecture) throws {
    for file in try ArchitectureSource(named: architecture.name).files {
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      guard !Self.viewSide.contains(where: { name.hasSuffix($0) }) else { continue }
      let imports = file.lines.filter {
        $0.contains(#/^[a-z ]*import (ListRendering|EmployeeViews)/#)
      }
      #expect(imports == [], "\(file.path)")
    }
  }

  /// Purpose: the reason of every weak reference is documented.
  @Test(arguments: Architecture.allCases)
  func `every weak or unowned property stands in the table of weak references`(
    architecture: Architecture
  ) throws {
    let sections = try Project.text(of: "README.md").split(separator: "\n## ")
    let table = try #require(sections.first { $0.hasPrefix("Weak references\n") })
    let module = ModuleDeclarations(try ArchitectureSource(named: architecture.name).files)
    for type in module.names {
      for property in module[type]?.properties ?? [] where property.isBackReference {
        let name = "`\(type).\(property.name)`"
        let isInTable = table.split(separator: "\n").contains { row in
          row.contains(name) && row.contains(architecture.name)
        }
        #expect(isInTable, "“Weak references” in README.md needs \(name) of \(architecture)")
      }
    }
  }
}
