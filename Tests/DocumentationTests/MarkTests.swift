import Catalogue
import SourceAnalysis
import Testing

/// The same concern stands under the same mark, and marks stand in one order in every file.
struct MarkTests {
  @Test(arguments: Architecture.allCases)
  func `marks stand in their order`(architecture: Architecture) throws {
    for file in try ArchitectureSource(named: architecture.name).files {
      let titles = file.marks.map(\.title).filter { !$0.isEmpty }
      let places = titles.map { title in Concern.allCases.firstIndex { $0.rawValue == title } }
      #expect(!places.contains(nil), "\(file.path)")
      let known = places.compactMap(\.self)
      #expect(known == known.sorted(), "\(file.path)")
    }
  }

  @Test(arguments: Architecture.allCases, Concern.allCases)
  func `every concern is taken care of somewhere`(
    architecture: Architecture, concern: Concern
  ) throws {
    let concerns = try ArchitectureSource(named: architecture.name).concerns
    #expect(concerns[concern]?.isEmpty == false)
  }

  @Test(arguments: Architecture.allCases)
  func `every mark of a concern has something under it`(architecture: Architecture) throws {
    for file in try ArchitectureSource(named: architecture.name).files {
      let marks = file.marks.filter { !$0.title.isEmpty }
      #expect(file.regions.count == marks.count, "\(file.path)")
    }
  }
}
