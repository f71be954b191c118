import Foundation
import PackageFiles
import TestSupport
import Testing

/// The files that the programs write, when writing fails or the run is stopped.
struct UnfinishedWriteTests {
  @Test func `a failed write changes nothing and leaves nothing behind`() async throws {
    let folder = try TemporaryFolder()
    let figures = try PackageFolder.ofThisPackage().text(of: "Benchmarks/Results/figures.json")
    try folder.write(figures, to: "figures.json")
    try folder.write("old", to: "old")
    let programs = [
      "Benchmarks render figures.json --chart", "Benchmarks render figures.json --output",
    ]
    for program in programs {
      // A limit for the size of files is as good as a full disk, also for the data of coverage.
      let run = try await ProgramRun.run(
        "cd '\(folder.url.path)' && (ulimit -f 0; \(program) old 2>&1; echo status $?) | tail -n 2",
        environment: ["LLVM_PROFILE_FILE": "/dev/null"])
      let hasMessage = run.text.contains(" could not write “old”: File too large\nstatus 74\n")
      let old = try folder.text(of: "old")
      #expect(hasMessage, "\(program): \(run.text)")
      #expect([old] + folder.names == ["old", "figures.json", "old"], "\(program)")
    }
  }

  @Test func `a run that is stopped at any moment leaves the old files`() async throws {
    for (signal, status) in [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)] {
      let folder = try TemporaryFolder()
      for name in ["chart.svg", "figures.json"] { try folder.write("old", to: name) }
      let run = try await ProgramRun.run(
        """
        cd '\(folder.url.path)' || exit
        (until kill -\(signal) "$(cat pid)"; do :; done) 2>&- &
        sh -c 'echo $$ >pid; exec Benchmarks --smoke --output figures.json --chart chart.svg'
        """)
      let texts = try ["chart.svg", "figures.json"].map(folder.text)
      let hidden = folder.names.filter { $0.hasPrefix(".") }
      #expect(run.status == status, "\(signal)")
      #expect([texts, hidden] == [["old", "old"], []], "\(signal)")
    }
  }
}
