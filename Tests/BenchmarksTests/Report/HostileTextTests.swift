import CommandLineInterface
import Foundation
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every form of a report whose texts come from a stranger.
struct HostileTextTests {
  @Test func `no text of a report reaches a terminal as a control or an invisible character`()
    throws
  {
    let harmful = try Report.hostileScalars.filter { scalar in
      let report = try Report.filled(with: "a\(scalar)b")
      let svg = Chart(try Report.filled(with: "'<a\(scalar)b\">&")).svg
      let isXML = XMLParser(data: Data(svg.utf8)).parse()
      return !isXML
        || [report.table, report.markdown, svg].contains { text in
          // A line break of the text itself could forge a line.
          text.contains("a\nb") || text.visibleLines != text
        }
    }
    #expect(harmful == [])
  }

  @Test func `the JSON of a report is harmless on a terminal, and has the same texts again`() throws
  {
    let hostile = Set(Report.hostileScalars)
    let harmful = try Report.hostileScalars.filter { scalar in
      let report = try Report.filled(with: "a\(scalar)b")
      let json = report.json
      let copy = try Report(json: Data(json.utf8))
      return json.unicodeScalars.contains { $0 != "\n" && hostile.contains($0) }
        || copy.results.map(\.operation) != report.results.map(\.operation)
        || !copy.toolchain.unicodeScalars.elementsEqual(["a", scalar, "b"])
    }
    #expect(harmful == [])
    var report = Report.sample()
    report.toolchain = "é漢😀 “/\u{9B}\u{E0041}"
    #expect(report.json.contains("\"é漢😀 “\\/\\u009b\\udb40\\udc41\""))
  }
}
