import Catalogue
import Foundation
import SourceAnalysis
import Testing

/// Rules for the sources that the compiler does not check.
struct SourceTests {
  /// Purpose: `SideBySide` finds every mark, because it knows the concerns by their names.
  @Test func `every mark with a title names a concern and has code`() throws {
    for source in try Project.architectures.get() {
      for file in source.files {
        let assembly = file.path == "EmployeeListModule.swift" ? [Concern.assembly.rawValue] : []
        let titles = assembly + file.marks.map(\.title).filter { !$0.isEmpty }
        #expect(titles == file.regions.map(\.concern.rawValue), "\(source.name)/\(file.path)")
      }
    }
  }

  /// The ends of the names of files with views, and with the objects that create views.
  private static let viewSide = [
    "Cells", "Cell", "Views", "ViewController", "Screen", "TableView", "ListView", "CellFactory",
    "CellFactories", "DataSource", "Adapter",
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

  /// The page that compares the architectures.
  private static let differences = "Sources/Catalogue/Catalogue.docc/Differences.md"

  /// Purpose: the reason of every weak reference is documented, and no row is left over.
  @Test func `the table of weak references has every weak property and no other`() throws {
    let rows = try rows(below: "Weak references")
    var documented = Set(rows.flatMap { MarkdownDocument.codeSpans(in: $0[1][...]) })
      .filter { $0.contains(".") }
    let names = try Project.architectures.get().flatMap { source in
      let module = ModuleDeclarations(source.files)
      return module.names.flatMap { type in
        (module[type]?.properties ?? []).filter(\.isBackReference).map { "\(type).\($0.name)" }
      }
    }
    #expect(Set(names).subtracting(documented) == [], "missing in \(Self.differences)")
    documented.subtract(names)
    #expect(documented == [], "in \(Self.differences)")
  }

  /// What stands in the file of the type that does a job, and in no other file of its module.
  private static let jobs = [
    "list": ["= EmployeeList()"],
    "status": ["= EmployeeListStatus()", "= EmployeeListStatus.Load"],
    "request": ["request = Task { [weak self, service] in"], "comparison": ["= SectionChanges("],
    "navigation": ["EmployeeProfileViewController("],
    "table": ["cellForRowAt indexPath: IndexPath"],
    "portrait": ["try await portraits.portrait(of: id)", "try await loader.portrait(of: id)"],
  ]

  /// Purpose: the most important table of the comparison is true.
  @Test func `each type in the table of owners does its job, and no other type does`() throws {
    let rows = try rows(below: "Who owns what")
    let jobs = try #require(rows.first?.dropFirst())
    #expect(Set(jobs) == Set(Self.jobs.keys))
    for source in try Project.architectures.get() {
      let row = try #require(rows.first { $0[0] == source.name }, "\(source.name)")
      for (job, cell) in zip(jobs, row.dropFirst()) {
        let texts = try #require(Self.jobs[job])
        let owners = source.files.filter { file in
          file.lines.contains { line in texts.contains { line.contains($0) } }
        }
        let name = MarkdownDocument.codeSpans(in: cell[...]).first
        let documented = source.files.filter { file in
          name.map((file.types + file.protocols).contains) ?? false
        }
        #expect(owners.map(\.path) == documented.map(\.path), "\(job) of \(source.name)")
      }
    }
  }

  /// The cells of the tables below a heading, row by row.
  private func rows(below heading: String) throws -> [[String]] {
    let sections = try Project.text(of: Self.differences).split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("\(heading)\n") })
    return section.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
