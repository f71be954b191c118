import Catalogue
import Foundation
import PackageFiles
import Testing

@testable import Comparison

/// Rules for the sources that the compiler does not check.
struct SourceTests {
  /// Purpose: `SideBySide` finds every mark, because it knows the concerns by their names.
  @Test func `every mark with a title names a concern and has code`() throws {
    for source in try DocumentFacts.ofThisPackage.get().sources {
      for file in source.core {
        let assembly = file.path == "EmployeeListModule.swift" ? [Concern.assembly.rawValue] : []
        let titles = assembly + file.marks.map(\.title).filter { !$0.isEmpty }
        #expect(titles == file.regions.map(\.concern.rawValue), "\(source.name)/\(file.path)")
      }
    }
  }

  /// Purpose: models, presenters and view models do not depend on views.
  ///
  /// `.ci/run` compares the imports between modules with the manifest.
  @Test func `only files that create or present views import the table or the views`() throws {
    let viewImport = #/^[a-z ]*import (UIKit|EmployeeViews)/#
    let facts = try DocumentFacts.ofThisPackage.get()
    let shared = try ["UIKit", "SectionUpdates", "EmployeeViews"].flatMap { module in
      try facts.package.sourceFiles(in: "Sources/\(module)")
    }
    for source in facts.sources {
      let declarations = ModuleDeclarations(shared + source.files)
      let importing = source.files.filter { file in
        file.lines.contains { $0.contains(viewImport) }
      }
      let wrong = importing.filter { file in
        !declarations.names.contains { isOnViewSide($0, of: declarations, in: file) }
      }
      #expect(importing.count > 1, "\(source.name)")
      #expect(wrong.map(\.path) == [], "\(source.name)")
    }
  }

  /// Whether a file declares or extends a type that creates or presents views.
  ///
  /// Such a type is a view, cell, controller, delegate or data source of UIKit, a method of it
  /// takes or returns one, or it shows screens or rows that others create.
  private func isOnViewSide(
    _ name: String, of declarations: ModuleDeclarations, in file: SourceFile
  ) -> Bool {
    let lines = declarations[name]?.blocks.filter { $0.file == file.path }.flatMap(\.lines) ?? []
    return !lines.isEmpty
      && (declarations.ancestry(of: name).contains { $0.hasPrefix("UI") }
        || lines.contains { $0.contains("-> UI") || $0.contains("_ cell: UI") }
        || ["Router", "Coordinator", "EffectHandler", "DataSource", "Factories"]
          .contains(where: name.hasSuffix))
  }
}
