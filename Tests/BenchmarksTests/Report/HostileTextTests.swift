import CommandLineInterface
import Foundation
import Testing

@testable import Benchmarks

/// Every form of a report whose texts come from a stranger.
struct HostileTextTests {
  @Test func `no text of a report reaches a terminal as a control or an invisible character`()
    throws
  {
    for scalar in Report.hostileScalars {
      let report = try Report.filled(with: "a\(scalar)b")
      let other = try Report.filled(with: "a\(scalar)c")
      let comparisons = [
        Comparison(of: report, with: other), Comparison(of: report, with: report),
      ].map(\.text)
      for text in [report.table, report.markdown, report.csv] + comparisons {
        // A line break of the text itself could forge a line.
        #expect(!text.contains("a\nb") && !text.contains("a\r\nb"), "\(name(of: scalar))")
        let lines = text.replacing("\r\n", with: "\n")
        #expect(lines.visibleLines == lines, "\(name(of: scalar))")
      }
    }
  }

  @Test func `the JSON of a report is harmless on a terminal, and has the same texts again`() throws
  {
    let hostile = Set(Report.hostileScalars)
    for scalar in Report.hostileScalars {
      let report = try Report.filled(with: "a\(scalar)b")
      let isRaw = report.json.unicodeScalars.contains { $0 != "\n" && hostile.contains($0) }
      #expect(!isRaw, "\(name(of: scalar))")
      let copy = try Report(json: Data(report.json.utf8))
      #expect(copy.results.map(\.operation) == report.results.map(\.operation))
      #expect(copy.toolchain.unicodeScalars.elementsEqual(["a", scalar, "b"]))
    }
  }

  @Test func `the JSON keeps visible text as it is, and escapes the rest in UTF-16`() throws {
    var report = Report.sample()
    report.toolchain = "é漢😀 “/\u{9B}\u{E0041}"
    let json = report.json
    #expect(json.contains("\"é漢😀 “\\/\\u009b\\udb40\\udc41\""))
  }

  private func name(of scalar: Unicode.Scalar) -> String {
    "U+\(String(scalar.value, radix: 16))"
  }
}
