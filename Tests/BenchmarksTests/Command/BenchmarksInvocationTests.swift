import Catalogue
import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

/// The command line, and Ctrl-C while something is measured.
struct BenchmarksInvocationTests {
  @Test func `the default run answers three questions, and options measure more`() throws {
    let every = TimedOperation.all.map(\.id).joined(separator: " ")
    let short = TimedOperation.all.filter { $0.sizes.contains(100_000) }.map(\.id)
      .joined(separator: " ")
    let ablations = Ablation.all.map(\.id).joined(separator: " ")
    let hint =
      "This run measured 3 of \(TimedOperation.all.count + Ablation.all.count) operations and ablations. "
      + "More: --all, or --operation with a name from --list.\n"
    for (arguments, plan) in [
      ([], ["10000: cell-for-row load refresh-one", ""]),
      (["--architecture", "MVP", "--employees", "7"], ["7: cell-for-row load refresh-one", ""]),
      (["--all"], ["1000: \(every)", "10000: \(every)", "100000: \(short)", ablations]),
      (["--all", "--employees", "7"], ["7: \(every)", ablations]),
      (["--operation", "swap"], ["1000: swap", "10000: swap", ""]),
      (["--all", "--operation", "swap"], ["1000: swap", "10000: swap", ""]),
      (["--operation", "reload-or-compare"], ["10000: ", "reload-or-compare"]),
      (["--smoke"], ["100: \(every)", ablations]),
      (["--smoke", "--operation", "swap"], ["100: swap", ""]),
    ] {
      var (options, _) = try measuring(arguments)
      options.isRelease = true
      #expect(self.plan(of: options) == plan, "\(arguments)")
      let isDefault = plan[plan.count - 2].contains("cell-for-row load") && plan.last == ""
      #expect(options.hint == (isDefault ? hint : ""))
    }
    #expect(plan(of: RunOptions(isRelease: false)) == ["1000: cell-for-row load refresh-one", ""])
  }

  @Test func `the references are always measured, and a draft only if it is named`() throws {
    let entries = try [[], ["--architecture", "MVP", "--architecture", "MVC"]].map { arguments in
      Entry.all.filter(try measuring(arguments).0.includes).map(\.name)
    }
    let all = ["Direct"] + Architecture.published.map(\.name) + ["control"]
    #expect(entries == [all, ["Direct", "MassiveController", "MVC", "MVP", "control"]])
    let draft = Entry(name: "MVC", isDraft: true) { DirectSubject(employees: $0) }
    let choices = try [[], ["--architecture", "MVC"]].map { try measuring($0).0 }
    #expect(choices.map { $0.includes(draft) } == [false, true])
  }

  /// The operations on each list, then the ablations.
  private func plan(of options: RunOptions) -> [String] {
    let lists = options.listSizes.map { size in
      "\(size): \(options.operations(forListOf: size).map(\.id).joined(separator: " "))"
    }
    let ablations = Ablation.all.map(\.id).filter(options.includes(id:))
    return lists + [ablations.joined(separator: " ")]
  }

  @Test func `every option has an effect, and some can be repeated`() throws {
    let (options, delivery) = try measuring([
      "--rounds", "7", "--seed", "18446744073709551615", "--time", "30", "--format", "json",
      "--output", "figures.json", "--chart", "chart.svg", "--architecture", "MVC", "--operation",
      "swap", "--employees", "2", "--architecture", "VIPER", "--operation", "draw-list",
      "--employees", "2000000", "--all",
    ])
    let expected = RunOptions(
      architectures: ["MVC", "VIPER"], operations: ["swap", "draw-list"], measuresAll: true,
      sizes: [2, 2_000_000], rounds: 7, timeLimit: 30, seed: .max)
    #expect(options == expected)
    #expect(
      delivery
        == Delivery(
          format: .json, output: OutputFile(path: "figures.json", option: "--output"),
          chart: OutputFile(path: "chart.svg", option: "--chart")))
    let smoke = try [["--smoke"], ["--smoke", "--rounds", "4"], ["--rounds", "4", "--smoke"]].map {
      try measuring($0).0.rounds
    }
    #expect(smoke == [3, 4, 4])
    let batchTimes = try [[], ["--smoke"]].map { try measuring($0).0.batchTime }
    #expect(batchTimes == [0.005, 0.000_5])
    let (standard, printing) = try measuring([])
    #expect(standard == RunOptions(rounds: 15, timeLimit: 15, seed: 1))
    #expect(printing == Delivery())
  }

  @Test func `the other commands are recognized`() throws {
    for (arguments, command) in [
      (["--smoke", "--help"], "help"), (["render", "-h"], "help"),
      (["--list"], "list"),
      (["render", "a.json", "--format", "json"], "render a.json json"),
      (["coverage", "a.json", "--output", "b"], "coverage a.json b"),
    ] {
      let words =
        switch try BenchmarksInvocation(arguments: arguments) {
        case .help: ["help"]
        case .list: ["list"]
        case .measure: ["measure"]
        case .render(let file, let delivery): ["render", file, delivery.format.rawValue]
        case .coverage(let file, let delivery): ["coverage", file, delivery.output?.path ?? ""]
        }
      #expect(words.joined(separator: " ") == command)
    }
  }

  private func measuring(_ arguments: [String]) throws -> (RunOptions, Delivery) {
    guard case .measure(let options, let delivery) = try BenchmarksInvocation(arguments: arguments)
    else {
      throw UsageError("nothing to measure")
    }
    return (options, delivery)
  }

  // MARK: - Errors

  @Test func `a wrong argument is named together with the valid values`() {
    let architectures = "one of " + Architecture.names.joined(separator: ", ")
    let operations =
      "one of " + (TimedOperation.all.map(\.id) + Ablation.all.map(\.id)).joined(separator: ", ")
    for (arguments, message) in [
      (["--architecture"], "--architecture takes \(architectures)"),
      (["--architecture", "MVX"], "--architecture takes \(architectures), not “MVX”"),
      (["--operation", "dance"], "--operation takes \(operations), not “dance”"),
      (["--employees", "1"], "--employees takes a whole number from 2 to 2000000, not “1”"),
      (["--time", "0"], "--time takes a whole number from 1 to 86400, not “0”"),
      (["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615, not “-1”"),
      (["--format", "xml"], "--format takes one of table, json, not “xml”"),
      (["--output", "a", "--chart", "a"], "--output and --chart name the same file"),
      (["--list", "--chart", "a.svg"], "--list and --chart cannot both be given"),
      (["render"], "render takes one file, not 0"),
      (["render", "a", "b"], "render takes one file, not 2"),
      (["--fast"], "unknown option --fast\n\n\(BenchmarksInvocation.usage)"),
      (["--smoke", "render"], "unknown option render\n\n\(BenchmarksInvocation.usage)"),
      (["render", "a", "--smoke"], "unknown option --smoke\n\n\(BenchmarksInvocation.usage)"),
    ] {
      #expect(self.message(about: arguments) == message)
    }
  }

  private func message(about arguments: [String]) -> String? {
    do {
      _ = try BenchmarksInvocation(arguments: arguments)
      return nil
    } catch {
      return error.description
    }
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
  func `a second signal ends the program`(signal: Int32) async {
    await #expect(processExitsWith: .exitCode(128 + signal)) { [signal = signal as Int32] in
      let interruption = Interruption(ready: { if $0 == signal { kill(getpid(), signal) } }) {
        kill(getpid(), signal)
      }
      await Self.endlessWork(with: interruption)
    }
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
