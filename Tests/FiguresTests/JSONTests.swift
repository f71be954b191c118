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
  }

  @Test func `a figure that no run writes is named by its path`() {
    let text = Report.full.json.replacing("\"median\" : 200", with: "\"median\" : \"200\"")
    #expect(
      rejection(of: Data(text.utf8))
        == "has something else for results[0].time.median than a run writes")
    let long = String(repeating: "x", count: 1_001)
    let wrong: [(path: String, change: (inout Report) -> Void)] = [
      ("rounds", { $0.rounds = -1 }),
      ("results[0].entry", { $0.results[0].entry = long }),
      ("results[0].operation", { $0.results[0].operation = long }),
      ("results[0].unit", { $0.results[0].unit = long }),
      ("results[0].employees", { $0.results[0].employees = 0 }),
      ("results[0].rows", { $0.results[0].rows = -1 }),
      ("results[0].rounds", { $0.results[0].rounds = -1 }),
      ("results[0].time.median", { $0.results[0].time?.median = -200 }),
      ("results[0].time.lower", { $0.results[0].time?.lower = 0 }),
      ("results[0].time.upper", { $0.results[0].time?.upper = 1e19 }),
      ("results[1].factor.lower", { $0.results[1].factor?.lower = 0 }),
      ("results[1].factor.upper", { $0.results[1].factor?.upper = 1e19 }),
      ("means[0].entry", { $0.means[0].entry = long }),
      ("means[0].employees", { $0.means[0].employees = 0 }),
      ("means[0].factor.estimate", { $0.means[0].factor?.estimate = 1e-308 }),
      ("footprints[0].architecture", { $0.footprints[0].architecture = long }),
      ("footprints[0].employees", { $0.footprints[0].employees = 0 }),
      ("footprints[0].cellsCreated", { $0.footprints[0].cellsCreated = -42 }),
      ("footprints[0].allocationsPerRow", { $0.footprints[0].allocationsPerRow = -1 }),
      (
        "footprints[0].retainedBytesPerEmployee",
        { $0.footprints[0].retainedBytesPerEmployee = 1e13 }
      ),
      ("footprints[0].pagedBytesPerEmployee", { $0.footprints[0].pagedBytesPerEmployee = -1e13 }),
      ("ablations[0].id", { $0.ablations[0].id = long }),
      ("ablations[0].unit", { $0.ablations[0].unit = long }),
      ("ablations[0].first.time.median", { $0.ablations[0].first.time?.median = 0 }),
      (
        "ablations[0].first.allocationsPerUnit",
        { $0.ablations[0].first.allocationsPerUnit = -1 }
      ),
      (
        "ablations[0].second.bytesPerEmployee",
        { $0.ablations[0].second.bytesPerEmployee = 1e13 }
      ),
      ("ablations[0].factor.estimate", { $0.ablations[0].factor?.estimate = 0 }),
    ]
    for (path, change) in wrong {
      var report = Report.full
      change(&report)
      #expect(
        rejection(of: Data(report.json.utf8))
          == "has something else for \(path) than a run writes")
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
