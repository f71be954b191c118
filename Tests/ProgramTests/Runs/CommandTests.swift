import Foundation
import TestSupport
import Testing

/// The benchmark and the page, from the command line to the files.
@Suite(.timeLimit(.minutes(5)))
struct CommandTests {
  private let folder: TemporaryFolder
  private let short = "Benchmarks --smoke --architecture MVC --employees 2"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `measured figures can be rendered again, and are printed if they cannot be saved`()
    async throws
  {
    let measured = try await run(
      "\(short) --operation tap --operation reload-or-compare --operation open-rows-making"
        + " --format json --output a.json --chart a.svg")
    #expect(measured.status == 0)
    #expect(measured.output.isEmpty)
    let isVerified = measured.errors.contains(#/(?m)^\d+ of \d+ outputs verified; /#)
    #expect(isVerified, "\(measured.errors)")
    let rendered = try await run("Benchmarks render a.json --format json --chart b.svg")
    let table = try await run("Benchmarks render a.json")
    let unsaved = try await run("Benchmarks render a.json --format json --output /dev/full")
    let figures = try folder.text(of: "a.json")
    #expect([rendered.text, unsaved.text] == [figures, figures])
    #expect(try folder.text(of: "a.svg") == folder.text(of: "b.svg"))
    let isShown = [
      figures.contains(#""id" : "open-rows-making""#),
      table.text.contains("\ntap: Tap every Call button"),
    ]
    #expect(isShown == [true, true])
    #expect(unsaved.status == 74)
    #expect(
      unsaved.errors
        == "Benchmarks: --output could not write “/dev/full”: No space left on device\n")
    #expect(folder.names == ["a.json", "a.svg", "b.svg"])
  }

  @Test func `every operation is verified, also on a list in which a search finds nobody`()
    async throws
  {
    let run = try await run("\(short)")
    let isShown = ["\nsearch: Type ", "FAIL"].map(run.text.contains)
    #expect(run.status == 0)
    #expect(isShown == [true, false], "\(run.text)")
  }

  @Test func `a terminal shows the progress on one line, and clears it`() async throws {
    let run = try await ProgramRun.run("\(short) --operation tap --seed 2", columns: 40)
    let shown = run.text.split(separator: "\r").filter { $0.contains(#/^2 employees, \d+ %/#) }
    let tooLong = shown.filter { $0.count >= 40 + "\u{1B}[K".count }
    let texts = ["\r2 employees, 0 %: checking Tap", "\r\u{1B}[K", "seed 2, 3 rounds."]
    let missing = texts.filter { !run.text.contains($0) }
    #expect(run.status == 0)
    #expect(tooLong == [])
    #expect(missing == [])
  }

  @Test func `every command prints its page`() async throws {
    let pages = [
      ("Benchmarks --list", "Architectures:\n"), ("Benchmarks --help", "Usage: Benchmarks "),
      ("EmployeeList --help", "Usage: EmployeeList "), ("SideBySide --list", "Concerns:\n"),
      ("COLUMNS=80 SideBySide taps MVC", "Taps\n\nMVC\n"),
      ("COLUMNS=80 SideBySide --traces load-fails MVC", "Calls\n\nMVC\n"),
    ]
    for (line, beginning) in pages {
      let run = try await run(line)
      let isAsExpected = run.status == 0 && run.errors.isEmpty && run.text.hasPrefix(beginning)
      #expect(isAsExpected, "\(line): status \(run.status), \(run.text.prefix(80))\(run.errors)")
    }
  }

  @Test func `a page is written to its file, and nothing is printed`() async throws {
    let run = try await run("SideBySide --html page.html")
    let beginning = try folder.text(of: "page.html").prefix(15)
    #expect(run.status == 0)
    #expect([run.errors, run.text] + folder.names == ["", "", "page.html"])
    #expect(beginning == "<!DOCTYPE html>")
  }

  private func run(_ line: String) async throws -> ProgramRun {
    try await ProgramRun.run("cd '\(folder.url.path)' && \(line)")
  }
}
