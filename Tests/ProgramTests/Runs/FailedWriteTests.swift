import Foundation
import PackageFiles
import TestSupport
import Testing

/// The files that the programs write, when writing fails.
struct FailedWriteTests {
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
      #expect(run.text.contains(" could not write “old”: File too large\nstatus 74\n"))
      #expect(try folder.text(of: "old") == "old", "\(program)")
      #expect(folder.names == ["figures.json", "old"], "\(program)")
    }
  }
}
