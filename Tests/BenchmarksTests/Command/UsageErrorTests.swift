import Catalogue
import Testing

@testable import Benchmarks

/// What is said of a command line that cannot be followed.
struct UsageErrorTests {
  private nonisolated static let architectures =
    "one of " + Architecture.allCases.map(\.name).joined(separator: ", ")

  @Test(arguments: [
    (["--architecture"], "--architecture takes \(architectures)"),
    (["--architecture", "MVX"], "--architecture takes \(architectures), not “MVX”"),
    (["--architecture", "--smoke"], "--architecture takes \(architectures)"),
    (["--employees"], "--employees takes a whole number from 2 to 2000000"),
    (["--employees", "1"], "--employees takes a whole number from 2 to 2000000, not “1”"),
    (["--employees", "1e3"], "--employees takes a whole number from 2 to 2000000, not “1e3”"),
    (["--employees", "-5"], "--employees takes a whole number from 2 to 2000000, not “-5”"),
    (["--rounds", "2"], "--rounds takes a whole number from 3 to 1000, not “2”"),
    (["--rounds", "1001"], "--rounds takes a whole number from 3 to 1000, not “1001”"),
    (["--time", "0"], "--time takes a whole number from 1 to 86400, not “0”"),
    (["--time", "1.5"], "--time takes a whole number from 1 to 86400, not “1.5”"),
    (["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615, not “-1”"),
    (["--format"], "--format takes one of table, markdown, json, csv"),
    (["--format", "xml"], "--format takes one of table, markdown, json, csv, not “xml”"),
    (["--output"], "--output takes a file to write"),
    (["--output", ""], "--output takes a file to write"),
    (["--chart", "--smoke"], "--chart takes an SVG file to write"),
    (["--output", "a", "--chart", "a"], "--output and --chart name the same file"),
    (["--list", "--format", "json"], "--list and --format json cannot both be given"),
    (["--list", "--chart", "a.svg"], "--list and --chart cannot both be given"),
    (["render"], "render takes one JSON file, not 0"),
    (["render", "a", "b"], "render takes one JSON file, not 2"),
    (["compare", "a.json"], "compare takes two JSON files, not 1"),
    (["compare", "a", "b", "c"], "compare takes two JSON files, not 3"),
  ])
  func `a bad value is answered with the option and what it takes`(
    arguments: [String], message: String
  ) {
    #expect(self.message(for: arguments) == message)
  }

  @Test func `an operation that there is not is answered with those that there are`() throws {
    let message = try #require(self.message(for: ["--operation", "dance"]))
    #expect(message.hasPrefix("--operation takes one of cell-for-row, "))
    #expect(message.hasSuffix(", not “dance”"))
    for operation in Operation.all { #expect(message.contains(operation.id)) }
  }

  @Test(arguments: [
    "--rounds 5", "--seed 5", "--time 5", "--format csv", "--output a", "--chart a",
  ])
  func `an option with one value cannot be given twice`(option: String) {
    let words = option.split(separator: " ").map(String.init)
    #expect(message(for: words + words) == "\(words[0]) is given twice")
  }

  @Test(arguments: [
    ["--fast"], ["fast"], ["--smoke", "render"], ["render", "a", "--smoke"],
    ["compare", "a", "b", "--format", "csv"],
  ])
  func `an option that there is not is answered with those that there are`(arguments: [String]) {
    let message = self.message(for: arguments) ?? ""
    #expect(message.hasPrefix("unknown option "))
    #expect(message.hasSuffix(Invocation.usage))
  }

  @Test func `every option stands on the page of help`() {
    let options = [
      "--architecture", "--operation", "--employees", "--rounds", "--time", "--seed", "--smoke",
      "--format", "--output", "--chart", "--list", "--help", "--fail-on-regression",
    ]
    for option in options { #expect(Invocation.usage.contains(option)) }
  }

  private func message(for arguments: [String]) -> String? {
    do {
      _ = try Invocation(arguments: arguments)
      return nil
    } catch {
      return error.description
    }
  }
}
