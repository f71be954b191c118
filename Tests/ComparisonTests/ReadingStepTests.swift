import Catalogue
import PackageFiles
import Testing

@testable import Comparison

/// What is new from one architecture to the next.
struct ReadingStepTests {
  private func source(_ files: [(path: String, text: String)]) -> ArchitectureSource {
    ArchitectureSource(name: "A", files: files.map { SourceFile(path: $0.path, text: $0.text) })
  }

  @Test func `a line counts as often as it is new, without comments, blanks and chapters`() {
    let first = source([
      ("Cells.swift", "let a = 1\n"), ("Model.swift", "let b = 1\nlet c = 1\nlet c = 1\n"),
      ("Portraits/More.swift", "let g = 1\n"),
    ])
    let second = source([
      ("Cells.swift", "let a = 1\n"),
      ("Model.swift", "// A comment.\n\n  let c = 1\nlet d = 1\nlet d = 1\n"),
      ("Grid/Grid.swift", "let e = 1\n"), ("Presenter.swift", "let b = 1\nlet f = 1\n"),
    ])
    let step = ReadingStep(from: first, to: second)
    #expect(step.newLineCount == 3)
    #expect(step.goneLineCount == 1)
    #expect(step.equalFiles == ["Cells.swift"])
  }

  @Test func `each step of the page is one of two architectures that exist`() throws {
    let table = try DocumentFacts.ofThisPackage.get().stepTable
    let steps = Architecture.published.flatMap { architecture in
      architecture.predecessors.map { "\($0) → \(architecture)" }
    }
    #expect(Set(table.rows.map { $0[0] }) == Set(steps))
  }
}
