import Catalogue
import CommandLineInterface
import Foundation
import PackageFiles
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
    let three = "cell-for-row load refresh-one"
    let cases: [(arguments: [String], plan: [String])] = [
      ([], ["10000: \(three)", ""]),
      (["--architecture", "MVP", "--employees", "7"], ["7: \(three)", ""]),
      (["--all"], ["1000: \(every)", "10000: \(every)", "100000: \(short)", ablations]),
      (["--all", "--employees", "7"], ["7: \(every)", ablations]),
      (["--operation", "swap"], ["1000: swap", "10000: swap", ""]),
      (["--all", "--operation", "swap"], ["1000: swap", "10000: swap", ""]),
      (["--operation", "reload-or-compare"], ["10000: ", "reload-or-compare"]),
      (["--smoke"], ["100: \(every)", ablations]),
      (["--smoke", "--operation", "swap"], ["100: swap", ""]),
    ]
    let options = try cases.map { arguments, _ -> RunOptions in
      var options = try measuring(arguments).0
      options.isRelease = true
      return options
    }
    #expect(options.map(plan) == cases.map(\.plan))
    let debug = plan(of: RunOptions(isRelease: false))
    #expect(debug == ["1000: \(three)", ""])
    let count = TimedOperation.all.count + Ablation.all.count
    let hint =
      "This run measured 3 of \(count) operations and ablations. More: --all, or --operation with "
      + "a name from --list.\n"
    #expect(options.map(\.hint) == options.map { $0.isDefault ? hint : "" })
    let page = try PackageFolder.ofThisPackage().text(of: "Benchmarks/README.md")
    let introduction = page.prefix { $0 != "|" }
    let unnamed = three.split(separator: " ").filter { !introduction.contains("`\($0)`") }
    #expect(unnamed == [], "in the README")
  }

  /// The operations on each list, then the ablations.
  private func plan(of options: RunOptions) -> [String] {
    let lists = options.listSizes.map { size in
      "\(size): \(options.operations(forListOf: size).map(\.id).joined(separator: " "))"
    }
    let ablations = Ablation.all.map(\.id).filter(options.includes(id:))
    return lists + [ablations.joined(separator: " ")]
  }

  @Test func `the references are always measured, and a draft only if it is named`() throws {
    let draft = Entry(name: "MVC", isDraft: true) { DirectSubject(employees: $0) }
    let all = try measuring([]).0
    let named = try measuring(["--architecture", "MVP", "--architecture", "MVC"]).0
    let entries = [all, named].map { options in Entry.all.filter(options.includes).map(\.name) }
    #expect(
      entries == [
        ["Direct"] + Architecture.published.map(\.name) + ["control"],
        ["Direct", "MassiveController", "MVC", "MVP", "control"],
      ])
    #expect([all.includes(draft), named.includes(draft)] == [false, true])
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
    let files = Delivery(
      format: .json, output: OutputFile(path: "figures.json", option: "--output"),
      chart: OutputFile(path: "chart.svg", option: "--chart"))
    #expect(delivery == files)
    let smoke = try [["--smoke"], ["--smoke", "--rounds", "4"], ["--rounds", "4", "--smoke"]].map {
      try measuring($0).0.rounds
    }
    #expect(smoke == [3, 4, 4])
  }

  private func measuring(_ arguments: [String]) throws -> (RunOptions, Delivery) {
    guard case .measure(let options, let delivery) = try BenchmarksInvocation(arguments: arguments)
    else {
      throw UsageError("nothing to measure")
    }
    return (options, delivery)
  }

  @Test func `a wrong argument is named together with the valid values`() {
    let architectures = "one of " + Architecture.names.joined(separator: ", ")
    let operations =
      "one of " + (TimedOperation.all.map(\.id) + Ablation.all.map(\.id)).joined(separator: ", ")
    let cases: [(arguments: [String], message: String)] = [
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
    ]
    let messages = cases.map { arguments, _ in
      errorMessage { try BenchmarksInvocation(arguments: arguments) }
    }
    #expect(messages == cases.map(\.message))
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

  @Test func `a second signal ends the program`() async {
    await #expect(processExitsWith: .exitCode(128 + SIGINT)) {
      let interruption = Interruption(ready: { if $0 == SIGINT { kill(getpid(), SIGINT) } }) {
        kill(getpid(), SIGINT)
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
