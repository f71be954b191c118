import Testing

@testable import Benchmarks

/// The command line, and what it says of a bad one.
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

  @Test func `every option is taken`() throws {
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

  @Test func `what is to be measured can be named more than once`() throws {
    let (options, _) = try measuring([
      "--architecture", "MVC", "--operation", "swap", "--employees", "2", "--architecture", "VIPER",
      "--operation", "draw-list", "--employees", "2000000",
    ])
    #expect(options.architectures == ["MVC", "VIPER"])
    #expect(options.operations == ["swap", "draw-list"])
    #expect(options.listSizes == [2, 2_000_000])
  }

  @Test(arguments: [["--smoke"], ["--smoke", "--rounds", "4"], ["--rounds", "4", "--smoke"]])
  func `smoke is small, and rounds that are named stay`(arguments: [String]) throws {
    let (options, _) = try measuring(arguments)
    #expect(options.isSmoke)
    #expect(options.listSizes == [100])
    #expect(options.rounds == (arguments.count == 1 ? 3 : 4))
  }

  @Test(arguments: Delivery.Format.allCases)
  func `a format is taken by its name`(format: Delivery.Format) throws {
    #expect(try measuring(["--format", format.rawValue]).1.format == format)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["--smoke", "--help"], ["--list", "--help"], ["render", "--help"],
    ["compare", "a.json", "-h"],
  ])
  func `help is given wherever it is asked for`(arguments: [String]) throws {
    guard case .help = try Invocation(arguments: arguments) else {
      Issue.record("no help")
      return
    }
  }

  @Test(arguments: [["--list", "--format", "markdown"], ["--format", "markdown", "--list"]])
  func `what can be measured is listed in the form that is asked for`(
    arguments: [String]
  ) throws {
    guard case .list(let delivery) = try Invocation(arguments: arguments) else {
      Issue.record("no list")
      return
    }
    #expect(delivery.format == .markdown)
  }

  @Test func `render takes a file and what is to be made of it`() throws {
    guard
      case .render(let request) = try Invocation(arguments: [
        "render", "figures.json", "--format", "markdown", "--chart", "chart.svg",
      ])
    else {
      Issue.record("nothing to render")
      return
    }
    #expect(request.file == "figures.json")
    #expect(request.delivery.format == .markdown)
    #expect(request.delivery.chart?.path == "chart.svg")
  }

  @Test func `compare takes two files in their order`() throws {
    let arguments = ["compare", "--fail-on-regression", "before.json", "after.json"]
    guard case .compare(let request) = try Invocation(arguments: arguments) else {
      Issue.record("nothing to compare")
      return
    }
    #expect(
      request
        == CompareRequest(before: "before.json", after: "after.json", failsOnRegression: true))
  }

  private func measuring(_ arguments: [String]) throws -> (Options, Delivery) {
    guard case .measure(let options, let delivery) = try Invocation(arguments: arguments) else {
      throw UsageError.unknownOption("--help")
    }
    return (options, delivery)
  }
}
