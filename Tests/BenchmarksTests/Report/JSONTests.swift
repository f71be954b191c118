import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

struct JSONTests {
  @Test func `a document has no key without a value, and is written again as it was`() throws {
    var report = Report.sample([.sample("MVC", difference: "line 1 is wrong")])
    report.machine.load = nil
    let json = report.json
    #expect(["null", "\"factor\"", "\"load\""].filter(json.contains) == [])
    for json in [json, Report.full.json] { #expect(try Report(json: Data(json.utf8)).json == json) }
  }

  @Test func `a document that is not a report, or has an impossible figure, is rejected`() {
    for (json, reason) in [
      ("", "is not the JSON of a run"),
      ("[]", "is not the JSON of a run"),
      ("{\"version\": 2}", "is not the JSON of a run"),
      ("{\"configuration\": \"\"}", "has no version, and version 2 is read; measure again"),
      (
        "{\"configuration\": \"\", \"version\": 3}",
        "has version 3, and version 2 is read; measure again"
      ),
      ("{\"configuration\": \"\", \"version\": 2}", "has no toolchain"),
    ] {
      #expect(rejection(of: Data(json.utf8)) == reason)
    }
    let long = String(repeating: "x", count: 1_001)
    let json = Report.full.json
    for (old, new, path) in [
      ("\"median\" : 200", "\"median\" : \"200\"", "results[0].nanoseconds.median"),
      ("\"median\" : 200", "\"median\" : -200", "results[0].nanoseconds.median"),
      ("\"estimate\" : 1.1", "\"estimate\" : 0", "results[1].factor.estimate"),
      ("\"estimate\" : 1.1", "\"estimate\" : 1e-308", "results[1].factor.estimate"),
      ("\"employees\" : 10000", "\"employees\" : 0", "footprints[0].employees"),
      ("\"rows\" : 40000", "\"rows\" : -1", "results[0].rows"),
      ("\"rounds\" : 15", "\"rounds\" : -1", "results[0].rounds"),
      ("\"unit\" : \"row\"", "\"unit\" : \"\(long)\"", "results[0].unit"),
      ("\"tier\" : 1", "\"tier\" : -1", "summary[0].tier"),
      ("\"cellsCreated\" : 42", "\"cellsCreated\" : -42", "footprints[0].cellsCreated"),
      (
        "\"allocationsPerRow\" : 0", "\"allocationsPerRow\" : -1", "footprints[0].allocationsPerRow"
      ),
      ("\"unit\" : \"cast\"", "\"unit\" : \"\(long)\"", "asPublished[0].unit"),
      ("\"median\" : 50", "\"median\" : 0", "asPublished[0].published.median"),
    ] {
      let rejection = rejection(of: Data(json.replacing(old, with: new).utf8))
      #expect(rejection == "has something else for \(path) than a run writes")
    }
  }

  @Test func `a document that could fill the memory is rejected`() throws {
    for (kind, limit) in [
      ("entries", 100), ("operations", 100), ("lengths of lists", 100), ("results", 10_000),
      ("means", 10_000), ("footprints", 10_000),
    ] {
      // An exhaustive run tests that each limit itself is fine; this takes seconds for 10,000.
      let isShort = limit == 100 || Repetition.isExhaustive
      let fine = isShort ? rejection(of: try document(with: limit, kind)) : nil
      let rejection = rejection(of: try document(with: limit + 1, kind))
      #expect([fine, rejection] == [nil, "has more than \(limit) \(kind)"])
    }
  }

  /// A document with a number of parts of a kind.
  private func document(with count: Int, _ kind: String) throws -> Data {
    var report = Report.sample()
    let mean = Report.full.summary[0]
    switch kind {
    case "entries": report.results = (0..<count).map { .sample("\($0)") }
    case "operations": report.results = (0..<count).map { .sample("MVC", "\($0)") }
    case "lengths of lists": report.results = (1...count).map { .sample("MVC", employees: $0) }
    case "results": report.results = Array(repeating: .sample("MVC"), count: count)
    case "means": report.summary = Array(repeating: mean, count: count)
    default: report.footprints = Array(repeating: .sample, count: count)
    }
    return try JSONEncoder().encode(report)
  }

  @Test func `an unreadable file is named with the reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "figures.json")
    let path = folder.path(of: "figures.json")
    let rejections = [path, "\(path).gone"].map { path in
      rejection { () throws(UsageError) in try Report(file: path) }
    }
    #expect(rejections == ["“\(path)” is not the JSON of a run", "“\(path).gone” is not there"])
  }

  /// Why a document is not read, or `nil`.
  private func rejection(of json: Data) -> String? {
    rejection { () throws(UsageError) in try Report(json: json) }
  }

  private func rejection(_ read: () throws(UsageError) -> Report) -> String? {
    do {
      _ = try read()
      return nil
    } catch {
      return error.description
    }
  }
}
