import CommandLineInterface
import Employees
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

/// The files of complete and of interrupted runs.
struct DeliveryTests {
  private let folder: TemporaryFolder
  private let delivery: Delivery

  init() throws {
    folder = try TemporaryFolder()
    var delivery = Delivery(format: .csv)
    delivery.output = OutputFile(path: folder.path(of: "figures.csv"), option: "--output")
    delivery.chart = OutputFile(path: folder.path(of: "chart.svg"), option: "--chart")
    self.delivery = delivery
  }

  @Test func `an interrupted run leaves the old files, and names those beside them`() throws {
    try folder.write("old", to: "figures.csv")
    var report = Report.full
    report.isComplete = false
    let line = try delivery.deliver(partial: report)
    #expect(
      line.hasSuffix(
        ": the run was stopped; what was measured is in \(folder.path(of: "figures.partial.csv"))"
          + " and \(folder.path(of: "chart.partial.svg"))\n"))
    #expect(folder.names == ["chart.partial.svg", "figures.csv", "figures.partial.csv"])
    #expect(try folder.text(of: "figures.csv") == "old")
    #expect(try folder.text(of: "figures.partial.csv") == report.csv)
    #expect(try folder.text(of: "chart.partial.svg") == Chart(report).svg)
  }

  @Test func `an interrupted run that measured nothing writes nothing`() throws {
    var report = Report.sample(footprints: [.sample("MVC")])
    report.isComplete = false
    report.asPublished = Report.full.asPublished
    report.asPublished[0].published = nil
    let line = try delivery.deliver(partial: report)
    #expect(line.hasSuffix(": the run was stopped before anything was measured\n"))
    #expect(folder.names == [])
  }

  @Test(arguments: [
    ("a/figures.json", "a/figures.partial.json"), ("figures", "figures.partial"),
    ("./a.b/figures", "./a.b/figures.partial"), ("a.b.csv", "a.b.partial.csv"),
    (".figures", ".figures.partial"), ("/dev/null", "/dev/null"),
  ])
  func `a partial file is named after the file, and a device takes everything`(
    path: String, partial: String
  ) {
    #expect(OutputFile(path: path, option: "--output").partial.path == partial)
  }

  @Test func `the rendered report of a stopped run goes to the named files`() throws {
    var report = Report.full
    report.isComplete = false
    try delivery.deliver(report)
    #expect(folder.names == ["chart.svg", "figures.csv"])
    #expect(try folder.text(of: "figures.csv") == report.csv)
  }

  @Test @MainActor func `a run that is stopped keeps its complete rounds only`() async throws {
    var options = Options()
    options.rounds = 9
    options.batchTime = 0
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
      var report = Report.sample()
      report.add(session)
      return report
    }.value
    #expect(report.results.map(\.rounds) == [3])
    #expect(report.hasMeasurements)
  }
}
