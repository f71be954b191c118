import CommandLineInterface
import Figures
import Foundation
import Testing

@testable import Benchmarks

/// Random command lines and figures files of the benchmark.
@MainActor
struct BenchmarksFuzzTests {
  @Test func `a random command line of Benchmarks is understood or gets a message`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "benchmark-options").run(CommandLines.random) { input, _ in
        do throws(UsageError) {
          _ = try BenchmarksInvocation(arguments: CommandLines.arguments(input))
          return nil
        } catch {
          return CommandLines.fault(of: error)
        }
      }
    }
    if result == nil { FuzzCases(name: "benchmark-options").recordCrash() }
  }

  @Test func `a random figures file is rendered safely, or gets a message`() async {
    let result = await #expect(processExitsWith: .success) {
      let recorded = try await FigureFiles.recorded()
      try await FuzzCases(name: "figures").run { generator in
        var bytes = recorded
        generator.mutate(&bytes, tokens: FigureFiles.tokens)
        FigureFiles.mutateValue(in: &bytes, with: &generator)
        return bytes
      } fault: { input, _ in
        try FigureFiles.fault(of: input)
      }
    }
    if result == nil { FuzzCases(name: "figures").recordCrash() }
  }
}

@MainActor
private enum FigureFiles {
  static let tokens = [
    "0", "-1", "1e308", "-1e308", "1e-308", "1e400", "null", "true", "[]", "{}", "\"\"", "NaN", ",",
    ":",
    "\"\\u001b[31m\"", "\"\\u202e\\u009b\"", "\"=1+1|<b>`\"", "9223372036854775807", "[{}]",
  ]

  /// The recorded figures, cut to a few of each kind.
  static func recorded() throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var report = try Report(file: folder.appending(path: "Benchmarks/Results/figures.json").path)
    report.results = Array(report.results.prefix(3))
    report.means = Array(report.means.prefix(2))
    report.footprints = Array(report.footprints.prefix(2))
    report.ablations = Array(report.ablations.prefix(2))
    return Array(report.json.utf8)
  }

  /// Replaces the value after a random colon, which leaves most documents readable.
  static func mutateValue(in bytes: inout [UInt8], with generator: inout FuzzGenerator) {
    let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
    guard !colons.isEmpty else { return }
    let start = generator.one(of: colons) + 1
    let end = bytes[start...].firstIndex { ",\n}]".utf8.contains($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: generator.one(of: tokens).utf8)
  }

  static func fault(of input: [UInt8]) throws -> String? {
    let report: Report
    do throws(FormatError) {
      report = try Report(json: Data(input))
    } catch {
      return CommandLines.fault(of: error)
    }
    for text in [report.table, report.markdown, report.printableJSON, Chart(report).svg] {
      let shown = text.unicodeScalars.filter { $0 != "\n" }
      if let scalar = shown.first(where: DrawnFrame.isHarmful) {
        return "U+\(String(scalar.value, radix: 16)) in \(text)"
      }
    }
    let again = try Report(json: Data(report.printableJSON.utf8))
    return again.json == report.json ? nil : "the JSON changes when it is read and written again"
  }
}
