import Foundation
import TestSupport
import Testing

/// The figures files that the benchmark reads, when they are something else.
@Suite(.timeLimit(.minutes(5)))
struct FiguresFileTests {
  private static let reasons = [
    (".", "is a folder"), ("/dev/zero", "is no file"), ("/dev/null", "is no file"),
    ("pipe", "is no file"), ("loop", "cannot be read: Too many levels of symbolic links"),
    ("missing", "is not there"), ("large", "is larger than 10 MB"),
    ("empty", "is not the JSON of a run"), ("bytes", "is not the JSON of a run"),
    ("open", "is not the JSON of a run"), ("deep", "is not the JSON of a run"),
  ]

  @Test func `a file that is no report is named with the reason`() async throws {
    let folder = try TemporaryFolder()
    let levels = 100_000
    let (opening, closing) = (
      String(repeating: "[", count: levels), String(repeating: "]", count: levels)
    )
    try folder.write("", to: "empty")
    try folder.write(opening, to: "open")
    try folder.write(
      #"{"configuration": "", "version": 2, "x": \#(opening)\#(closing)}"#, to: "deep")
    try folder.write(String(repeating: " ", count: 10_000_001), to: "large")
    try Data([0x7B, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80])
      .write(to: folder.url.appending(path: "bytes"))
    _ = try await ProgramRun.run("cd '\(folder.url.path)' && mkfifo pipe && ln -s loop loop")
    for (name, reason) in Self.reasons {
      let run = try await ProgramRun.run(
        "cd '\(folder.url.path)' && ulimit -v 4000000 && Benchmarks render '\(name)'")
      #expect(run.errors == "Benchmarks: “\(name)” \(reason)\n")
      #expect(run.status == 64, "\(name)")
      #expect(run.output.isEmpty, "\(name)")
    }
  }

  @Test func `the name of a missing file cannot control the terminal`() async throws {
    let run = try await ProgramRun.run(#"Benchmarks render "$(printf 'a\033\302\233')""#)
    #expect(run.errors == "Benchmarks: “a␛\u{FFFD}” is not there\n")
  }
}
