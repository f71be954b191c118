import Catalogue
import CommandLineInterface
import ListRendering
import TestSupport
import Testing

@testable import EmployeeList

@MainActor
struct ScreenOptionsTests {
  @Test func `every option has an effect, and without any the bundled list is drawn`() throws {
    let cases: [(arguments: [String], summary: String)] = [
      ([], "MassiveController from bundled, 60 columns, all lines"),
      (
        ["MVC", "--count", "500", "--width", "40", "--height", "20"],
        "MVC from generated(count: 500), 40 columns, 20 lines"
      ),
      (["VIPER", "--refuse-changes"], "VIPER from bundled, 60 columns, all lines, no changes"),
      (["viper", "--employees", "-"], "VIPER from file(\"-\"), 60 columns, all lines"),
    ]
    let summaries = try cases.map { arguments, _ -> String in
      let options = try options(arguments)
      let lines = options.height.map { "\($0)" } ?? "all"
      return "\(options.architecture.name) from \(options.source), \(options.size.width) columns, "
        + "\(lines) lines\(options.refusesChanges ? ", no changes" : "")"
    }
    #expect(summaries == cases.map(\.summary))
  }

  @Test func `an architecture without a screen names those that have one`() {
    func expectNames(_ option: String, _ screen: String, _ owners: [Architecture]) {
      let messages = Architecture.allCases.map { architecture in
        errorMessage { try ScreenOptions(arguments: [architecture.name, option]) }
      }
      let names = owners.map(\.name)
      let expected = Architecture.names.map { name in
        names.contains(name)
          ? "no error"
          : "\(name) has no \(screen); these have one: \(names.joined(separator: ", "))"
      }
      #expect(messages == expected)
    }
    expectNames("--grid", "grid", Architecture.allWithGrid)
  }

  @Test func `a wrong argument is named together with the valid values`() {
    let cases: [(arguments: [String], message: String)] = [
      (
        ["MVP2"],
        "unknown architecture “MVP2”; there are \(Architecture.names.joined(separator: ", "))"
      ),
      (["MVC", "VIPER"], "one architecture at a time: “VIPER” is the second"),
      (
        ["MVC", "people.json"],
        "“people.json” is no architecture; for a file, write --employees people.json"
      ),
      (
        ["Team/People"],
        "“Team/People” is no architecture; for a file, write --employees Team/People"
      ),
      (["-"], "“-” is no architecture; for a file, write --employees -"),
      (
        ["MVC", "500"],
        "“500” is no architecture; for generated employees, write --count 500"
      ),
      (["--count", "many"], "--count takes a whole number from 0 to 10000000, not “many”"),
      (["--width", "7"], "--width takes a whole number from 8 to 1000, not “7”"),
      (["--height", "2"], "--height takes a whole number from 3 to 1000, not “2”"),
      (
        ["--count", "3", "--employees", "people.json"],
        "--employees and --count cannot both be given"
      ),
      (["--skip-faulty"], "--skip-faulty needs --employees"),
      (["--wide"], "unknown option --wide\n\n\(ScreenOptions.usage)"),
    ]
    let messages = cases.map { arguments, _ in
      errorMessage { try ScreenOptions(arguments: arguments) }
    }
    #expect(messages == cases.map(\.message))
  }

  @Test func `the list fills a terminal unless something asks for a printed frame`() throws {
    let cases: [(arguments: [String], isTerminal: Bool, term: String?, fills: Bool)] = [
      ([], true, "xterm", true), (["MVC", "--width", "40"], true, "vt100", true),
      ([], false, "xterm", false), ([], true, "dumb", false), ([], true, nil, false),
      ([], true, "", false), (["--height", "9"], true, "xterm", false),
      (["--employees", "-"], true, "xterm", false),
    ]
    let fills = try cases.map { arguments, isTerminal, term, _ in
      try options(arguments).fillsTerminal(isTerminal: isTerminal, term: term)
    }
    #expect(fills == cases.map(\.fills))
  }

  @Test func `the page of help names every option, and the fields and limits of a file`() throws {
    let lines = [
      "--employees", "--skip-faulty", "--count", "--width", "--height", "--grid",
      "--refuse-changes", "--help", "id", "name", "specialization", "photo", "workplaces", "phone",
      "email",
      "starred",
    ]
    let limits = ["a JSON list", "UTF-8", "256 MB", "may be missing or null", "no others"]
    let missing = (lines.map { "\n  \($0) " } + limits).filter { !ScreenOptions.usage.contains($0) }
    #expect(missing == [])
    let help = try ["--help", "-h"].filter { try ScreenOptions(arguments: [$0]) == nil }
    #expect(help == ["--help", "-h"])
  }

  private func options(_ arguments: [String]) throws -> ScreenOptions {
    try #require(try ScreenOptions(arguments: arguments))
  }
}
