import CommandLineInterface
import Employees
import Foundation
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
    var delivery = Delivery(format: .csv)
    delivery.output = OutputFile(path: folder.path(of: "figures.csv"), option: "--output")
    delivery.chart = OutputFile(path: folder.path(of: "chart.svg"), option: "--chart")
    self.delivery = delivery
  }

  @Test func `an interrupted run leaves the old files, and names those beside them`() throws {
    try folder.write("old", to: "figures.csv")
    var report = Report.sample(footprints: [.sample("MVC")])
    report.isComplete = false
    report.asPublished = Report.full.asPublished
    report.asPublished[0].published = nil
    let nothing = try delivery.deliver(partial: report)
    let names = folder.names
    report.results = Report.full.results
    let line = try delivery.deliver(partial: report)
    #expect(nothing.hasSuffix(": the run was stopped before anything was measured\n"))
    #expect(
      line.hasSuffix(
        ": the run was stopped; what was measured is in \(folder.path(of: "figures.partial.csv"))"
          + " and \(folder.path(of: "chart.partial.svg"))\n"))
    #expect(
      [names, folder.names]
        == [["figures.csv"], ["chart.partial.svg", "figures.csv", "figures.partial.csv"]])
    #expect(try folder.names.map(folder.text) == [Chart(report).svg, "old", report.csv])
  }

  @Test func `a partial file is named after the file, and a device takes everything`() {
    let paths = ["a/figures.json", "figures", "./a.b/figures", "a.b.csv", ".figures", "/dev/null"]
    #expect(
      paths.map { OutputFile(path: $0, option: "--output").partial.path } == [
        "a/figures.partial.json", "figures.partial", "./a.b/figures.partial", "a.b.partial.csv",
        ".figures.partial", "/dev/null",
      ])
  }

  @Test func `the rendered report of a stopped run goes to the named files`() throws {
    var report = Report.full
    report.isComplete = false
    try delivery.deliver(report)
    let texts = try ["chart.svg", "figures.csv"].map(folder.text)
    #expect(folder.names.count == 2 && texts == [Chart(report).svg, report.csv])
  }

  // MARK: - While a run goes on

  @Test func `a table is printed list by list, each once, and a debug build warns first`() {
    var report = Report.sample([.sample("MVC", employees: 1_000)])
    report.configuration = "debug"
    var delivery = Delivery()
    let results = report.results
    report.results = []
    let nothing = delivery.finishedLists(of: report)
    report.results = results
    let first = delivery.finishedLists(of: report)
    report.results.append(.sample("MVC"))
    let second = delivery.finishedLists(of: report)
    report.footprints = [.sample("MVC")]
    #expect([nothing, delivery.finishedLists(of: report)] == ["", ""])
    #expect(first.contains("This is a debug build") && second.hasPrefix("10,000 employees, "))
    #expect(first + second + delivery.text(of: report) == report.table)
    // Other forms and files get the figures at the end only.
    let file = OutputFile(path: "figures", option: "--output")
    let deliveries = [Delivery(format: .json), Delivery(format: .csv), Delivery(output: file)]
    for var delivery in deliveries { #expect(delivery.finishedLists(of: report) == "") }
  }

  @Test func `a run that is stopped keeps its complete rounds only`() async throws {
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
    #expect(report.results.map(\.rounds) == [3] && report.hasMeasurements)
  }
}
