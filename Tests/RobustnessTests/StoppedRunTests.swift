import Foundation
import TestSupport
import Testing

/// Runs of the benchmark that are stopped by a signal.
struct StoppedRunTests {
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
