import SourceAnalysis
import Testing

/// What several modules have in common, word for word, so that the rest is the architecture.
struct EqualFilesTests {
  private static let files: [(name: String, modules: [String])] = [
    ("EmployeeListDataModel.swift", ["MVC", "MVP", "MVVM", "ReusableDataSource"]),
    (
      "EmployeeListSection.swift",
      ["MVC", "MassiveController", "MVP", "MVVM", "Unidirectional"]
    ),
    (
      "Cells.swift",
      [
        "MVC", "MassiveController", "MVP", "MVVM", "ReusableDataSource", "Unidirectional", "VIPER",
      ]
    ),
    ("EmployeeListContent.swift", ["MVP", "MVVM", "Unidirectional"]),
    (
      "Workplaces/HeadingCell.swift",
      [
        "MVC", "MassiveController", "MVP", "MVVM", "ReusableDataSource", "Unidirectional", "VIPER",
      ]
    ),
    (
      "Workplaces/WorkplaceListSection.swift",
      ["MVC", "MassiveController", "MVP", "Unidirectional"]
    ),
    ("Workplaces/WorkplaceListContent.swift", ["MVP", "Unidirectional"]),
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

  /// The part that presents makes the rows, so its file has these lines.
  private static let filesWithRows = [
    "MassiveController/EmployeeListViewController.swift", "MVC/EmployeeListViewController.swift",
    "MVP/EmployeeListPresenter.swift", "MVVM/EmployeeListViewModel.swift",
    "Unidirectional/EmployeeListSelectors.swift",
  ]

  @Test func `the lines that make the rows of MVC are the same in four more modules`() throws {
    let package = try PackageFolder.ofThisPackage()
    let parts = try Self.filesWithRows.map { file in
      let concerns = try package.text(of: "Sources/\(file)").split(separator: "// MARK: - ")
      let rows = try #require(concerns.first { $0.hasPrefix("Rows\n") }, "\(file)")
      // A selector is a function of values, and no method of an object. A massive controller has the
      // list and its status itself.
      return rows.replacing("static func", with: "private func").replacing(
        "statusSection() ->",
        with: "statusSection(\n    _ list: EmployeeList, _ status: EmployeeListStatus\n  ) ->")
    }
    for (file, part) in zip(Self.filesWithRows, parts) { #expect(part == parts[0], "\(file)") }
  }
}
