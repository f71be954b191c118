import Foundation
import ListRendering
import TestSupport
import Testing

/// Runs that are stopped by a signal.
struct StoppedRunTests {
  @Test func `a cancelled test ends its processes`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "started")
    let run = Task { try await ProgramRun.run("echo > '\(path)'; sleep 500") }
    #expect(await MainActor.wait { FileManager.default.fileExists(atPath: path) })
    run.cancel()
    #expect(try await run.value.status == 128 + SIGKILL)
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
      #expect(run.status == status, "\(signal)")
      #expect(try folder.text(of: "chart.svg") + folder.text(of: "figures.json") == "oldold")
      #expect(folder.names.count { $0.hasPrefix(".") } == 0)
    }
  }
}
