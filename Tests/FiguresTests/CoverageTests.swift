import Figures
import Testing

/// The lines that run without a screen.
struct CoverageTests {
  @Test func `the lines of a file that can run are counted, and those that ran`() throws {
    let counts = try LineCounts(
      lcov: """
        SF:/kit/A.swift
        FN:1,name
        DA:1,3
        DA:2,0
        DA:4,1
        DA:9,1
        end_of_record
        SF:/kit/B.swift
        DA:1,0
        DA:2,0
        DA:2,5
        DA:3,5
        DA:3,0
        LF:3
        end_of_record
        """)
    let a = counts.lines(of: "/kit/A.swift") { $0 < 9 }
    let b = counts.lines(of: "/kit/B.swift") { _ in true }
    let other = counts.lines(of: "/kit/C.swift") { _ in true }
    #expect([a.all, a.run, b.all, b.run, other.all, other.run] == [3, 2, 3, 2, 0, 0])
    for text in ["", "SF:/kit/A.swift\nend_of_record", "SF:a\nDA:x,1", "SF:a\nDA:1"] {
      #expect(throws: FormatError.self) { try LineCounts(lcov: text) }
    }
  }

  @Test func `a share is that of the core, and parts are named wherever their files are`() throws {
    func file(_ path: String, _ run: Int, of lines: Int, isCore: Bool = true) -> Coverage.File {
      Coverage.File(path: path, isCore: isCore, lines: lines, runLines: run)
    }
    let module = Coverage.Module(
      name: "MVP", codeHash: "1",
      files: [
        file("View.swift", 0, of: 300), file("Presenter.swift", 200, of: 200),
        file("Portraits/Portrait.swift", 1, of: 300, isCore: false),
        file("Sections/Rows+Cells.swift", 199, of: 200),
      ])
    #expect(module.coreShare == "57 %")
    #expect(module.runningParts == ["`Presenter` 100 %", "`Portrait` 1 %", "`Rows+Cells` 99 %"])
    #expect(Coverage.Module(name: "", codeHash: "", files: []).coreShare == nil)
    let coverage = Coverage(commit: "5996cb4", modules: [module])
    #expect(Coverage(json: coverage.json) == coverage)
    #expect(Coverage(json: "{}") == nil)
    #expect(coverage["MVP"] == module)
    #expect(coverage["MVC"] == nil)
  }
}
