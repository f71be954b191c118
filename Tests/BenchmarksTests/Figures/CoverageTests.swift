import Figures
import Foundation
import Testing

/// The lines that run without a screen.
struct CoverageTests {
  @Test func `the lines of a file that can run are read, and those that ran`() throws {
    func file(_ name: String, _ count: Int, _ covered: Int) -> String {
      """
      {"filename": "/kit/\(name)", "segments": [[1, 2, 3, true, true, false]], "summary": \
      {"lines": {"count": \(count), "covered": \(covered), "percent": 1}}}
      """
    }
    let json = """
      {"data": [{"files": [\(file("A.swift", 3, 2)), \(file("B.swift", 3, 0))], "totals": {}}], \
      "type": "llvm.coverage.json.export", "version": "2.0.1"}
      """
    let counts = try #require(LineCounts(json: Data(json.utf8)))
    let lines = ["A", "B", "C"].map { name in
      counts["/kit/\(name).swift"].map { [$0.count, $0.covered] }
    }
    #expect(lines == [[3, 2], [3, 0], nil])
    #expect(LineCounts(json: Data("{}".utf8)) == nil)
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
    let coverage = Coverage(commit: "5996cb4", modules: [module])
    #expect(try Coverage(json: coverage.json) == coverage)
    #expect(["MVP", "MVC"].map { coverage[$0] } == [module, nil])
  }
}
