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

  @Test func `a document that is not a report, or has an impossible figure, is rejected`() {
    for (json, reason) in [
      ("", "is not the JSON of a run"),
      ("[]", "is not the JSON of a run"),
      ("{\"version\": 3}", "is not the JSON of a run"),
      ("{\"configuration\": \"\"}", "has no version, and version 3 is read; measure again"),
      (
        "{\"configuration\": \"\", \"version\": 2}",
        "has version 2, and version 3 is read; measure again"
      ),
      ("{\"configuration\": \"\", \"version\": 3}", "has no toolchain"),
    ] {
      #expect(rejection(of: Data(json.utf8)) == reason)
    }
    let long = String(repeating: "x", count: 1_001)
    let json = Report.full.json
    for (old, new, path) in [
      ("\"median\" : 200", "\"median\" : \"200\"", "results[0].time.median"),
      ("\"median\" : 200", "\"median\" : -200", "results[0].time.median"),
      ("\"estimate\" : 1.1", "\"estimate\" : 0", "means[0].factor.estimate"),
      ("\"estimate\" : 1.1", "\"estimate\" : 1e-308", "means[0].factor.estimate"),
      ("\"employees\" : 10000", "\"employees\" : 0", "footprints[0].employees"),
      ("\"rows\" : 40000", "\"rows\" : -1", "results[0].rows"),
      ("\"rounds\" : 15", "\"rounds\" : -1", "results[0].rounds"),
      ("\"unit\" : \"row\"", "\"unit\" : \"\(long)\"", "results[0].unit"),
      ("\"tier\" : 1", "\"tier\" : -1", "means[0].tier"),
      ("\"cellsCreated\" : 42", "\"cellsCreated\" : -42", "footprints[0].cellsCreated"),
      (
        "\"allocationsPerRow\" : 0", "\"allocationsPerRow\" : -1", "footprints[0].allocationsPerRow"
      ),
      ("\"unit\" : \"cast\"", "\"unit\" : \"\(long)\"", "ablations[0].unit"),
      ("\"median\" : 50", "\"median\" : 0", "ablations[0].first.time.median"),
    ] {
      let rejection = rejection(of: Data(json.replacing(old, with: new).utf8))
      #expect(rejection == "has something else for \(path) than a run writes")
    }
  }

  @Test func `a document that could fill the memory is rejected`() throws {
    for count in [100, 101] {
      let numbers = 1...count
      let results = [
        numbers.map { Report.OperationResult.sample("\($0)") },
        numbers.map { .sample("MVC", "\($0)") }, numbers.map { .sample("MVC", employees: $0) },
      ]
      let reason = "has more than 100 entries, operations or lengths of lists"
      for results in results {
        let rejection = rejection(of: Data(Report.sample(results).json.utf8))
        #expect(rejection == (count == 100 ? nil : reason))
      }
    }
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
