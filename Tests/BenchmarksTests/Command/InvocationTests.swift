import Catalogue
import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

/// The command line, and Ctrl-C while something is measured.
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

  @Test func `every option has an effect, and some can be repeated`() throws {
    let (options, delivery) = try measuring([
      "--rounds", "7", "--seed", "18446744073709551615", "--time", "30", "--format", "csv",
      "--output", "figures.csv", "--chart", "chart.svg", "--architecture", "MVC", "--operation",
      "swap", "--employees", "2", "--architecture", "VIPER", "--operation", "draw-list",
      "--employees", "2000000",
    ])
    #expect(options.rounds == 7)
    #expect(options.seed == .max)
    #expect(options.timeLimit == 30)
    #expect(options.architectures == ["MVC", "VIPER"])
    #expect(options.operations == ["swap", "draw-list"])
    #expect(options.listSizes == [2, 2_000_000])
    #expect(delivery.format == .csv)
    #expect(delivery.output == OutputFile(path: "figures.csv", option: "--output"))
    #expect(delivery.chart == OutputFile(path: "chart.svg", option: "--chart"))
  }

  @Test(arguments: [["--smoke"], ["--smoke", "--rounds", "4"], ["--rounds", "4", "--smoke"]])
  func `--smoke measures a short list, and keeps explicit rounds`(arguments: [String]) throws {
    let (options, _) = try measuring(arguments)
    #expect(options.isSmoke)
    #expect(options.listSizes == [100])
    #expect(options.rounds == (arguments.count == 1 ? 3 : 4))
  }

  @Test(arguments: [
    (["--smoke", "--help"], "help"), (["render", "-h"], "help"), (["compare", "-h"], "help"),
    (["--format", "markdown", "--list"], "list markdown"),
    (["render", "a.json", "--format", "csv"], "render a.json csv"),
    (["compare", "--fail-on-regression", "a.json", "b.json"], "compare a.json b.json true"),
    (["compare", "a.json", "b.json"], "compare a.json b.json false"),
  ])
  func `the other commands are recognized`(arguments: [String], command: String) throws {
    let words =
      switch try Invocation(arguments: arguments) {
      case .help: ["help"]
      case .list(let delivery): ["list", delivery.format.rawValue]
      case .measure: ["measure"]
      case .render(let file, let delivery): ["render", file, delivery.format.rawValue]
      case .compare(let before, let after, let fails): ["compare", before, after, "\(fails)"]
      }
    #expect(words.joined(separator: " ") == command)
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

  private nonisolated static let operations =
    "one of " + (Operation.all.map(\.id) + Ablation.all.map(\.id)).joined(separator: ", ")

  @Test(arguments: [
    (["--architecture"], "--architecture takes \(architectures)"),
    (["--architecture", "MVX"], "--architecture takes \(architectures), not “MVX”"),
    (["--operation", "dance"], "--operation takes \(operations), not “dance”"),
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
    (["--fast"], "unknown option --fast\n\n\(Invocation.usage)"),
    (["--smoke", "render"], "unknown option render\n\n\(Invocation.usage)"),
    (["render", "a", "--smoke"], "unknown option --smoke\n\n\(Invocation.usage)"),
    (["compare", "a", "b", "--format"], "unknown option --format\n\n\(Invocation.usage)"),
  ])
  func `a wrong argument is named together with the valid values`(
    arguments: [String], message: String
  ) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
    #expect(error?.description == message)
  }

  // MARK: - Ctrl-C

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal calls the action, and the program continues`(signal: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [signal = signal as Int32] in
      let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
      let interruption = Interruption(ready: { if $0 == signal { kill(getpid(), signal) } }) {
        continuation.finish()
      }
      for await _ in signals {}
      exit(interruption.signal == signal ? 7 : 1)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a second signal ends the program with a message`(signal: Int32) async {
    let result = await #expect(
      processExitsWith: .exitCode(128 + signal), observing: [\.standardErrorContent]
    ) { [signal = signal as Int32] in
      let interruption = Interruption(ready: { if $0 == signal { kill(getpid(), signal) } }) {
        kill(getpid(), signal)
      }
      await Self.endlessWork(with: interruption)
    }
    #expect(lastWords(of: result).hasSuffix(": stopped at once; nothing was written\n"))
  }

  @Test func `a signal after the run ends the program`() async {
    let result = await #expect(
      processExitsWith: .exitCode(128 + SIGINT), observing: [\.standardErrorContent]
    ) {
      let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
      let interruption = Interruption(ready: { if $0 == SIGINT { continuation.finish() } }) {
        exit(EXIT_FAILURE)
      }
      for await _ in signals {}
      interruption.finish()
      kill(getpid(), SIGINT)
      await Self.endlessWork(with: interruption)
    }
    #expect(!lastWords(of: result).contains("nothing was written"))
  }

  @Test func `a signal that is ignored from the start stays ignored`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      let interruption = Interruption(ready: { signal in
        if signal == SIGHUP { exit(EXIT_FAILURE) }
        kill(getpid(), SIGHUP)
        if signal == SIGTERM { kill(getpid(), SIGTERM) }
      }) {
        exit(7)
      }
      await Self.endlessWork(with: interruption)
    }
  }

  /// Waits for a signal.
  private static func endlessWork(with interruption: Interruption) async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
