import CommandLineInterface
import ListRendering
import Testing

@testable import Benchmarks
@testable import EmployeeList
@testable import SideBySide

/// Random command lines of the programs.
@MainActor
struct CommandLineFuzzTests {
  @Test func `a random command line has valid options or a message`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "options").run(CommandLines.random) { input, _ in
        let arguments = CommandLines.arguments(input)
        let faults = [
          CommandLines.faultOfApp(arguments), CommandLines.faultOfView(arguments),
          CommandLines.faultOfBenchmark(arguments),
        ]
        return faults.compactMap(\.self).first
      }
    }
    if result == nil { FuzzCases(name: "options").recordCrash() }
  }
}

extension CommandLines {
  fileprivate static func faultOfApp(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      guard let options = try ScreenOptions(arguments: arguments) else { return nil }
      let isValid =
        ListRenderer.minimumWidth...1_000 ~= options.size.width
        && 3...1_000 ~= options.height ?? 3
      return isValid ? nil : "\(options)"
    } catch {
      return fault(of: error)
    }
  }

  fileprivate static func faultOfView(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try SideBySideInvocation(arguments: arguments)
      return nil
    } catch {
      return fault(of: error)
    }
  }

  fileprivate static func faultOfBenchmark(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try BenchmarksInvocation(arguments: arguments)
      return nil
    } catch {
      return fault(of: error)
    }
  }
}

/// Random command lines; a zero byte ends each argument.
@MainActor
private enum CommandLines {
  static func random(from generator: inout FuzzGenerator) -> [UInt8] {
    let words = (0..<generator.number(below: 7)).map { _ in
      switch generator.number(below: 8) {
      case 0: generator.text()
      case 1, 2: generator.one(of: values)
      default: generator.one(of: options)
      }
    }
    var bytes = Array(words.joined(separator: "\0").utf8)
    if generator.number(below: 4) == 0 { generator.mutate(&bytes, tokens: options + values) }
    return bytes
  }

  static func arguments(_ input: [UInt8]) -> [String] {
    input.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns what is wrong with an error, which must be readable and harmless.
  static func fault(of error: some Error & CustomStringConvertible) -> String? {
    if error.description.isEmpty { return "an empty message" }
    let shown = error.description.visibleLines.unicodeScalars
    let harmful = shown.first { $0 != "\n" && DrawnFrame.isHarmful($0) }
    return harmful.map { "U+\(String($0.value, radix: 16)) in the message" }
  }

  private static let options = [
    "--help", "--employees", "--count", "--width", "--height", "--skip-faulty",
    "--grid", "--refuse-changes",
    "--list", "--traces", "--html", "--architecture", "--operation",
    "--rounds", "--time", "--seed", "--smoke", "--format", "--output", "--chart", "render",
    "taps", "MVC", "VIPER", "measure", "-h", "-", "--",
  ]

  private static let values = [
    "0", "1", "2", "8", "40", "1000", "1001", "-1", "99999999999999999999", "1e3", "٣", "", " ",
    "json", "cell-for-row", "people.json", "/", "\u{1B}[31m", "MVP", "=1+1",
  ]
}
