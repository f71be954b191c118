import SourceAnalysis
import Testing

/// The parts that a suite tests without a screen.
struct SuiteSourceTests {
  private let architecture = ArchitectureSource(
    name: "Example",
    files: [
      SourceFile(
        path: "Parts.swift",
        text: """
          final class Model {}
          final class Adapted: TableView {}
          final class Provider {}
          final class Cell: TableViewCell {}
          protocol Role {}
          """)
    ])

  @Test func `a part counts where it is named in code without a screen`() {
    let suite = SuiteSource(
      files: [
        SourceFile(
          path: "1.swift", text: "let model = Model() // not Provider\nlet r: any Role = Cell()"),
        SourceFile(path: "2.swift", text: "let person = Person(at: x)\nlet p = Provider()"),
        SourceFile(path: "3.swift", text: "let table = Adapted()\nlet p = Provider()"),
      ], of: architecture)
    #expect(suite.partsWithoutScreen == ["Model"])
    #expect(suite.shareWithoutScreen == 1)
  }

  @Test func `a controller that is tested as a whole has no such part`() throws {
    let package = try PackageFolder.ofThisPackage()
    let massive = try ArchitectureSource(named: "MassiveController", in: package)
    #expect(try SuiteSource(of: massive, in: package).partsWithoutScreen == [])
    let mvc = try ArchitectureSource(named: "MVC", in: package)
    #expect(
      try SuiteSource(of: mvc, in: package).partsWithoutScreen.contains("EmployeeListDataModel"))
  }
}
