import SourceAnalysis
import Testing

/// What several modules have in common, word for word, so that the rest is the architecture.
struct EqualFilesTests {
  private static let files: [(name: String, modules: [String])] = [
    ("EmployeeListDataModel.swift", ["MVC", "MVP", "ReusableDataSource"]),
    ("EmployeeListSection.swift", ["MVC", "MVP", "MVVM", "Unidirectional"]),
    ("Cells.swift", ["MVC", "MVP", "MVVM", "ReusableDataSource", "Unidirectional"]),
    ("EmployeeListContent.swift", ["MVP", "MVVM"]),
    ("Portraits/PortraitPresenter.swift", ["MVP", "VIPER"]),
  ]

  @Test func `a file that modules have in common is the same in all of them`() throws {
    let package = try PackageFolder.ofThisPackage()
    for (name, modules) in Self.files {
      let text = try package.text(of: "Sources/\(modules[0])/\(name)")
      for module in modules.dropFirst() {
        #expect(try package.text(of: "Sources/\(module)/\(name)") == text, "\(module), \(name)")
      }
    }
  }
}
