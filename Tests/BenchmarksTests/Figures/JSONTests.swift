import Figures
import Foundation
import TestSupport
import Testing

/// The document as a file, which may come from a stranger.
struct JSONTests {
  @Test func `a document has no key without a value, and is written again as it was`() throws {
    var report = Report.sample([.sample("MVC", difference: "line 1 is wrong")])
    report.machine.load = nil
    let json = report.json
    #expect(["null", "\"factor\"", "\"load\""].filter(json.contains) == [])
    for json in [json, Report.full.json] { #expect(try Report(json: Data(json.utf8)).json == json) }
  }

  @Test func `a document that is not a report is rejected`() {
    for (json, reason) in [
      ("", "is not the JSON of a run"),
      ("[]", "is not the JSON of a run"),
      ("{\"version\": 4}", "is not the JSON of a run"),
      ("{\"configuration\": \"\"}", "has no version, and version 4 is read; measure again"),
      (
        "{\"configuration\": \"\", \"version\": 2}",
        "has version 2, and version 4 is read; measure again"
      ),
      ("{\"configuration\": \"\", \"version\": 4}", "has no toolchain"),
    ] {
      #expect(rejection(of: Data(json.utf8)) == reason)
    }
  }

  @Test func `a value of another type is named by its path`() {
    let text = Report.full.json.replacing("\"median\" : 200", with: "\"median\" : \"200\"")
    #expect(
      rejection(of: Data(text.utf8))
        == "has something else for results[0].time.median than a run writes")
  }

  /// Why a document is not read, or `nil`.
  private func rejection(of json: Data) -> String? {
    do {
      _ = try Report(json: json)
      return nil
    } catch {
      return error.description
    }
  }
}
