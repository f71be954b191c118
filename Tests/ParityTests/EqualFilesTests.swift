import Foundation
import SourceAnalysis
import Testing

/// What several modules have in common, word for word, so that the rest is the architecture.
struct EqualFilesTests {
  private static let files: [(name: String, modules: [String])] = [
    ("EmployeeListDataModel.swift", ["MVC", "MVP", "ReusableDataSource"]),
    ("EmployeeListSection.swift", ["MassiveController", "MVC", "MVP", "MVVM", "Unidirectional"]),
    ("Cells.swift", ["MVC", "MVP", "MVVM", "Unidirectional"]),
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

  @Test func `the rows are made by the same code, whoever makes them`() throws {
    let package = try PackageFolder.ofThisPackage()
    let makers = [
      "MassiveController/EmployeeListViewController", "MVC/EmployeeListViewController",
      "MVP/EmployeeListPresenter", "MVVM/EmployeeListViewModel",
      "Unidirectional/EmployeeListState",
    ]
    let codes = try makers.map { maker in
      let text = try package.text(of: "Sources/\(maker).swift")
      let start = try #require(text.range(of: "  private func statusSection("))
      let end = try #require(text[start.lowerBound...].range(of: "\n  // MARK: -"))
      return text[start.lowerBound..<end.lowerBound]
    }
    for (maker, code) in zip(makers, codes) { #expect(code == codes[0], "\(maker)") }
  }
}
