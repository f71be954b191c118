import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

struct JSONTests {
  @Test func `a report without a value has no key for it`() {
    var report = Report.sample([.sample("MVC", difference: "line 1 is wrong")])
    report.machine.load = nil
    for text in ["null", "\"factor\"", "\"load\""] { #expect(!report.json.contains(text)) }
  }

  @Test func `reading a document and writing it again changes nothing`() throws {
    let json = Report.full.json
    #expect(try Report(json: Data(json.utf8)).json == json)
  }

  @Test(arguments: [
    ("", "is not the JSON of a run"),
    ("[]", "is not the JSON of a run"),
    ("{\"version\": 2}", "is not the JSON of a run"),
    ("{\"configuration\": \"\"}", "has no version, and version 2 is read; measure again"),
    (
      "{\"configuration\": \"\", \"version\": 3}",
      "has version 3, and version 2 is read; measure again"
    ),
    ("{\"configuration\": \"\", \"version\": 2}", "has no toolchain"),
  ])
  func `a document that is not a report is rejected`(json: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Report(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("\"median\" : 200", "\"median\" : \"200\"", "results[0].nanoseconds.median"),
    ("\"median\" : 200", "\"median\" : -200", "results[0].nanoseconds"),
    ("\"estimate\" : 1.1", "\"estimate\" : 0", "results[1].factor"),
    ("\"estimate\" : 1.1", "\"estimate\" : 1e-308", "results[1].factor"),
    ("\"employees\" : 10000", "\"employees\" : 0", "results[0].employees"),
    ("\"rounds\" : 15", "\"rounds\" : -1", "results[0].rounds"),
    ("\"unit\" : \"row\"", "\"unit\" : \"\(String(repeating: "x", count: 1_001))\"", "results[0]"),
    ("\"cellsCreated\" : 42", "\"cellsCreated\" : -42", "footprints[0].cellsCreated"),
  ])
  func `an impossible figure is rejected with its path`(old: String, new: String, path: String) {
    let json = Report.full.json.replacing(old, with: new)
    let error = #expect(throws: UsageError.self) { try Report(json: Data(json.utf8)) }
    #expect(error?.description == "has something else for \(path) than a run writes")
  }

  @Test(arguments: [
    ("entries", 100), ("operations", 100), ("lengths of lists", 100), ("results", 10_000),
    ("means", 10_000), ("footprints", 10_000),
  ])
  func `a document that could fill the memory is rejected`(kind: String, limit: Int) throws {
    let mean = Report.full.summary[0]
    func json(_ count: Int) -> Data {
      var report = Report.sample()
      switch kind {
      case "entries": report.results = (0..<count).map { .sample("\($0)") }
      case "operations": report.results = (0..<count).map { .sample("MVC", "\($0)") }
      case "lengths of lists": report.results = (1...count).map { .sample("MVC", employees: $0) }
      case "results": report.results = (0..<count).map { _ in .sample("MVC") }
      case "means": report.summary = (0..<count).map { _ in mean }
      default: report.footprints = (0..<count).map { _ in .sample("MVC") }
      }
      return Data(report.json.utf8)
    }
    #expect(throws: Never.self) { try Report(json: json(limit)) }
    let error = #expect(throws: UsageError.self) { try Report(json: json(limit + 1)) }
    #expect(error?.description == "has more than \(limit) \(kind)")
  }

  @Test func `an unreadable file is named with the reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "figures.json")
    let path = folder.path(of: "figures.json")
    let wrong = #expect(throws: UsageError.self) { try Report(file: path) }
    #expect(wrong?.description == "“\(path)” is not the JSON of a run")
    let missing = #expect(throws: UsageError.self) { try Report(file: "\(path).gone") }
    #expect(missing?.description == "“\(path).gone” is not there")
  }
}
