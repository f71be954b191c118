import Figures
import Foundation
import Markup
import SourceAnalysis
import TestSupport
import Testing

@testable import Benchmarks

/// The pages about the benchmarks agree with the program and with the recorded figures.
@MainActor
struct BenchmarksPageTests {
  private let page = "Benchmarks/README.md"
  private let figures = "Benchmarks/Results/figures.json"
  private let chart = "Benchmarks/Results/chart.svg"

  @Test func `the README and the chart have the tables of the command and the recorded figures`()
    throws
  {
    let report = try Report(json: Data(text(of: figures).utf8))
    let printed = Listing.markdown + report.markdown
    var document = try text(of: page)
    let names = [
      "operations", "run", "ablations", "factors", "results", "cells", "times",
    ]
    for name in names {
      let text = try Self.block(name, of: printed).text
      try Self.block(name, of: document).replaceText(with: text, in: &document)
    }
    try GeneratedFile.expect(page, toBe: document)
    try GeneratedFile.expect(chart, toBe: Chart(report).svg)
  }

  @Test func `the README states the operations of the default run and the time of a batch`()
    throws
  {
    let page = try text(of: page)
    let introduction = page.prefix { $0 != "|" }
    let ids = TimedOperation.all.filter { $0.isInDefaultRun }.map { "`\($0.id)`" }
    #expect(ids.filter { !introduction.contains($0) } == [])
    let milliseconds = Int(RunOptions().batchTime * 1_000)
    #expect(page.contains("until a batch takes \(milliseconds) ms"))
  }

  private func text(of path: String) throws -> String {
    try PackageFolder.ofThisPackage().text(of: path)
  }

  private static func block(_ name: String, of text: String) throws -> DocumentBlock {
    let block = try DocumentBlock.all(in: text).first { $0.request == name }
    return try #require(block, "there is no block “\(name)”")
  }
}
