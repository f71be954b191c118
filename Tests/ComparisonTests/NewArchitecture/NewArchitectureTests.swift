import CommandLineInterface
import Foundation
import PackageFiles
import TestSupport
import Testing

@testable import NewArchitecture

/// A new architecture, from the command line to its files.
struct NewArchitectureTests {
  private let package = Result { try PackageFolder.ofThisPackage() }

  @Test func `a draft has the files of the template, which this package compiles, and is written`()
    throws
  {
    let package = try package.get()
    let draft = try Draft(named: "Newer", in: package)
    let template = ["Sources/Template", "Tests/TemplateTests"].flatMap(package.files)
    let copies = template.map { draft.texts[$0.replacing("Template", with: "Newer")] ?? "" }
    let originals = try template.map { try package.text(of: $0) }
    #expect(copies == originals.map { $0.replacing("Template", with: "Newer") })
    #expect(draft.texts.count == template.count + 2)
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try draft.write(to: PackageFolder(above: folder.path(of: "Package.swift")))
    let unwritten = try draft.texts.filter { path, text in try folder.text(of: path) != text }
    #expect(unwritten.keys.sorted() == [])
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
      let counts = [difference.removals.count, difference.insertions.count]
      #expect(counts == [0, lines.count])
      #expect(lines.filter { !new.contains($0[...]) } == [])
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
    let imports = lines.filter { $0.contains(#/^([a-z]+ )?import /#) }
    let modules = imports.compactMap { $0.split(separator: " ").last }
    #expect(Array(lines.prefix(imports.count)) == imports)
    #expect(modules == modules.sorted())
    #expect(modules.contains(name[...]))
  }

  @Test func `a name that is no module or that a module has, and a missing mark, are errors`()
    throws
  {
    let impossible = ["", "new", "New-er", "Né", "../New", "2New"]
    let taken = ["MVC", "Mvc", "Template", "Employees", "Benchmarks", "ParityTests"]
    let messages = (impossible + taken).map { name in
      errorMessage { try Draft(named: name, in: package.get()) }
    }
    let expected =
      impossible.map { "a name has letters and digits after a capital letter, not “\($0)”" }
      + taken.map { "there is a module \($0) already" }
    #expect(messages == expected)
    let folder = try TemporaryFolder()
    try folder.write("let architectures = []\n", to: "Package.swift")
    try folder.write("", to: "Sources/Template/EmployeeListModule.swift")
    let other = try PackageFolder(above: folder.path(of: "Package.swift"))
    let message = errorMessage { try Draft(named: "Newer", in: other) }
    #expect(message == "Package.swift has no line “// Another architecture goes here.”")
  }

  @Test func `one name is taken, and none or --help prints the page of help`() throws {
    let commandLines = [
      ["MVP"], ["MVP", "--from", "MVVM"], [], ["--help"], ["-h"], ["MVP", "--help"],
    ]
    let names = try commandLines.map { try NewArchitectureCommand.names(in: $0) }
    #expect(names.map { $0?.name } == ["MVP", "MVP", nil, nil, nil, nil])
    #expect(names.map { $0?.original } == ["Template", "MVVM", nil, nil, nil, nil])
    let messages = [["MVP", "MVC"], ["--new"], ["MVP", "--from"]].map { arguments in
      errorMessage { try NewArchitectureCommand.names(in: arguments) }
    }
    #expect(
      messages == [
        "“MVP” and “MVC” cannot both be given",
        "unknown option --new\n\n\(NewArchitectureCommand.usage)",
        "--from takes an architecture to copy",
      ])
  }

  @Test func `a copy of an architecture has its files and tests, and imports itself`() throws {
    let package = try package.get()
    let texts = try Draft(named: "Newer", from: "MVVM", in: package).texts
    let originals = ["Sources/MVVM", "Tests/MVVMTests"].flatMap(package.swiftFiles)
    let copies = originals.map { path in
      texts[
        path.replacing("Sources/MVVM/", with: "Sources/Newer/")
          .replacing("Tests/MVVMTests/", with: "Tests/NewerTests/")]
    }
    #expect(copies.count { $0 == nil } == 0)
    #expect(texts.count == originals.count + 2)
    let imports = texts.filter { $0.key.hasPrefix("Tests/") }.values
      .map { $0.contains("@testable import Newer\n") }
    #expect(!imports.isEmpty && imports.allSatisfy(\.self))
    let catalogue = texts["Sources/Catalogue/Architecture.swift"]
    #expect(catalogue?.contains("\"Newer\", isDraft: true,") == true)
    for original in ["Employees", "None"] {
      let message = errorMessage { try Draft(named: "Newer", from: original, in: package) }
      #expect(message == "there is no architecture \(original)")
    }
  }
}
