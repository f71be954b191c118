import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

/// The document that other programs read.
struct JSONTests {
  @Test func `the keys of the first version stay`() throws {
    let keys = try JSONKeys.paths(in: Report.full.json)
    let first = [
      "configuration", "results[].architecture", "results[].operation", "results[].employees",
      "results[].rows", "results[].verified", "results[].difference",
      "results[].nanosecondsPerRow.median", "results[].nanosecondsPerRow.lower",
      "results[].nanosecondsPerRow.upper", "results[].factor.estimate", "results[].factor.lower",
      "results[].factor.upper",
    ]
    #expect(keys.isSuperset(of: first))
  }

  @Test func `what is not known is left out`() {
    var report = Report.sample([.sample("MVC", difference: "line 1 is wrong")])
    report.machine.load = nil
    #expect(!report.json.contains("null"))
    #expect(!report.json.contains("\"factor\""))
    #expect(!report.json.contains("\"load\""))
  }

  @Test func `a report is read as it was written`() throws {
    let json = Report.full.json
    #expect(try Report(json: Data(json.utf8)).json == json)
  }

  @Test(arguments: [
    ("", "is not the JSON of a run"),
    ("[]", "is not the JSON of a run"),
    ("{\"version\": 2}", "is not the JSON of a run"),
    (
      "{\"configuration\": \"release\", \"results\": []}",
      "has no version, and version 2 is read; measure again"
    ),
    (
      "{\"configuration\": \"release\", \"version\": 3}",
      "has version 3, and version 2 is read; measure again"
    ),
    ("{\"configuration\": \"release\", \"version\": 2}", "has no toolchain"),
  ])
  func `a document that is none is refused`(json: String, message: String) {
    let error = #expect(throws: ReportError.self) { try Report(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("\"median\" : 200", "\"median\" : \"200\"", "results[0].nanoseconds.median"),
    ("\"median\" : 200", "\"median\" : -200", "results[0].nanoseconds"),
    ("\"estimate\" : 1.1", "\"estimate\" : 0", "results[1].factor"),
  ])
  func `a figure that no run writes is named`(old: String, new: String, key: String) {
    let json = Report.full.json.replacing(old, with: new)
    let error = #expect(throws: ReportError.self) { try Report(json: Data(json.utf8)) }
    #expect(error == .wrong(key))
  }

  @Test func `a file is named with what is wrong with it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "figures.json")
    let path = folder.path(of: "figures.json")
    let wrong = #expect(throws: UsageError.self) { try Report(file: path) }
    #expect(wrong?.description == "“\(path)” is not the JSON of a run")
    let missing = #expect(throws: UsageError.self) { try Report(file: "\(path).gone") }
    #expect(missing?.description == "“\(path).gone” is not there")
  }
}
