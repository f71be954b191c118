import Catalogue
import PackageFiles
import TestSupport
import Testing

/// What the catalogue lists, and what it does with every screen.
struct CatalogueTests {
  @Test func `every module with an assembly is in the catalogue`() throws {
    let files = try PackageFolder.ofThisPackage().swiftFiles(in: "Sources")
    let modules = files.compactMap {
      try? #/Sources\/(\w+)\/EmployeeListModule\.swift/#.wholeMatch(in: $0)?.1
    }
    let missing = modules.filter { $0 != "Template" && !Architecture.names.contains(String($0)) }
    #expect(missing == [], "enter them in Sources/Catalogue/Architecture.swift")
  }

  @Test func `an architecture is found by its whole name, in any case of letters`() {
    #expect(Architecture(named: "mvc")?.name == "MVC")
    let found = ["", "mv", "MVCs", "Massive"].filter { Architecture(named: $0) != nil }
    #expect(found == [])
  }

  @Test func `every screen refuses an answer in which an id repeats`() async {
    for architecture in Architecture.selected {
      let screens = [architecture.makeScreen, architecture.makeGrid]
      for makeScreen in screens.compactMap(\.self) {
        let person = Person(at: makeScreen, width: 80)
        await person.service.answer(with: [.grace, .grace, .alan])
        #expect(person.frame.contains("two employees with the id 1"), "\(architecture)")
      }
    }
  }
}
