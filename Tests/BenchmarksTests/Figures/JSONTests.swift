import Figures
import Foundation
import TestSupport
import Testing

/// The document as a file.
struct JSONTests {
  @Test func `a document has no key without a value, and is written again as it was`() throws {
    var report = BenchmarkReport.sample([.sample("MVC", difference: "line 1 is wrong")])
    report.machine.load = nil
    let needless = ["null", "\"factor\"", "\"load\""].filter(report.json.contains)
    #expect(needless == [])
    let documents = [report.json, BenchmarkReport.full.json]
    let copies = try documents.map { try BenchmarkReport(json: Data($0.utf8)).json }
    #expect(copies == documents)
  }

  @Test func `a document that no run writes is rejected, with the place of what is wrong`() {
    let wrongValue = BenchmarkReport.full.json.replacing(
      "\"median\" : 200", with: "\"median\" : \"200\"")
    let cases: [(json: String, reason: String)] = [
      ("", "is not the JSON of a run"), ("[]", "is not the JSON of a run"),
      ("{\"version\": 4}", "is not the JSON of a run"),
      ("{\"configuration\": \"\"}", "has no version, and version 4 is read; measure again"),
      (
        "{\"configuration\": \"\", \"version\": 2}",
        "has version 2, and version 4 is read; measure again"
      ),
      ("{\"configuration\": \"\", \"version\": 4}", "has no toolchain"),
      (wrongValue, "has something else for results[0].time.median than a run writes"),
    ]
    let reasons = cases.map { json, _ in errorMessage { try BenchmarkReport(json: Data(json.utf8)) }
    }
    #expect(reasons == cases.map(\.reason))
  }
}
