import CommandLineInterface
import Figures
import Foundation
import SeededRandomness
import TestSupport
import Testing

@testable import Benchmarks

/// The files of complete and of interrupted runs.
@MainActor
struct DeliveryTests {
  private let folder: TemporaryFolder
  private let delivery: Delivery

  init() throws {
    folder = try TemporaryFolder()
    delivery = Delivery(
      format: .json,
      output: OutputFile(path: folder.path(of: "figures.json"), option: "--output"),
      chart: OutputFile(path: folder.path(of: "chart.svg"), option: "--chart"))
  }

  @Test func `an interrupted run leaves the old files, and names those beside them`() throws {
    try folder.write("old", to: "figures.json")
    var report = BenchmarkReport.full
    report.results = []
    report.isComplete = false
    report.ablations[0].first.time = nil
    let nothing = try delivery.deliver(partial: report)
    let names = folder.names
    #expect(nothing.hasSuffix(": the run was stopped before anything was measured\n"))
    report.results = BenchmarkReport.full.results
    let lines = try delivery.deliver(partial: report)
    let (figures, chart) = ("figures.partial.json", "chart.partial.svg")
    let place = "\(folder.path(of: figures)) and \(folder.path(of: chart))"
    #expect(lines.hasPrefix(report.closingLines.joined(separator: "\n")))
    #expect(lines.hasSuffix(": the run was stopped; what was measured is in \(place)\n"))
    #expect([names, folder.names] == [["figures.json"], [chart, "figures.json", figures]])
    let texts = try folder.names.map(folder.text)
    #expect(texts == [Chart(report).svg, "old", report.printableJSON])
  }

  @Test func `a partial file is named after the file, and a device takes everything`() {
    let paths = ["a/figures.json", "figures", "./a.b/figures", "a.b.csv", ".figures", "/dev/null"]
    let partial = paths.map { OutputFile(path: $0, option: "--output").partial.path }
    #expect(
      partial == [
        "a/figures.partial.json", "figures.partial", "./a.b/figures.partial", "a.b.partial.csv",
        ".figures.partial", "/dev/null",
      ])
  }

  @Test func `a run that is stopped keeps its complete rounds only`() async throws {
    let options = RunOptions(rounds: 9, batchTime: 0)
    let workload = Workload(count: 2, seed: 1)
    let report = await Task {
      var session = Session(
        entries: [.direct], operations: [.drawList], workload: workload, options: options)
      var generator = SeededGenerator(seed: 1)
      var rounds = 0
      await session.run(generator: &generator) { _, share in
        if share > 0, share < 1 { rounds += 1 }
        // The step of the fourth round is not finished.
        if rounds == 4 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      var report = BenchmarkReport.sample()
      report.add(session)
      return report
    }.value
    #expect(report.results.map(\.rounds) == [3])
  }
}
