import Catalogue
import CommandLineInterface
import Testing

@testable import Benchmarks

struct InvocationTests {
  @Test func `without arguments everything is measured`() throws {
    let (options, delivery) = try measuring([])
    #expect(options.architectures == [])
    #expect(options.operations == [])
    #expect(options.rounds == 15)
    #expect(options.timeLimit == 15)
    #expect(options.seed == 1)
    #expect(!options.isSmoke)
    #expect(delivery == Delivery())
  }

  @Test func `every option has an effect`() throws {
    let (options, delivery) = try measuring([
      "--rounds", "7", "--seed", "18446744073709551615", "--time", "30", "--format", "csv",
      "--output", "figures.csv", "--chart", "chart.svg",
    ])
    #expect(options.rounds == 7)
    #expect(options.seed == .max)
    #expect(options.timeLimit == 30)
    #expect(delivery.format == .csv)
    #expect(delivery.output == OutputFile(path: "figures.csv", option: "--output"))
    #expect(delivery.chart == OutputFile(path: "chart.svg", option: "--chart"))
  }

  @Test func `architectures, operations and lengths can be repeated`() throws {
    let (options, _) = try measuring([
      "--architecture", "MVC", "--operation", "swap", "--employees", "2", "--architecture", "VIPER",
      "--operation", "draw-list", "--employees", "2000000",
    ])
    #expect(options.architectures == ["MVC", "VIPER"])
    #expect(options.operations == ["swap", "draw-list"])
    #expect(options.listSizes == [2, 2_000_000])
  }

  @Test(arguments: [["--smoke"], ["--smoke", "--rounds", "4"], ["--rounds", "4", "--smoke"]])
  func `--smoke measures a short list, and keeps explicit rounds`(arguments: [String]) throws {
    let (options, _) = try measuring(arguments)
    #expect(options.isSmoke)
    #expect(options.listSizes == [100])
    #expect(options.rounds == (arguments.count == 1 ? 3 : 4))
  }

  @Test(arguments: Delivery.Format.allCases)
  func `a format is named by its raw value`(format: Delivery.Format) throws {
    #expect(try measuring(["--format", format.rawValue]).1.format == format)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["--smoke", "--help"], ["--list", "--help"], ["render", "--help"],
    ["compare", "a.json", "-h"],
  ])
  func `--help works anywhere on the command line`(arguments: [String]) throws {
    guard case .help = try Invocation(arguments: arguments) else {
      Issue.record("no help")
      return
    }
  }

  @Test(arguments: [["--list", "--format", "markdown"], ["--format", "markdown", "--list"]])
  func `--list takes a format`(
    arguments: [String]
  ) throws {
    guard case .list(let delivery) = try Invocation(arguments: arguments) else {
      Issue.record("no list")
      return
    }
    #expect(delivery.format == .markdown)
  }

  @Test func `render takes a file, a format and a chart`() throws {
    let arguments = ["render", "figures.json", "--format", "markdown", "--chart", "chart.svg"]
    guard case .render("figures.json", let delivery) = try Invocation(arguments: arguments) else {
      Issue.record("nothing to render")
      return
    }
    #expect(delivery.format == .markdown)
    #expect(delivery.chart?.path == "chart.svg")
  }

  @Test func `compare takes the earlier file first`() throws {
    let arguments = ["compare", "--fail-on-regression", "before.json", "after.json"]
    guard
      case .compare("before.json", "after.json", failsOnRegression: true) = try Invocation(
        arguments: arguments)
    else {
      Issue.record("nothing to compare")
      return
    }
  }

  private func measuring(_ arguments: [String]) throws -> (Options, Delivery) {
    guard case .measure(let options, let delivery) = try Invocation(arguments: arguments) else {
      throw UsageError("nothing to measure")
    }
    return (options, delivery)
  }

  // MARK: - Errors

  private nonisolated static let architectures =
    "one of " + Architecture.names.joined(separator: ", ")

  @Test(arguments: [
    (["--architecture"], "--architecture takes \(architectures)"),
    (["--architecture", "MVX"], "--architecture takes \(architectures), not “MVX”"),
    (["--employees", "1"], "--employees takes a whole number from 2 to 2000000, not “1”"),
    (["--rounds", "2"], "--rounds takes a whole number from 3 to 1000, not “2”"),
    (["--time", "0"], "--time takes a whole number from 1 to 86400, not “0”"),
    (["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615, not “-1”"),
    (["--format", "xml"], "--format takes one of table, markdown, json, csv, not “xml”"),
    (["--output", "a", "--chart", "a"], "--output and --chart name the same file"),
    (["--list", "--format", "json"], "--list and --format json cannot both be given"),
    (["--list", "--chart", "a.svg"], "--list and --chart cannot both be given"),
    (["render"], "render takes one JSON file, not 0"),
    (["render", "a", "b"], "render takes one JSON file, not 2"),
    (["compare", "a.json"], "compare takes two JSON files, not 1"),
    (["compare", "a", "b", "c"], "compare takes two JSON files, not 3"),
  ])
  func `a wrong value is named together with the valid values`(
    arguments: [String], message: String
  ) {
    #expect(self.message(for: arguments) == message)
  }

  @Test func `an unknown operation is answered with the names of all`() throws {
    let message = try #require(self.message(for: ["--operation", "dance"]))
    #expect(message.hasPrefix("--operation takes one of cell-for-row, "))
    #expect(message.hasSuffix(", not “dance”"))
    for operation in Operation.all { #expect(message.contains(operation.id)) }
  }

  @Test(arguments: [
    ["--fast"], ["fast"], ["--smoke", "render"], ["render", "a", "--smoke"],
    ["compare", "a", "b", "--format", "csv"],
  ])
  func `an unknown option is answered with the page of help`(arguments: [String]) {
    let message = self.message(for: arguments) ?? ""
    #expect(message.hasPrefix("unknown option "))
    #expect(message.hasSuffix(Invocation.usage))
  }

  @Test func `the page of help lists every option`() {
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
