import CommandLineInterface
import Foundation
import PackageFiles
import TestSupport
import Testing

@testable import NewArchitecture

/// The files of a new architecture.
struct DraftTests {
  private let package = Result { try PackageFolder.ofThisPackage() }

  @Test func `a draft has the sources and tests of the template, which this package compiles`()
    throws
  {
    let package = try package.get()
    let texts = try Draft(named: "Newer", in: package).texts
    let template = ["Sources/Template", "Tests/TemplateTests"].flatMap(package.files)
    for path in template {
      let text = try #require(texts[path.replacing("Template", with: "Newer")])
      #expect(try text.replacing("Newer", with: "Template") == package.text(of: path))
      #expect(!text.contains("Template"))
    }
    #expect(template.count > 2)
    #expect(texts.count == template.count + 2)
  }

  @Test func `a draft is added to the manifest and to the catalogue, and nothing else changes`()
    throws
  {
    let package = try package.get()
    let texts = try Draft(named: "Newer", in: package).texts
    let added = [
      "Package.swift": ["  \"Newer\","],
      "Sources/Catalogue/Architecture.swift": [
        "import Newer", "    Architecture(", "      \"Newer\", portraits: false, isDraft: true,",
        "      makeScreen: Newer.EmployeeListModule.makeScreen),",
      ],
    ]
    for (path, lines) in added {
      let new = try #require(texts[path]).split(separator: "\n")
      let difference = new.difference(from: try package.text(of: path).split(separator: "\n"))
      #expect(difference.removals.isEmpty)
      #expect(difference.insertions.count == lines.count)
      #expect(lines.allSatisfy { new.contains($0[...]) })
      let next = new.indices.dropLast().filter { lines.last?[...] == new[$0] }.map { new[$0 + 1] }
      #expect(next.map { $0.drop { $0 == " " } } == ["// Another architecture goes here."])
    }
  }

  @Test(arguments: ["Clean", "Newer", "Zebra"])
  func `the imports of the catalogue stay one block in the order of the modules`(name: String)
    throws
  {
    let catalogue = try #require(
      Draft(named: name, in: package.get()).texts["Sources/Catalogue/Architecture.swift"])
    let lines = catalogue.split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.prefix { !$0.isEmpty }
    #expect(block.allSatisfy { $0.contains("import ") })
    #expect(!lines.dropFirst(block.count).contains { $0.contains(#/^([a-z]+ )?import /#) })
    let modules = block.map { String($0.split(separator: " ").last!) }
    #expect(modules == modules.sorted())
    #expect(modules.contains(name))
  }

  @Test func `the files are written, with their folders`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let draft = try Draft(named: "Newer", in: package.get())
    try draft.write(to: PackageFolder(above: folder.path(of: "Package.swift")))
    for (path, text) in draft.texts { #expect(try folder.text(of: path) == text) }
  }

  @Test func `a manifest without the mark is an error, and nothing is added elsewhere`() throws {
    let folder = try TemporaryFolder()
    try folder.write("let architectures = []\n", to: "Package.swift")
    let package = try PackageFolder(above: folder.path(of: "Package.swift"))
    #expect(
      throws: UsageError("Package.swift has no line “// Another architecture goes here.”")
    ) {
      try Draft(named: "Newer", in: package)
    }
  }

  @Test func `a name that is no module, or that a module has, is an error`() throws {
    for name in ["", "new", "New-er", "Né", "../New", "2New"] {
      #expect(
        throws: UsageError("a name has letters and digits after a capital letter, not “\(name)”")
      ) {
        try Draft(named: name, in: package.get())
      }
    }
    for name in ["MVC", "Mvc", "Template", "Employees", "Benchmarks", "ParityTests"] {
      #expect(throws: UsageError("there is a module \(name) already")) {
        try Draft(named: name, in: package.get())
      }
    }
  }
}
