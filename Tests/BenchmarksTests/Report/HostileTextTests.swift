import Figures
import Foundation
import TerminalDrawing
import TestSupport
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every form of a report whose texts come from a stranger.
struct HostileTextTests {
  /// Scalars that a terminal, a browser or a reader could mistake for something else: line breaks,
  /// the openings of control sequences, joiners, directions, invisible ones.
  private static let scalars: [Unicode.Scalar] = [
    "\0", "\t", "\n", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{9D}", "\u{AD}", "\u{200B}",
    "\u{200D}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2069}", "\u{FE0E}", "\u{FEFF}",
    "\u{FFFE}", "\u{E0041}", "\u{E0100}",
  ]

  @Test func `no text of a report controls a terminal or is markup, and JSON keeps it`() throws {
    let harmful = try Self.scalars.filter { scalar in
      let report = try BenchmarkReport.filled(with: "a\(scalar)b")
      let svg = Chart(try BenchmarkReport.filled(with: "'<a\(scalar)b\">&")).svg
      let isXML = XMLParser(data: Data(svg.utf8)).parse()
      let copy = try BenchmarkReport(json: Data(report.printableJSON.utf8))
      let isKept = copy.toolchain.unicodeScalars.elementsEqual(["a", scalar, "b"])
      return !isXML || !isKept
        || [report.table, report.markdown, report.printableJSON, svg].contains { text in
          // A line break of the text itself could forge a line.
          text.contains("a\nb") || text.visibleLines != text
        }
    }
    #expect(harmful == [])
    var report = try BenchmarkReport.filled(with: "- a|b <i>")
    report.configuration = "release"
    let texts = ["a|b", "<i>", "| - a", "\n| 10,000 employees | \\- a\\|b \\<i\\> |\n"]
    #expect(texts.map(report.markdown.contains) == [false, false, false, true])
    report.toolchain = "é漢😀 “/\u{9B}\u{E0041}"
    #expect(report.printableJSON.contains("\"é漢😀 “\\/\\u009b\\udb40\\udc41\""))
  }
}
